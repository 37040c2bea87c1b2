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
  readonly passkeys: boolean;
  readonly mail: boolean;
  readonly restart: string;
  readonly phrases_only: boolean;
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

/** What an identity may use, and an address (`crowd` times as much, `sockets`, `connections`). */
export interface AdminLimits {
  readonly rate: number;
  readonly burst: number;
  readonly crowd: number;
  readonly tables: number;
  readonly crowd_tables: number;
  readonly daily_tables: number;
  readonly daily_texts: number;
  readonly daily_mails: number;
  readonly connections: number;
  readonly sockets: number;
}

/** A table: whose names its seats show, when it last changed, and how many events it has. */
export interface AdminTable {
  readonly id: string;
  readonly status: string;
  readonly updated: number;
  readonly names: readonly (string)[];
  readonly events: number;
}

/** How the server is. What is stored is of all processes, the rest of the one that answers. */
export interface AdminView {
  readonly version: string;
  readonly now: number;
  readonly since: number;
  readonly processes: number;
  readonly database: string;
  readonly health: Health;
  readonly bytes: number;
  readonly disk: number;
  readonly connections: number;
  readonly live: number;
  readonly tables: readonly (TableCount)[];
  readonly delay: number;
  readonly work: readonly (LaneLoad)[];
  readonly notices: number;
  readonly channels: readonly (ChannelTally)[];
  readonly services: readonly (ServiceState)[];
  readonly kept: readonly (KeptKind)[];
  readonly limits: AdminLimits;
  readonly refused: readonly (RefusedNetwork)[];
  readonly wrong: number;
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

/** A mailbox to which a link is to be sent for each player who has confirmed it.

    Whoever comes back by it goes on at the `table`, if there is one. */
export interface AskForLink {
  readonly address: string;
  readonly table?: string;
}

/** Ask everybody to pause the game, for some time or until somebody resumes it. */
export interface AskPause {
  readonly do: "ask_pause";
  readonly seat: number;
  readonly lasts?: number | null;
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

/** The rating that a level of the bots has by definition: people are measured by it. */
export interface BotRating {
  readonly level: string;
  readonly value: number;
}

/** A table to create from a moment of a record; the unseen tiles are shuffled again. */
export interface Branch {
  readonly count: number;
  readonly seats: readonly (NewSeat)[];
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

/** A table of your own from a page without a server, as its line of an archive. */
export interface BringTable {
  readonly line: string;
}

/** A table that was brought; what it had already is not changed. */
export interface Brought {
  readonly id: string;
  readonly is_new: boolean;
  readonly status: "over" | "playing";
  readonly differs?: boolean;
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

/** What the better turn gains: more points of your own, fewer for the others, or only a better chance.

    What everybody can see comes first: a forest that it completes, or a god that brings worshippers. */
export type Cause = "chance" | "forest" | "god" | "others" | "regions" | "temple" | "wildernesses" | "worshippers";

/** A cell of the display. */
export interface Cell {
  readonly cell: CellName;
  readonly tile: number | null;
  readonly worshippers: Worshippers;
}

/** What a passkey is to sign within five minutes, once; `host` is the relying party. */
export interface Challenge {
  readonly challenge: string;
  readonly host: string;
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

/** The channel is gone. */
export interface ChannelDropped {
  readonly id: string;
}

/** The channels of a kind, how many did not take the last notice, and what this process has sent. */
export interface ChannelTally {
  readonly kind: string;
  readonly channels: number;
  readonly failing: number;
  readonly sent: number;
  readonly failed: number;
}

/** Whether a channel took a test notice; otherwise why not, and what it answered. */
export interface ChannelTested {
  readonly sent: boolean;
  readonly problem?: "address" | "busy" | "certificate" | "gone" | "inside" | "later" | "limit" | "off" | "paused" | "refused" | "timeout" | "unreachable" | null;
  readonly status?: number | null;
}

/** Any `due` of the picks; the actions of a whole choice are sent in the order of the picks. */
export interface Choice {
  readonly due: number;
  readonly picks: readonly (Pick)[];
}

/** Open the seat of a bot or of somebody else again, or a kept one; only the host can, before the deal. */
export interface Clear {
  readonly do: "clear";
  readonly seat: number;
}

/** A clock: the time for all turns of a seat, and the increment for each finished turn. */
export interface ClockRules {
  readonly bank: number;
  readonly increment?: number;
  readonly per_turn?: boolean;
}

/** A one-time code that moves a seat to the device on which it is entered. */
export interface Code {
  readonly code: string;
  readonly expires: number;
}

/** What the best turn gains over the other; null if it gains nothing, or that is not known exactly. */
export interface Comparison {
  readonly missed: Gain | null;
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

/** The deals of the day, one for each number of players: each once, until the day ends (UTC). */
export interface Daily {
  readonly day: string;
  readonly ends: number;
  readonly sizes: readonly (DailySize)[];
  readonly level: string;
  readonly available: boolean;
  readonly streak: number;
  readonly longest: number;
}

/** How many results of each day you want, besides your own. */
export interface DailyQuery {
  readonly most?: number;
}

/** A game that counts: winners first, then whoever has more points. */
export interface DailyResult {
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  readonly opponent: number;
  readonly won: boolean;
  readonly you: boolean;
  readonly table: string;
}

/** A day, as in 2026-11-17, how many games count, and the best of them; yours is among them. */
export interface DailyResults {
  readonly day: string;
  readonly ends: number;
  readonly games: number;
  readonly results: readonly (DailyResult)[];
}

/** The deal of the day for so many players, of whom you are one and the others are bots. */
export interface DailySize {
  readonly players: number;
  readonly today: DailyResults;
  readonly yesterday: DailyResults;
  readonly mine: MyDaily | null;
}

/** Do without the seat that is kept for you, before the deal. */
export interface Decline {
  readonly do: "decline";
  readonly seat: number;
}

/** What some decisions of a turn did: the pieces they took and moved, and the points they changed. */
export interface Deed {
  readonly round: number;
  readonly points?: number;
  readonly tile?: number | null;
  readonly is_wilderness?: boolean;
  readonly slot?: SlotName | null;
  readonly god?: number | null;
  readonly struck?: number;
  readonly gained?: Worshippers | null;
  readonly spent?: Worshippers | null;
}

/** What was asked for is gone, and at how many tables. */
export interface Deleted {
  readonly tables: number;
}

/** Which worshipper to discard for a village or, without a slot, for a god. */
export interface DiscardDecision {
  readonly kind: "discard";
  readonly cell: CellName | null;
  readonly slot: SlotName | null;
  readonly due: number;
  readonly last: Letter | null;
}

/** A Discord channel, by the address of its webhook. */
export interface DiscordChannel {
  readonly kind: "discord";
  readonly url: string;
  readonly label?: string;
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

/** Which events to return: those after a number; at most 1000, so ask again after the last of them. */
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

/** Something that can be counted on the table at the end of the turn.

    The last one is 1 if the next player could pay for the tile that the best turn takes. */
export type Fact = "denied" | "discounts" | "inactive" | "kingdom" | "left" | "places" | "points" | "regions" | "symbols" | "wildernesses";

/** The body of every error response. */
export interface Failed {
  readonly error: Problem;
}

/** What anybody needs to check the deal; the secret is added when the table is over. */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly secret: string | null;
  readonly witnessed?: boolean;
}

/** What a god asks or grants at the end of the game (RULES section 7). */
export type Favour = "" | "each village temple volcano" | "fewest wildernesses" | "free wildernesses" | "most forest" | "most irrigation" | "most village" | "most volcano";

/** Let a bot have an open seat; only the host can ask for it, before the deal. */
export interface Fill {
  readonly do: "fill";
  readonly seat: number;
  readonly level: "acolyte" | "oracle" | "pilgrim" | "priest" | "prophet";
  readonly name?: string | null;
}

/** The progress of a forest: matching neighbours, and how many it needs. */
export interface ForestProgress {
  readonly slot: SlotName;
  readonly matching: number;
  readonly needed: number;
}

/** Somebody with whom you have played: the games played to the end, and how many each of you won. */
export interface Friend {
  readonly player: string;
  readonly name: string;
  readonly games: number;
  readonly mine: number;
  readonly theirs: number;
  readonly going: number;
  readonly last: number;
  readonly table: string;
  readonly muted: boolean;
  readonly colour: "" | "brown" | "grey" | "olive" | "pink" | "teal" | "violet";
}

/** What a turn gains over another: a clause (`hint-gain-…`), and what the table shows of it, if known. */
export interface Gain {
  readonly gain: PlainSentence;
  readonly fact: PlainSentence | null;
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
  readonly choice: Choice | null;
  readonly why: readonly (string | null)[];
  readonly scores: readonly (Score)[];
  readonly winners: readonly (number)[];
  readonly temple_tokens: readonly (TempleToken)[];
  readonly left: readonly (LeftInStacks)[];
}

export type GameEnding = "abandoned" | "agreed" | "played" | "resigned";

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
  readonly kind: "acted" | "answered" | "cleared" | "created" | "declined" | "excused" | "filled" | "left" | "moved" | "readied" | "rematched" | "renamed" | "replaced" | "resumed" | "returned" | "said" | "sat" | "stood" | "took_back" | "waited" | "wished";
  readonly position: number;
  readonly count?: number;
  readonly hash?: string;
  readonly seat?: number | null;
  readonly player?: string;
  readonly former?: string;
  readonly name?: string;
  readonly level?: string;
  readonly waiting?: number | null;
  readonly actions?: readonly (number)[];
  readonly revealed?: number | null;
  readonly decisions?: number;
  readonly wish?: "end" | "pause" | "rewind" | null;
  readonly yes?: boolean | null;
  readonly reason?: "absent" | "clock" | "late" | "resigned" | null;
  readonly lasts?: number | null;
  readonly until?: number | null;
  readonly phrase?: string;
  readonly text?: string;
  readonly table?: string;
  readonly nonce?: string | null;
  readonly secret?: string | null;
  readonly log?: readonly (PlainSentence)[];
  readonly told?: readonly (number)[];
  readonly deed?: Deed | null;
}

/** How the server and its store are, for operators. */
export interface Health {
  readonly status: "away" | "damaged" | "failing" | "full" | "gone" | "ok" | "stopping";
  readonly message?: string;
  readonly room?: boolean;
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

/** Until when you are away, if you are, and how long you may be away from now on, within a year. */
export interface HolidaysLeft {
  readonly until: number | null;
  readonly left: number;
  readonly most: number;
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

/** Whether somebody is still known here: nobody whose last device was signed out is gone by that. */
export interface Kept {
  readonly kept: boolean;
}

/** A kind of things that are kept, and for how many days after their last use; null for ever. */
export interface KeptKind {
  readonly kind: string;
  readonly days: number | null;
}

/** What you were told about a table since you last looked at it, and what you are still to be told. */
export interface KeptNotice {
  readonly table: string;
  readonly at: number;
  readonly told: readonly ("clock" | "over" | "rematch" | "reminder" | "said" | "seat" | "turn" | "wish")[];
  readonly waiting: readonly ("clock" | "over" | "rematch" | "reminder" | "said" | "seat" | "turn" | "wish")[];
  readonly looked: number | null;
}

/** Everything kept about you: name, ways to come back, settings, holidays, notices, results, tables. */
export interface KeptOfMe {
  readonly id: string;
  readonly name: string;
  readonly used: number;
  readonly ways: Ways;
  readonly mailed: readonly (number)[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly changed: Readonly<Record<string, number>>;
  readonly holidays: readonly (readonly (unknown)[])[];
  readonly muted: readonly (string)[];
  readonly channels: readonly (NoticeChannel)[];
  readonly addresses: readonly (PushChannel | WebhookChannel | DiscordChannel | SlackChannel | MatrixChannel | NtfyChannel | TelegramChannel | MailChannel)[];
  readonly notices: NoticeSettings;
  readonly told: readonly (KeptNotice)[];
  readonly results: readonly (KeptResult)[];
  readonly colour: "" | "brown" | "grey" | "olive" | "pink" | "teal" | "violet";
  readonly tables: readonly (KeptTable)[];
}

/** A rated game of yours: when it was decided, and in which place you came, of how many. */
export interface KeptResult {
  readonly table: string;
  readonly at: number;
  readonly place: number;
  readonly players: number;
}

/** A table that you made, or at which you have a seat, and the events that come from you. */
export interface KeptTable {
  readonly id: string;
  readonly seen: number | null;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
}

/** Long work of a kind: how much is being done, and how much waits. */
export interface LaneLoad {
  readonly lane: string;
  readonly doing: number;
  readonly waiting: number;
}

/** The slots where a tile could be placed, the best of them, and the slots where it cannot. */
export interface Laying {
  readonly slots: readonly (Placement)[];
  readonly best: number | null;
  readonly refused: readonly (RefusedSlot)[];
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

/** Let a bot play for the absent player of the seat to move, now. */
export interface LetBot {
  readonly do: "let_bot";
  readonly seat: number;
}

/** For how long the links work, if anybody has confirmed that mailbox: the answer does not say. */
export interface LinkAsked {
  readonly life: number;
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
  readonly ratings?: readonly (Rating | null)[];
  readonly colours?: readonly ("" | "brown" | "grey" | "olive" | "pink" | "teal" | "violet")[];
}

/** A device: browser and system, if it has any, and about when it was last used. */
export interface ListedDevice {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly used: number;
  readonly here: boolean;
}

/** A passkey, named by where it was made. */
export interface ListedPasskey {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
}

/** When your recovery link was made, and last used if it was. */
export interface ListedRecovery {
  readonly made: number;
  readonly used: number | null;
}

/** Say whether a table that you follow can be seen: whoever sees it needs no notice of what happens. */
export interface Look {
  readonly kind: "look";
  readonly table: string;
  readonly visible: boolean;
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

/** The id of a new table, and the commitment to its deal: keep it before you add a nonce. */
export interface MadeTable {
  readonly id: string;
  readonly commitment: string;
}

/** A mailbox: nothing but one link is sent there until somebody opens that link. */
export interface MailChannel {
  readonly kind: "mail";
  readonly address: string;
}

/** A Matrix room: the home server's address, the room's id, and an access token. */
export interface MatrixChannel {
  readonly kind: "matrix";
  readonly url: string;
  readonly room: string;
  readonly token: string;
  readonly label?: string;
}

/** Your identity: the public id of seats, name, colour, a program's token if new, your settings. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly token?: string | null;
  readonly settings?: Readonly<Record<string, unknown>> | null;
  readonly tables?: number;
  readonly colour?: "" | "brown" | "grey" | "olive" | "pink" | "teal" | "violet";
  readonly ways?: readonly ("link" | "mail" | "passkey")[] | null;
  readonly device?: string;
}

/** Which of your tables: those going on or over, with somebody of a name, after a place in the list. */
export interface MineQuery {
  readonly status?: "going" | "over" | null;
  readonly name?: string;
  readonly updated?: number | null;
  readonly after?: string | null;
  readonly limit?: number;
}

/** Whether somebody may invite you. */
export interface Muted {
  readonly player: string;
  readonly muted: boolean;
}

/** Your own game of today with one of the deals. */
export interface MyDaily {
  readonly table: string;
  readonly state: "counted" | "playing" | "uncounted";
}

/** The progress that a forest would have. */
export interface Neighbours {
  readonly matching: number;
  readonly needed: number;
  readonly still_possible: number;
}

/** A way to play the turn of a puzzle, from its beginning, without its end. */
export interface NewAnswer {
  readonly asks: readonly (Act | TakeBack)[];
}

/** The colour by which others recognise you; empty for none. */
export interface NewColour {
  readonly colour: "" | "brown" | "grey" | "olive" | "pink" | "teal" | "violet";
}

/** A way to play the turn of an endgame of the page, without its end. */
export interface NewComparison {
  readonly state: string;
  readonly asks: readonly (Act | TakeBack)[];
}

/** With how many players, bots included, and what a bot is to be called; several are numbered. */
export interface NewDaily {
  readonly players?: 2 | 3 | 4;
  readonly opponent?: string | null;
}

/** Until when you are away, from now on; null if you are back. */
export interface NewHoliday {
  readonly until: number | null;
}

/** A name to be known by. With `token`, the answer has a token for programs; else it sets a cookie. */
export interface NewIdentity {
  readonly name: string;
  readonly token?: boolean;
  readonly suggested?: boolean;
}

/** A lesson to start, and the name of its bot. */
export interface NewLesson {
  readonly opponent?: string | null;
}

/** What a browser has made: the client data and the attestation object. */
export interface NewPasskey {
  readonly id: string;
  readonly client: string;
  readonly attestation: string;
}

/** What to try out in a position, for the player whose turn it is. */
export interface NewPositionThought {
  readonly state: string;
  readonly asks?: readonly (Act | TakeBack)[];
  readonly tiles?: string | null;
}

/** A record to view: its text, or a table that is over. */
export interface NewRecord {
  readonly text?: string | null;
  readonly table?: string | null;
}

/** How thoroughly to review a record: one of a few steps, by default the highest, like `orbis review`. */
export interface NewReview {
  readonly simulations?: number | null;
}

/** A seat of a new table: open to anybody, kept for a friend, a bot of some level, or played here. */
export interface NewSeat {
  readonly kind: "bot" | "here" | "kept" | "open";
  readonly level?: "acolyte" | "oracle" | "pilgrim" | "priest" | "prophet" | null;
  readonly name?: string | null;
  readonly player?: string | null;
}

/** What you have changed in the page, for all your devices: what is left out stays, what is null goes. */
export interface NewSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly ages?: Readonly<Record<string, number>>;
}

/** A table to create. */
export interface NewTable {
  readonly seats: readonly (NewSeat)[];
  readonly public?: boolean;
  readonly tiles?: string | null;
  readonly clock?: ClockRules | null;
  readonly grace?: number | null;
  readonly substitute?: "acolyte" | "oracle" | "pilgrim" | "priest" | "prophet" | null;
  readonly hints?: boolean | null;
  readonly chat?: boolean;
  readonly rated?: boolean;
  readonly ready?: boolean;
}

/** What to try out from a moment of a running game: for every seat, from the beginning. */
export interface NewThought {
  readonly seed: string;
  readonly number: number;
  readonly asks?: readonly (Act | TakeBack)[];
  readonly count?: number | null;
  readonly hash?: string;
  readonly requested?: readonly (number)[];
}

/** A tile set, in the file format of RULES section 12. */
export interface NewTileSet {
  readonly text: string;
}

/** The table where your time runs out within a day, or else that has waited longest, and how many wait. */
export interface Next {
  readonly table: Listed | null;
  readonly waiting: number;
}

/** A table where you are already, and which does not count. */
export interface NextQuery {
  readonly besides?: string | null;
}

/** An empty query. */
export interface Nothing {
}

/** Where you are told: a browser, a program or a mailbox. */
export interface NoticeChannel {
  readonly id: string;
  readonly kind: "discord" | "mail" | "matrix" | "ntfy" | "push" | "slack" | "telegram" | "webhook";
  readonly label: string;
  readonly failing: boolean;
  readonly unconfirmed?: boolean;
  readonly ended?: boolean;
  readonly leads_back?: boolean;
  readonly stopped?: boolean;
  readonly secret?: string;
}

/** Which kinds of notices you want. */
export interface NoticeEvents {
  readonly turn?: boolean;
  readonly seat?: boolean;
  readonly wish?: boolean;
  readonly clock?: boolean;
  readonly over?: boolean;
  readonly rematch?: boolean;
  readonly reminder?: boolean;
  readonly said?: boolean;
}

/** What you want to be told, when, and in which language. */
export interface NoticeSettings {
  readonly events?: NoticeEvents;
  readonly quiet?: QuietHours | null;
  readonly language?: string;
  readonly silenced?: readonly (string)[];
}

/** Your channels and settings, and what this server can do. */
export interface Notices {
  readonly key: string;
  readonly mail: boolean;
  readonly channels: readonly (NoticeChannel)[];
  readonly settings: NoticeSettings;
}

/** A topic of an ntfy server, by its address; with an access token if the topic needs one. */
export interface NtfyChannel {
  readonly kind: "ntfy";
  readonly url: string;
  readonly token?: string;
  readonly label?: string;
}

/** A request, numbered in ascending order by its client; a repeat is not carried out again. */
export interface Numbered {
  readonly client: string;
  readonly request: number;
  readonly ask: Sit | Leave | Decline | Rename | Fill | Clear | Ready | Act | TakeBack | AskEnd | AskRewind | AskPause | Resume | Answer | Resign | Wait | LetBot | Say | Reclaim;
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

/** Your games against somebody, or against bots of some level, and how many each of you won. */
export interface OpponentTally {
  readonly name: string;
  readonly level: string;
  readonly player: string;
  readonly games: number;
  readonly mine: number;
  readonly theirs: number;
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

/** A turn of yours that the review of the game calls a mistake or a blunder. */
export interface OwnMistake {
  readonly table: string;
  readonly record: string;
  readonly turn: number;
  readonly round: number;
  readonly at: number;
  readonly opponents: readonly (string)[];
  readonly verdict: Verdict;
}

/** Who a recovery link belongs to, and at how many tables they have a seat. */
export interface Owner {
  readonly id: string;
  readonly name: string;
  readonly tables: number;
}

/** What a new passkey is made for: `user` is your id in base64url; `known` are the passkeys you have. */
export interface PasskeyOffer {
  readonly challenge: string;
  readonly host: string;
  readonly user: string;
  readonly name: string;
  readonly known: readonly (string)[];
}

/** What a passkey has signed. With `token`, the answer has a token; else it sets a cookie.

    A browser that was a device of the same player before says which (`former`): that is signed out. */
export interface PasskeyProof {
  readonly id: string;
  readonly client: string;
  readonly authenticator: string;
  readonly signature: string;
  readonly user?: string;
  readonly token?: boolean;
  readonly former?: string;
}

/** A god that a player has taken. */
export interface Patron {
  readonly number: number;
  readonly active: boolean;
}

/** A pause: the seat whose player asked for it, and its agreed end; null until somebody resumes. */
export interface Paused {
  readonly seat: number;
  readonly until: number | null;
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
  readonly wish: "end" | "pause" | "rewind";
  readonly count: number;
  readonly waiting: readonly (number)[];
  readonly moment: RewindMoment | null;
  readonly lasts?: number | null;
}

/** The part of a turn to which a decision belongs (N8). */
export type Phase = "effect" | "end" | "over" | "pay" | "place" | "reveal" | "settle" | "take" | "trim";

/** One kind of worshipper, by the action that chooses it, and how many of it can be chosen. */
export interface Pick {
  readonly action: number;
  readonly most: number;
}

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
  readonly gained: Worshippers;
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

/** Your games with some number of players. */
export interface PlayersTally {
  readonly players: number;
  readonly games: number;
  readonly won: number;
}

/** The answer to a ping. */
export interface Pong {
  readonly kind: "pong";
  readonly now: number;
}

/** The seats whose players are present, the number of spectators, and when a bot steps in.

    It follows every `table`, and comes again when any of it changes. */
export interface Present {
  readonly kind: "present";
  readonly table: string;
  readonly seats: readonly (number)[];
  readonly watching?: number;
  readonly bot_at?: number | null;
  readonly let_at?: number | null;
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
  readonly unbuildable: string | null;
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
  readonly kingdom: Worshippers;
  readonly payment: Choice | null;
  readonly left: number;
}

/** Why a request was refused; nothing has changed. */
export interface Problem {
  readonly code: "bad_request" | "forbidden" | "illegal" | "late" | "limit" | "name_taken" | "no_identity" | "no_wish" | "not_found" | "not_playing" | "not_waiting" | "not_your_turn" | "out_of_time" | "paused" | "seat_taken" | "stale" | "too_large" | "too_many" | "unavailable" | "unfit";
  readonly message: string;
  readonly rule?: string | null;
  readonly faults?: readonly (TextFault)[];
}

/** The channel of a link, and the proof that this server made the link; mail programs may add to it. */
export interface Proof {
  readonly channel?: string;
  readonly proof?: string;
  readonly nonce?: string;
}

/** A browser, by its push subscription; the same endpoint again replaces the channel.

    A subscription that takes the place of an older one by itself names its endpoint in `replaces`:
    whoever has ended those notices is not subscribed again. */
export interface PushChannel {
  readonly kind: "push";
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly label?: string;
  readonly replaces?: string;
}

/** When nothing is sent, in a time zone such as `Europe/Prague`; it is sent when they are over. */
export interface QuietHours {
  readonly start: number;
  readonly end: number;
  readonly zone: string;
}

/** A rating after a game, and when that was over. */
export interface RatedAt {
  readonly at: number;
  readonly value: number;
}

export interface RatedPlayer {
  readonly player: string;
  readonly name: string;
  readonly rating: Rating;
}

/** How strong somebody is by their rated games: 95% sure that it is `value`, give or take `spread`. */
export interface Rating {
  readonly value: number;
  readonly spread: number;
  readonly games: number;
  readonly provisional: boolean;
}

/** The ratings of this server, the best first and those with few games last; those of the bots; yours. */
export interface Ratings {
  readonly players: readonly (RatedPlayer)[];
  readonly bots: readonly (BotRating)[];
  readonly mine: Rating | null;
  readonly few: number;
  readonly history: readonly (RatedAt)[];
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

/** Take back a seat of your own that moved to another device. */
export interface Reclaim {
  readonly do: "reclaim";
  readonly seat: number;
}

/** How a game ended that was not played to its end: all agreed, or a seat gave it up. */
export interface RecordEnding {
  readonly how: "agreed" | "resigned";
  readonly seat?: number | null;
}

/** Something in a record that is wrong. */
export interface RecordProblem {
  readonly kind: string;
  readonly recorded: string;
  readonly expected: string;
  readonly turn: string;
  readonly rule: string | null;
}

/** The secret of a recovery link. With `token`, the answer has a token; else it sets a cookie.

    A browser that was a device of the same player before says which (`former`): that is signed out. */
export interface Recover {
  readonly secret: string;
  readonly token?: boolean;
  readonly former?: string;
}

/** The secret of your recovery link, `/me#SECRET`; it is shown only this once. */
export interface RecoveryLink {
  readonly secret: string;
  readonly made: number;
}

/** How often a network was refused; a network is far larger than a household. */
export interface RefusedNetwork {
  readonly network: string;
  readonly times: number;
}

/** A slot where a tile cannot be placed, by its action, and the rule against it. */
export interface RefusedSlot {
  readonly action: number;
  readonly rule: string;
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

/** Be called something else at your seat, before the deal. */
export interface Rename {
  readonly do: "rename";
  readonly seat: number;
  readonly name: string;
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
  readonly ending?: RecordEnding | null;
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
  readonly deed?: Deed | null;
}

/** Let a bot play your seat to the end. */
export interface Resign {
  readonly do: "resign";
  readonly seat: number;
}

/** End a pause. */
export interface Resume {
  readonly do: "resume";
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
  readonly state: "done" | "failed" | "queued" | "unasked" | "working";
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
  readonly accuracy: number | null;
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
  readonly settled?: boolean;
}

/** A moment to go back to: whose turn it is, in which round, and whether the turn only begins. */
export interface RewindMoment {
  readonly seat: number;
  readonly round: number;
  readonly begins: boolean;
}

/** When your settings were stored, and all of them as they are now. */
export interface SavedSettings {
  readonly at: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Say a phrase or, at a table that allows it, a text. */
export interface Say {
  readonly do: "say";
  readonly seat: number;
  readonly phrase?: "bye" | "good-game" | "good-luck" | "heart" | "hello" | "laugh" | "moment" | "nice" | "ouch" | "sad" | "smile" | "sorry" | "thanks" | "thinking" | "thumb" | "wow" | null;
  readonly text?: string | null;
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

/** A game of yours: when it ended, your score and its parts, and how well you played by its review. */
export interface ScoredGame {
  readonly table: string;
  readonly at: number;
  readonly players: number;
  readonly total: number;
  readonly parts: readonly (unknown)[] | null;
  readonly won: boolean;
  readonly accuracy: number | null;
  readonly opponents: readonly (SeatInList)[];
  readonly rated: boolean;
  readonly shared?: boolean;
}

/** A seat: who plays it, under what name, and whether they are present. */
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly player: string;
  readonly level: string;
  readonly ready: boolean;
  readonly nonce: string | null;
  readonly replaced: "absent" | "clock" | "late" | "resigned" | null;
  readonly clock: number | null;
  readonly awaited: number | null;
  readonly missed?: number;
  readonly excused?: number | null;
  readonly kept?: string;
}

/** A seat in a list of tables. */
export interface SeatInList {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: string;
  readonly player: string;
  readonly kept?: string;
  readonly replaced?: "absent" | "clock" | "late" | "resigned" | null;
  readonly excused?: number;
}

/** The player of a seat. */
export interface SeatInRecord {
  readonly name: string;
  readonly kind: string;
}

/** The rating of a seat's player, and by how much this game has changed it; a bot has no change. */
export interface SeatRating {
  readonly rating: Rating | null;
  readonly change: number | null;
}

/** The seat that is now yours, or would be. */
export interface SeatTaken {
  readonly table: string;
  readonly seat: number;
  readonly witnessed?: boolean;
  readonly name?: string;
  readonly others?: readonly (string)[];
}

/** Something that the server does only if its host has seen to it, and what is missing for it. */
export interface ServiceState {
  readonly kind: "mail" | "passkeys" | "push";
  readonly missing: readonly (string)[];
}

/** The settings of a table. */
export interface Settings {
  readonly public: boolean;
  readonly rules: number;
  readonly tiles: string;
  readonly substitute: string;
  readonly clock: ClockRules | null;
  readonly grace: number | null;
  readonly hints: boolean;
  readonly chat: boolean;
  readonly rated: boolean;
  readonly source: Source | null;
  readonly previous: string;
  readonly lesson: string;
  readonly daily: string;
}

/** Whether to build the tile that was taken. */
export interface SettleDecision {
  readonly kind: "settle";
  readonly cell: CellName;
  readonly tile: number;
}

/** Whether you are not told what somebody says. */
export interface Silence {
  readonly player: string;
  readonly silenced: boolean;
}

/** Take an open seat, under your own name or another. */
export interface Sit {
  readonly do: "sit";
  readonly seat: number;
  readonly name?: string | null;
}

/** A Slack channel, by the address of its incoming webhook. */
export interface SlackChannel {
  readonly kind: "slack";
  readonly url: string;
  readonly label?: string;
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

/** Your games that were played to the end, each from one seat; to resign or run out of time is to lose. */
export interface Statistics {
  readonly games: number;
  readonly won: number;
  readonly players: readonly (PlayersTally)[];
  readonly opponents: readonly (OpponentTally)[];
  readonly scored: readonly (ScoredGame)[];
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
  readonly ask: Sit | Leave | Decline | Rename | Fill | Clear | Ready | Act | TakeBack | AskEnd | AskRewind | AskPause | Resume | Answer | Resign | Wait | LetBot | Say | Reclaim;
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
  readonly paused?: boolean;
  readonly due?: number | null;
  readonly since?: number;
  readonly clocks?: readonly (number | null)[];
  readonly ending?: GameEnding | null;
  readonly record?: string;
  readonly parts?: readonly (readonly (unknown)[])[];
  readonly rated?: boolean;
  readonly rematch?: readonly (number)[];
  readonly daily?: string;
  readonly began?: number;
  readonly wish?: WishInList | null;
  readonly spoke?: readonly (number)[];
  readonly turns?: number | null;
  readonly host?: string;
}

/** A table that you now follow, with the events you missed, if you asked for them.

    If they end before the view, ask again for those after the last one. */
export interface Table {
  readonly kind: "table";
  readonly table: string;
  readonly view: View;
  readonly present: readonly (number)[];
  readonly missed?: readonly (Happened)[];
}

export interface TableCount {
  readonly status: string;
  readonly tables: number;
}

/** Take back what the last request of the current turn decided, or the whole turn so far. */
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

/** A Telegram chat: a bot's token, and the id of the chat. */
export interface TelegramChannel {
  readonly kind: "telegram";
  readonly token: string;
  readonly chat: string;
  readonly label?: string;
  readonly url?: string;
}

/** A temple token, and the seat that would get it if the game ended now. */
export interface TempleToken {
  readonly points: number;
  readonly seat: number | null;
}

/** Where a test mail is to go, and in which language. */
export interface TestMail {
  readonly address: string;
  readonly language?: string;
}

/** A fault in a text: its place, its kind, and what was found there. */
export interface TextFault {
  readonly line: number;
  readonly column: string;
  readonly kind: string;
  readonly found: string;
  readonly expected?: PlainSentence | null;
}

/** The moment from which a thought goes on, what the last decision did, and the table that came of all. */
export interface Thought {
  readonly count: number;
  readonly hash: string;
  readonly requested: readonly (number)[];
  readonly view: View;
  readonly event: Happened | null;
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

/** What a turn is worth, compared with the best one and with the one that was played. */
export interface TurnAnswer {
  readonly verdict: Verdict;
  readonly solved: boolean;
  readonly win: number;
  readonly best: number;
  readonly played: number;
  readonly points_lost: number;
  readonly exact: boolean;
  readonly compared: "better" | "equal" | "same" | "worse";
  readonly gained: Gain | null;
  readonly missed: Gain | null;
}

/** A reviewed turn to be played again: where it began, and what the review says of it. */
export interface TurnPuzzle {
  readonly state: string;
  readonly tiles: string;
  readonly seats: readonly (SeatInRecord)[];
  readonly round: number;
  readonly turn: ReviewedTurn;
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
  readonly look?: boolean;
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
  readonly host: string;
  readonly settings: Settings;
  readonly seats: readonly (Seat)[];
  readonly fairness: Fairness;
  readonly wish: PendingWish | null;
  readonly since: number;
  readonly rematch: string;
  readonly paused?: Paused | null;
  readonly winners?: readonly (number)[];
  readonly game?: Game | null;
  readonly brief?: BriefGame | null;
}

/** How much of a table to return. */
export interface ViewQuery {
  readonly detail?: "events" | "full";
}

/** Wait for the absent player of the seat to move: no bot plays for it meanwhile. */
export interface Wait {
  readonly do: "wait";
  readonly seat: number;
}

/** Follow a table; with `after`, the events after that number come first, at most 1000 of them. */
export interface Watch {
  readonly kind: "watch";
  readonly table: string;
  readonly detail?: "events" | "full";
  readonly after?: number | null;
}

/** All ways by which you are recognised. */
export interface Ways {
  readonly devices: readonly (ListedDevice)[];
  readonly recovery: ListedRecovery | null;
  readonly passkeys: readonly (ListedPasskey)[];
  readonly mailboxes: readonly (string)[];
}

/** Your own program: it gets JSON, signed with a secret. */
export interface WebhookChannel {
  readonly kind: "webhook";
  readonly url: string;
  readonly label?: string;
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

/** A wish that waits for the consent of some seats. */
export interface WishInList {
  readonly seat: number;
  readonly wish: "end" | "pause" | "rewind";
  readonly waiting: readonly (number)[];
  readonly at: number;
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

export type AnySent = Watch | Unwatch | Look | Submit | Ping;

export type AnyMessage = Welcome | Table | Event | Present | Acknowledged | Error | Pong;

export type AnyChannel = PushChannel | WebhookChannel | DiscordChannel | SlackChannel | MatrixChannel | NtfyChannel | TelegramChannel | MailChannel;

export type AnyRequest = Sit | Leave | Decline | Rename | Fill | Clear | Ready | Act | TakeBack | AskEnd | AskRewind | AskPause | Resume | Answer | Resign | Wait | LetBot | Say | Reclaim;
