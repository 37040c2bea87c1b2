/** The types of the wire, written by `python -m orbis.server.http.typescript`; not to be edited. */

/** The server: its versions, levels and languages. */
export interface About {
  readonly version: string;
  readonly rules: number;
  readonly protocol: number;
  readonly tiles: string;
  readonly levels: readonly (OfferedLevel)[];
  readonly core: "absent" | "coming" | "there";
  readonly languages: readonly (string)[];
}

/** A request was carried out and is on disk as this event. */
export interface Ack {
  readonly event: number;
  readonly duplicate?: boolean;
}

/** A request has become an event and is on disk. */
export interface Acknowledged {
  readonly kind: "ack";
  readonly table: string;
  readonly client: string;
  readonly request: number;
  readonly event: number;
  readonly duplicate?: boolean;
}

/** Make the next decision, and perhaps more of the same turn; all are made or none. */
export interface Act {
  readonly do: "act";
  readonly actions: readonly (number)[];
  readonly position: number;
}

/** How many worshippers a village, volcano or god requires, and how many there are. */
export interface Amount {
  readonly due: number;
  readonly available: number;
  readonly payable: boolean;
}

/** Answer the pending wish. */
export interface Answer {
  readonly do: "answer";
  readonly seat: number;
  readonly yes: boolean;
}

/** Ask everybody to end the game now, without a winner. */
export interface AskEnd {
  readonly do: "ask_end";
  readonly seat: number;
}

/** Ask everybody to go back to the moment after `count` moves. */
export interface AskRewind {
  readonly do: "ask_rewind";
  readonly seat: number;
  readonly count: number;
  readonly position: number;
}

/** A chance of winning at the start, what changed it, and at the end. */
export interface Books {
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly correction: number;
  readonly end: number;
}

/** A table to create from a moment of a record; the unseen tiles are shuffled again. */
export interface Branch {
  readonly count: number;
  readonly seats: readonly (NewSeat)[];
  readonly pace?: number;
}

/** The game in brief: enough for a program. */
export interface BriefGame {
  readonly state: string;
  readonly hash: string;
  readonly seat: number | null;
  readonly phase: Phase;
  readonly options: readonly (number)[];
  readonly count: number;
  readonly decided: number;
}

/** Everything that a table draws: a tile set, the gods and the limits of the game. */
export interface Catalogue {
  readonly tile_set: string;
  readonly unofficial: boolean;
  readonly tiles: readonly (Tile)[];
  readonly gods: readonly (God)[];
  readonly rounds: number;
  readonly most_worshippers: number;
}

/** What the better turn gains: more points of your own, fewer for the others, or only a better chance. */
export type Cause = "chance" | "god" | "others" | "regions" | "temple" | "wildernesses";

/** A cell of the display. */
export interface Cell {
  readonly cell: CellName;
  readonly tile: number | null;
  readonly worshippers: Worshippers;
}

/** The change of a score by part, and of the totals of all seats. */
export interface Change {
  readonly regions: number;
  readonly wildernesses: number;
  readonly temple: number;
  readonly god: number;
  readonly total: number;
  readonly seats: readonly (number)[];
}

/** A clock: the time for all turns of a seat, and the increment for each finished turn. */
export interface ClockRules {
  readonly bank: number;
  readonly increment?: number;
}

/** A one-time code that moves a seat to the device on which it is entered. */
export interface Code {
  readonly code: string;
  readonly expires: number;
}

/** The symbols to pay: of each colour, by its letter, and of any colour. */
export interface Cost {
  readonly W: number;
  readonly B: number;
  readonly G: number;
  readonly R: number;
  readonly O: number;
  readonly any: number;
}

/** Which worshipper to discard for a village or, without a slot, for a god. */
export interface DiscardDecision {
  readonly kind: "discard";
  readonly cell: CellName | null;
  readonly slot: SlotName | null;
  readonly due: number;
  readonly last: Letter | null;
}

/** The effect of a region: its kind and, where they apply, its colours and its number. */
export interface Effect {
  readonly kind: EffectKind;
  readonly colours: readonly (Letter)[];
  readonly number: number;
}

/** Nothing but to end the turn. */
export interface EndDecision {
  readonly kind: "end";
  readonly cell: CellName | null;
}

