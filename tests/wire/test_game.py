"""What a game says of its scores."""

from orbis.notation import parse_state
from orbis.rules.pieces import Favour
from orbis.wire.game import TempleToken, game_of

STATE = (
    "20 40W1O1,44,33W1/49,16W2B2G2O4,38R1/54G1O1,50,8W1G2O2 -|-|41,45-46,51,55-56,59-61,63 G9"
    " W3B1G1R2:-:{god}:~,~,0,~,29/~,.,4,~/.,.,20;W4B4G2:-:G6:~,12,~,~,~/1,~,~/~ take"
)


def test_a_wilderness_counts_for_each_player_what_their_god_makes_of_it() -> None:
    for god, points in (("G7", -1), ("G4", 0)):
        state = parse_state(STATE.format(god=god))
        patron = state.players[0].patron
        assert patron is not None
        assert (patron.god.favour is Favour.FREE_WILDERNESSES) == (points == 0)
        own, other = game_of(state, 0, 0, with_previews=False).scores
        assert (own.wilderness_points, other.wilderness_points) == (points, -1)
        assert own.wildernesses == points * 5


def test_temple_tokens_name_who_would_get_them() -> None:
    game = game_of(parse_state(STATE.format(god="G7")), 0, 0, with_previews=False)
    assert game.temple_tokens == (TempleToken(7, 0), TempleToken(2, None))