/** A message was refused and changed nothing; after `unavailable` it may have: send it again. */
export interface Error {
  readonly kind: "error";
  readonly error: Problem;
  readonly table?: string;
  readonly client?: string;
  readonly request?: number;
}

/** An event at a table, with the whole view; for programs in brief, without sentences. */
export interface Event {
  readonly kind: "event";
  readonly table: string;
  readonly event: Happened;
  readonly view?: View | null;
  readonly brief?: BriefGame | null;
}

/** Which events to return: those after a number. */
export interface EventsQuery {
  readonly after?: number;
}

/** What a seat can expect: its chance of winning, its lead over the best opponent, and its score. */
export interface Expected {
  readonly win: number;
  readonly margin: number;
  readonly regions: number;
  readonly wildernesses: number;
  readonly temple: number;
  readonly god: number;
  readonly worshippers: number;
  readonly total: number;
}

/** Something that can be counted on the table at the end of the turn. */
export type Fact = "discounts" | "inactive" | "kingdom" | "left" | "places" | "points" | "symbols" | "wildernesses";

/** The body of every error response. */
export interface Failed {
  readonly error: Problem;
}

/** What anybody needs to check the deal; the secret is added when the table is over. */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly secret: string | null;
}

/** What a god asks or grants at the end of the game (RULES section 7). */
export type Favour = "" | "each village temple volcano" | "fewest wildernesses" | "free wildernesses" | "most forest" | "most irrigation" | "most village" | "most volcano";

/** The progress of a forest: matching neighbours, and how many it needs. */
export interface ForestProgress {
  readonly slot: SlotName;
  readonly matching: number;
  readonly needed: number;
}

/** Which worshipper to gain. */
export interface GainDecision {
  readonly kind: "gain";
  readonly cell: CellName | null;
  readonly due: number;
  readonly last: Letter | null;
}

/** The game with everything that the page shows. */
export interface Game {
  readonly state: State;
  readonly hash: string;
  readonly count: number;
  readonly decided: number;
  readonly question: PlainSentence;
  readonly options: readonly (Option)[];
  readonly why: readonly (string | null)[];
  readonly scores: readonly (Score)[];
  readonly winners: readonly (number)[];
  readonly temple_tokens: readonly (TempleToken)[];
  readonly left: readonly (LeftInStacks)[];
}

export type GameEnding = "abandoned" | "agreed" | "played";

/** A god tile. */
export interface God {
  readonly number: number;
  readonly gain: number;
  readonly discard: number;
  readonly points: number;
  readonly favour: Favour;
  readonly conditional: boolean;
}

/** An event: its number, time, kind and seat, its effects, and the sentences of the log. */
export interface Happened {
  readonly number: number;
  readonly at: number;
  readonly kind: "acted" | "answered" | "created" | "left" | "moved" | "readied" | "rematched" | "replaced" | "returned" | "sat" | "took_back" | "wished";
  readonly position: number;
  readonly count?: number;
  readonly hash?: string;
  readonly seat?: number | null;
  readonly player?: string;
  readonly name?: string;
  readonly actions?: readonly (number)[];
  readonly revealed?: number | null;
  readonly decisions?: number;
  readonly wish?: "end" | "rewind" | null;
  readonly yes?: boolean | null;
  readonly reason?: "absent" | "clock" | "resigned" | null;
  readonly table?: string;
  readonly nonce?: string | null;
  readonly secret?: string | null;
  readonly log?: readonly (PlainSentence)[];
  readonly told?: readonly (number)[];
}

/** The server and its store respond. */
export interface Health {
  readonly status: "ok";
}

/** What to do next; in stronger hints the rest of the turn and why; and what to expect from it. */
export interface Hint {
  readonly strength: "tile" | "turn" | "why";
  readonly actions: readonly (number)[];
  readonly sentences: readonly (PlainSentence)[];
  readonly win: number | null;
  readonly margin: number | null;
}

/** How much a hint should reveal. */
export interface HintWish {
  readonly strength?: "tile" | "turn" | "why";
}

/** Where another turn would have led before its end, with its log. */
export interface Instead {
  readonly game: Game;
  readonly log: readonly (PlainSentence)[];
  readonly taken: TakenTile | null;
  readonly placed: SlotName | null;
}

/** Another turn, in notation, without its end. */
export interface InsteadQuery {
  readonly turn: string;
}

/** The slots where a tile could be placed, and the best of them. */
export interface Laying {
  readonly slots: readonly (Placement)[];
  readonly best: number | null;
}

/** Give up your seat before the deal. */
export interface Leave {
  readonly do: "leave";
  readonly seat: number;
}

/** How many unseen tiles of a level, colour and kind there are. */
export interface LeftInStacks {
  readonly level: number;
  readonly colour: Letter;
  readonly kind: EffectKind;
  readonly count: number;
}

/** Which public tables: those with an open seat, or those being played. */
export interface ListQuery {
  readonly status?: "playing" | "waiting";
}

/** A table in a list, with its id and the time of its last change. */
export interface Listed {
  readonly id: string;
  readonly status: Status;
  readonly updated: number;
  readonly summary: Summary;
}

/** A worshipper that is added to a cell or removed from it. */
export interface Lying {
  readonly cell: CellName;
  readonly colour: Letter;
}

/** The id of something that was created. */
export interface Made {
  readonly id: string;
}

/** Your identity: the public id shown on seats, the name, and, only when it is new, a program's token. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly token?: string | null;
}

/** The progress that a forest would have. */
export interface Neighbours {
  readonly matching: number;
  readonly needed: number;
  readonly still_possible: number;
}

/** A name to be known by. With `token`, the answer has a token for programs; else it sets a cookie. */
export interface NewIdentity {
  readonly name: string;
  readonly token?: boolean;
}

/** A lesson to start: the name of its bot, and how long the bot waits before each decision. */
export interface NewLesson {
  readonly opponent?: string | null;
  readonly pace?: number;
}

/** A record to view: its text, or a table that is over. */
export interface NewRecord {
  readonly text?: string | null;
  readonly table?: string | null;
}

/** How thoroughly to review a record; by default like `orbis review`. */
export interface NewReview {
  readonly simulations?: number | null;
}

/** A seat of a new table: open to anybody, a bot of some level, or played here by the host. */
export interface NewSeat {
  readonly kind: "bot" | "here" | "open";
  readonly level?: "acolyte" | "oracle" | "pilgrim" | "priest" | "prophet" | null;
  readonly name?: string | null;
}

/** A table to create. */
export interface NewTable {
  readonly seats: readonly (NewSeat)[];
  readonly public?: boolean;
  readonly tiles?: string | null;
  readonly clock?: ClockRules | null;
  readonly grace?: number | null;
  readonly substitute?: "acolyte" | "oracle" | "pilgrim" | "priest" | "prophet";
  readonly pace?: number;
  readonly hints?: boolean;
  readonly ready?: boolean;
  readonly nonce?: string | null;
}

/** A tile set, in the file format of RULES section 12. */
export interface NewTileSet {
  readonly text: string;
}

/** An empty query. */
export interface Nothing {
}

/** A request, numbered in ascending order by its client; a repeat is not carried out again. */
export interface Numbered {
  readonly client: string;
  readonly request: number;
  readonly ask: Sit | Leave | Ready | Act | TakeBack | AskEnd | AskRewind | Answer | Resign;
}

/** A level of bots, and whether it can play here. */
export interface OfferedLevel {
  readonly name: string;
  readonly available: boolean;
}

/** A cell as the next player would find it. */
export interface OpenCell {
  readonly cell: CellName;
  readonly worshippers: Worshippers;
  readonly payable: boolean;
}

/** What the next player would find. */
export interface Opens {
  readonly seat: number;
  readonly cells: readonly (OpenCell)[];
  readonly most_gathered: number;
  readonly refill: number | null;
}

/** A legal action: its id, its notation and, if requested, its sentence. */
export interface Option {
  readonly id: number;
  readonly action: string;
  readonly sentence?: PlainSentence | null;
  readonly preview?: Preview | null;
}

/** How the scores would change. */
export interface Outcome {
  readonly change: Change;
  readonly temple: readonly (Standing)[];
}

/** Nothing: the game is over. */
export interface OverDecision {
  readonly kind: "over";
}

/** A god that a player has taken. */
export interface Patron {
  readonly number: number;
  readonly active: boolean;
}

/** Which worshipper to spend for a symbol of any colour. */
export interface PayDecision {
  readonly kind: "pay";
  readonly cell: CellName;
  readonly tile: number;
  readonly due: number;
  readonly last: Letter | null;
}

/** A wish that needs consent. */
export interface PendingWish {
  readonly seat: number;
  readonly wish: "end" | "rewind";
  readonly count: number;
  readonly waiting: readonly (number)[];
}

/** The part of a turn to which a decision belongs (N8). */
export type Phase = "effect" | "end" | "over" | "pay" | "place" | "reveal" | "settle" | "take" | "trim";

/** Show that the client is alive. */
export interface Ping {
  readonly kind: "ping";
}

/** Where to place the tile that was taken. */
export interface PlaceDecision {
  readonly kind: "place";
  readonly cell: CellName;
  readonly tile: number;
  readonly face_up: boolean;
}

/** What placing a tile in a slot would do. */
export interface Placement {
  readonly action: number;
  readonly word: string;
  readonly active: boolean;
  readonly forest: Neighbours | null;
  readonly amount: Amount | null;
  readonly points: number;
  readonly points_later: number;
  readonly wakes: readonly (SlotName)[];
  readonly outcome: Outcome;
}

/** A sentence as JSON has it; an argument that is an object is a sentence again. */
export interface PlainSentence {
  readonly arguments?: Readonly<Record<string, string | number | number | PlainSentence>>;
  readonly key: string;
}

/** Decisions that can be made in one request when the player chooses `action`. */
export interface Plan {
  readonly action: number;
  readonly actions: readonly (number)[];
  readonly later: readonly (number)[];
}

/** The kingdom, tokens, god and universe of a player. */
export interface Player {
  readonly kingdom: Worshippers;
  readonly discounts: readonly (Letter)[];
  readonly god: Patron | null;
  readonly universe: readonly (Region)[];
}

/** The answer to a ping. */
export interface Pong {
  readonly kind: "pong";
  readonly now: number;
}

/** The seats whose players are present. */
export interface Present {
  readonly kind: "present";
  readonly table: string;
  readonly seats: readonly (number)[];
}

/** What an action would change. */
export interface Preview {
  readonly action: number;
  readonly word: string;
  readonly kingdom: Worshippers;
  readonly gathered: Worshippers;
  readonly gained: Worshippers;
  readonly spent: Worshippers;
  readonly spread: readonly (Lying)[];
  readonly struck: readonly (Lying)[];
  readonly due: number;
  readonly price: Price | null;
  readonly built: Laying | null;
  readonly wilderness: Laying | null;
  readonly plans: readonly (Plan)[];
  readonly placed: Placement | null;
  readonly amount: Amount | null;
  readonly active: boolean | null;
  readonly outcome: Outcome | null;
  readonly opens: Opens | null;
}

/** What a tile costs, and whether the player can afford it. */
export interface Price {
  readonly printed: Cost;
  readonly due: Cost;
  readonly payable: boolean;
  readonly missing: Cost;
  readonly payable_with_exchanges: boolean;
  readonly exchanges: readonly (number)[] | null;
  readonly left: number;
}

/** Why a request was refused; nothing has changed. */
export interface Problem {
  readonly code: "bad_request" | "forbidden" | "illegal" | "late" | "limit" | "no_identity" | "no_wish" | "not_found" | "not_playing" | "not_waiting" | "not_your_turn" | "out_of_time" | "seat_taken" | "stale" | "too_large" | "too_many" | "unavailable" | "unfit";
  readonly message: string;
  readonly rule?: string | null;
  readonly faults?: readonly (TextFault)[];
}

/** Be ready for the deal, and add your own nonce to it. */
export interface Ready {
  readonly do: "ready";
  readonly seat: number;
  readonly nonce?: string | null;
}

/** A count on the table after the best turn, and after the played one. */
export interface ReasonFact {
  readonly id: Fact;
  readonly best: number;
  readonly played: number;
}

/** Something in a record that is wrong. */
export interface RecordProblem {
  readonly kind: string;
  readonly recorded: string;
  readonly expected: string;
  readonly turn: string;
  readonly rule: string | null;
}

/** A region of a universe; without a tile it is a wilderness. */
export interface Region {
  readonly slot: SlotName;
  readonly tile: number | null;
  readonly active: boolean;
}

/** Something valid that no known edition has: an unusual number, or identical tiles. */
export interface Remark {
  readonly kind: "alike" | "colour" | "mystic" | "players" | "star" | "tiles";
  readonly found?: number;
  readonly expected?: number;
  readonly level?: number;
  readonly colour?: Letter | null;
  readonly star?: Star | null;
  readonly tiles?: readonly (number)[];
}

/** A record that can be stepped through; the view of each moment is requested by its number of moves. */
export interface Replay {
  readonly id: string;
  readonly text: string;
  readonly rules: number;
  readonly tiles: string;
  readonly seats: readonly (SeatInRecord)[];
  readonly finished: boolean;
  readonly totals: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly steps: readonly (ReplayStep)[];
}

/** A move of a record: its turn, its seat, its notation, its sentences, and the totals after it. */
export interface ReplayStep {
  readonly count: number;
  readonly turn: string;
  readonly round: number;
  readonly seat: number;
  readonly move: string;
  readonly totals: readonly (number)[];
  readonly is_moment: boolean;
  readonly action?: number | null;
  readonly revealed?: number | null;
  readonly log?: readonly (PlainSentence)[];
}

/** Let a bot play your seat to the end. */
export interface Resign {
  readonly do: "resign";
  readonly seat: number;
}

/** Which tile is added to the display; chance decides. */
export interface RevealDecision {
  readonly kind: "reveal";
  readonly cell: CellName;
}

/** A whole review. */
export interface ReviewDocument {
  readonly format: string;
  readonly rules: number;
  readonly tiles: string;
  readonly simulations: number;
  readonly finished: boolean;
  readonly seats: readonly (ReviewedSeat)[];
  readonly turns: readonly (ReviewedTurn)[];
  readonly expected: readonly (Expected)[];
}

/** Which review of a record. */
export interface ReviewQuery {
  readonly simulations?: number | null;
}

/** The progress of a review: the turns judged so far, and the whole review once it is done. */
export interface ReviewState {
  readonly state: "done" | "failed" | "queued" | "working";
  readonly done: number;
  readonly total: number;
  readonly simulations: number;
  readonly turns?: readonly (ReviewedTurn)[];
  readonly review?: ReviewDocument | null;
  readonly error?: "unavailable" | "unfit" | null;
}

/** How well a player played: accuracy, verdicts, the best and the worst turn, and the books. */
export interface ReviewedSeat {
  readonly name: string;
  readonly kind: string;
  readonly accuracy: number;
  readonly mean_loss: number;
  readonly verdicts: VerdictCounts;
  readonly finest: string | null;
  readonly worst: string | null;
  readonly books: Books;
}

/** A turn, the better one, and what every seat could expect. */
export interface ReviewedTurn {
  readonly turn: string;
  readonly number: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly verdict: Verdict;
  readonly loss: number;
  readonly points_lost: number;
  readonly exact: boolean;
  readonly lead: number;
  readonly before: readonly (Expected)[];
  readonly after: readonly (Expected)[];
  readonly then: readonly (Expected)[];
  readonly luck: readonly (number)[];
  readonly correction: readonly (number)[];
  readonly reason: TurnReason | null;
  readonly why: PlainSentence;
}

/** A score by part, as if the game ended now, with its details. */
export interface Score {
  readonly total: number;
  readonly regions: number;
  readonly wildernesses: number;
  readonly temple: number;
  readonly god: number;
  readonly worshippers: number;
  readonly wilderness_points: number;
  readonly temples: number;
  readonly tiles: readonly (TilePoints)[];
  readonly forests: readonly (ForestProgress)[];
}

/** A seat: who plays it, under what name, and whether they are present. */
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly player: string;
  readonly level: string;
  readonly ready: boolean;
  readonly nonce: string | null;
  readonly replaced: "absent" | "clock" | "resigned" | null;
  readonly clock: number | null;
}

/** A seat in a list of tables. */
export interface SeatInList {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: string;
  readonly player: string;
}

/** The player of a seat. */
export interface SeatInRecord {
  readonly name: string;
  readonly kind: string;
}

/** The seat that is now yours. */
export interface SeatTaken {
  readonly table: string;
  readonly seat: number;
}

/** The settings of a table. */
export interface Settings {
  readonly public: boolean;
  readonly rules: number;
  readonly tiles: string;
  readonly substitute: string;
  readonly clock: ClockRules | null;
  readonly grace: number | null;
  readonly pace: number;
  readonly hints: boolean;
  readonly source: Source | null;
  readonly previous: string;
}

/** Whether to build the tile that was taken. */
export interface SettleDecision {
  readonly kind: "settle";
  readonly cell: CellName;
  readonly tile: number;
}

/** Take an open seat, under your own name or another. */
export interface Sit {
  readonly do: "sit";
  readonly seat: number;
  readonly name?: string | null;
}

/** The moment of a record from which a game continues. */
export interface Source {
  readonly record: string;
  readonly count: number;
}

/** A seat's temple symbols, and the temple token that it would hold. */
export interface Standing {
  readonly symbols: number;
  readonly token: number;
}

/** The mark by which a tile leaves the game when there are fewer players (C4). */
export type Star = "none" | "purple" | "white";

/** The public state; `text` is the same in the notation of docs/notation.md. */
export interface State {
  readonly text: string;
  readonly turn: number;
  readonly round: number;
  readonly seat: number | null;
  readonly phase: Phase;
  readonly decision: TakeDecision | SettleDecision | PayDecision | PlaceDecision | DiscardDecision | GainDecision | StrikeDecision | TrimDecision | EndDecision | RevealDecision | OverDecision;
  readonly display: readonly (Cell)[];
  readonly stacks: readonly (readonly (number)[])[];
  readonly gods: readonly (number)[];
  readonly players: readonly (Player)[];
}

export type Status = "over" | "playing" | "waiting";

/** Which worshipper a volcano removes from the display; the last strike is in notation. */
export interface StrikeDecision {
  readonly kind: "strike";
  readonly cell: CellName;
  readonly slot: SlotName;
  readonly colours: readonly (Letter)[];
  readonly due: number;
  readonly last: string | null;
}

/** Send a request to a table. */
export interface Submit {
  readonly kind: "submit";
  readonly table: string;
  readonly client: string;
  readonly request: number;
  readonly ask: Sit | Leave | Ready | Act | TakeBack | AskEnd | AskRewind | Answer | Resign;
}

/** A table in a list. */
export interface Summary {
  readonly seats: readonly (SeatInList)[];
  readonly tiles: string;
  readonly clock: ClockRules | null;
  readonly round: number;
  readonly turn: number | null;
  readonly totals?: readonly (number)[];
  readonly winners?: readonly (number)[];
}

/** A table that you now follow, with the events you missed, if you asked for them. */
export interface Table {
  readonly kind: "table";
  readonly table: string;
  readonly view: View;
  readonly present: readonly (number)[];
  readonly missed?: readonly (Happened)[];
}

/** Take back the last decision of the current turn, or the whole turn so far. */
export interface TakeBack {
  readonly do: "take_back";
  readonly position: number;
  readonly whole?: boolean;
}

/** What to take. */
export interface TakeDecision {
  readonly kind: "take";
}

/** The tile that a turn takes, and its cell. */
export interface TakenTile {
  readonly cell: CellName;
  readonly tile: number;
}

/** A temple token, and the seat that would get it if the game ended now. */
export interface TempleToken {
  readonly points: number;
  readonly seat: number | null;
}

/** A fault in a text: its place, its kind, and what was found there. */
export interface TextFault {
  readonly line: number;
  readonly column: string;
  readonly kind: string;
  readonly found: string;
  readonly expected?: PlainSentence | null;
}

/** A region tile. */
export interface Tile {
  readonly id: number;
  readonly level: number;
  readonly colour: Letter;
  readonly cost: Cost;
  readonly effect: Effect;
  readonly points: number;
  readonly mystic: number | null;
  readonly star: Star;
  readonly fewest: number;
  readonly rule: string;
  readonly conditional: boolean;
}

/** The points of a region. */
export interface TilePoints {
  readonly slot: SlotName;
  readonly points: number;
}

/** The check of a tile set file; `id` is set if it has no faults. */
export interface TileSetCheck {
  readonly tile_set: string | null;
  readonly faults: readonly (TextFault)[];
  readonly rows: readonly (TileSetRow)[];
  readonly remarks: readonly (Remark)[];
}

/** A tile set file to check: its text, or its bytes in base64. */
export interface TileSetFile {
  readonly text?: string | null;
  readonly content?: string | null;
}

/** A row of a tile set file: its line, its fields as found, and what they mean, if anything. */
export interface TileSetRow {
  readonly line: number;
  readonly fields: readonly (string)[];
  readonly level: number | null;
  readonly colour: Letter | null;
  readonly cost: Cost | null;
  readonly effect: Effect | null;
  readonly points: number | null;
  readonly mystic: number | null;
  readonly star: Star | null;
}

/** Which worshipper to discard from a kingdom that has too many. */
export interface TrimDecision {
  readonly kind: "trim";
  readonly cell: CellName | null;
  readonly last: Letter | null;
}

/** Why another turn was better: where it differs from the played one, and what it gains. */
export interface TurnReason {
  readonly action: string | null;
  readonly tile: number | null;
  readonly cause: Cause;
  readonly points: number;
  readonly fact: ReasonFact | null;
}

/** Stop following a table. */
export interface Unwatch {
  readonly kind: "unwatch";
  readonly table: string;
}

/** A one-time code made on another device. */
export interface UseCode {
  readonly code: string;
}

/** How good a turn was, the best first. */
export type Verdict = "best" | "blunder" | "good" | "inaccuracy" | "mistake";

/** How many turns got each verdict. */
export interface VerdictCounts {
  readonly best: number;
  readonly good: number;
  readonly inaccuracy: number;
  readonly mistake: number;
  readonly blunder: number;
}

/** Whether a record is valid: its deal, its moves by the rules, and its result. */
export interface Verification {
  readonly holds: boolean;
  readonly problems: readonly (RecordProblem)[];
}

/** A table: the number of its last event, that of the last one that changed the game, seats and game. */
export interface View {
  readonly id: string;
  readonly number: number;
  readonly position: number;
  readonly status: Status;
  readonly ending: GameEnding | null;
  readonly settings: Settings;
  readonly seats: readonly (Seat)[];
  readonly fairness: Fairness;
  readonly wish: PendingWish | null;
  readonly since: number;
  readonly rematch: string;
  readonly game?: Game | null;
  readonly brief?: BriefGame | null;
}

/** How much of a table to return. */
export interface ViewQuery {
  readonly detail?: "events" | "full";
}

/** Follow a table; with `after`, the events after that number come first. */
export interface Watch {
  readonly kind: "watch";
  readonly table: string;
  readonly detail?: "events" | "full";
  readonly after?: number | null;
}

/** The first message: your identity, and how often to ping and retry. */
export interface Welcome {
  readonly kind: "welcome";
  readonly protocol: number;
  readonly player: string;
  readonly name: string;
  readonly now: number;
  readonly ping: number;
  readonly retry: number;
}

/** The number of worshippers of each colour, by its letter. */
export interface Worshippers {
  readonly W: number;
  readonly B: number;
  readonly G: number;
  readonly R: number;
  readonly O: number;
}

export type CellName = "a1" | "b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3";

export type EffectKind = "farm" | "village" | "forest" | "volcano" | "irrigation" | "conversion" | "any-conversion" | "stone" | "temple";

export type Letter = "W" | "B" | "G" | "R" | "O";

export type SlotName = "1a" | "1b" | "1c" | "1d" | "1e" | "2a" | "2b" | "2c" | "2d" | "3a" | "3b" | "3c" | "4a" | "4b";

export type AnyDecision = TakeDecision | SettleDecision | PayDecision | PlaceDecision | DiscardDecision | GainDecision | StrikeDecision | TrimDecision | EndDecision | RevealDecision | OverDecision;

export type AnySent = Watch | Unwatch | Submit | Ping;

export type AnyMessage = Welcome | Table | Event | Present | Acknowledged | Error | Pong;

export type AnyRequest = Sit | Leave | Ready | Act | TakeBack | AskEnd | AskRewind | Answer | Resign;
