// Generated from crates/protocol by `make goldens`. Do not edit: the next run would undo it.

/** What news are about. */
export type AboutJson = {
  "what": "terms"
} | {
  "what": "chair",
  /** Which. */
  seat: Seat,
} | {
  "what": "deal"
} | {
  "what": "started"
} | {
  "what": "choice",
  /** For which seat. */
  seat: Seat,
  /** By whom. */
  by: ByJson,
} | {
  "what": "forgotten"
} | {
  "what": "talk"
} | {
  "what": "muted"
} | {
  "what": "host"
} | {
  "what": "closed"
} | {
  "what": "resumed"
} | {
  "what": "rematch",
  /** Which. */
  table: string,
};

/** What an action card makes its bandit do. */
export type Action = "move" | "floor-change" | "fire" | "robbery" | "punch" | "marshal" | "nudge";

/** The open side of Couriers & Armored Train. */
export type ArmoredJson = {
  /** Where the couriers stand (C5). */
  couriers: Array<Place>,
  /** The bullets under the Wild Bunch token (C42): how many of each source. */
  wild_bunch: { [key in Source]?: number },
  /** How many of them count for each team: a bandit's for its own, neutral ones for Il Professore's (C84, C93). */
  wild_bunch_of: { [key in Team]?: number },
  /** Bullets that were healed and left the game (C46). */
  healed: { [key in Source]?: number },
  /** The team of Il Professore, where he plays (C1). */
  professore: Team | null,
  /** How many cards his deck has (C80). */
  professore_deck: number,
  /** His step on the Devilish Plan track, counted from zero (C81). */
  track: number,
  /** The teams that have used this turn's Diversion (C21). */
  diverted: Array<Team>,
  /** Seats that set a card aside for the next round (C22). */
  set_aside: Array<Seat>,
  /** Seats that draw two cards more in the next round (C64). */
  concerted: Array<Seat>,
  /** How many bullets each seat has healed since the last round card was carried out (R56). */
  treated: { [key in Seat]?: number },
  /** Schemin' of the last round has only two turns (C71). */
  cut_short: boolean,
  /** What each secret document can be as far as everybody has seen (C34). */
  documents: Array<DocumentJson>,
};

/** A kind of question. */
export type Ask = "bandit" | "team" | "last-car" | "pick" | "act" | "keep" | "move" | "climb" | "fire" | "rob" | "punch" | "knock" | "take" | "push" | "marshal" | "pickpocket" | "shove" | "nudge" | "grant" | "document" | "gun-knock" | "set-aside" | "heal" | "drop" | "rescue" | "last-move";

/** Who is asked, and what. It has only those details that this kind of question has; they lie open to all. */
export type AskedJson = {
  /** Who decides. */
  seat: Seat,
  /** The kind of question, one word: `act`, `fire`, `push`. */
  ask: Ask,
  /** The bandit that does it. */
  bandit?: Bandit,
  /** The bandit to which it is done. */
  victim?: Bandit,
  /** The token in question. */
  token?: Token,
  /** Bandits that can be chosen, or aimed at. */
  bandits?: Array<Bandit>,
  /** Teams that can be chosen. */
  teams?: Array<[Bandit, Bandit]>,
  /** Where somebody can go or be sent. */
  places?: Array<Place>,
  /** Where the Marshal can go. */
  cars?: Array<Car>,
  /** Cars whose courier can be hit. */
  couriers?: Array<Car>,
  /** The machine gun can be fired. */
  gun?: boolean,
  /** Tokens that can be taken; those that can't be told apart stand for each other. */
  tokens?: Array<Token>,
  /** Kinds of loot that can be lost. */
  kinds?: Array<LootKind>,
  /** Actions that can be carried out. */
  actions?: Array<Action>,
  /** Who is hit after the victim. */
  left?: Array<Bandit>,
  /** A card goes face down, whichever it is (B13). */
  face_down?: boolean,
  /** A card may go face down (B30). */
  may_hide?: boolean,
  /** A Fire card may be followed by one of the other bandit's (V34). */
  may_follow?: boolean,
  /** There is something to draw (R1). */
  may_draw?: boolean,
  /** A Diversion may be made (C21). */
  may_divert?: boolean,
};

/** Somebody who plays but is not connected. */
export type AwayJson = {
  /** Their seat. */
  seat: Seat,
  /** From when on a bot decides whenever they are asked, in milliseconds since 1970; never while nobody who plays is there. */
  bot_at: number | null,
};

/** A figure on the train. */
export type Bandit = "ghost" | "cheyenne" | "tuco" | "django" | "belle" | "doc" | "misty" | "twinzz" | "mei";

/** A bandit in play. */
export type BanditJson = {
  /** Its name. */
  bandit: Bandit,
  /** Who leads it. */
  seat: Seat,
  /** Where it stands; nowhere before the start. */
  place: Place | null,
  /** Bullets left in its revolver. */
  ammo: number,
  /** Bullets it has put into its own partner (V35). */
  partner_hits: number,
  /** What it holds. */
  loot: Array<TokenJson>,
};

/** How somebody did with a bandit. */
export type BanditTallyJson = {
  /** Which. */
  bandit: Bandit,
  /** How many games. */
  games: number,
  /** How many of them were won. */
  wins: number,
};

/** How well a bot plays, from the weakest to the strongest. */
export type BotLevel = "greenhorn" | "outlaw" | "desperado" | "legend";

/** By whom a decision was made. */
export type ByJson = "player" | "bot" | "substitute" | "away" | "clock";

/** A choice that was weighed. */
export type CandidateJson = {
  /** The seat's chance to win with it, as far as the seat could know. */
  chance: number,
  /** By how much it is worse than the best. */
  behind: number,
  /** The standard error of that; nothing for the best itself. */
  error: number,
  /** In how many worlds it was tried. */
  worlds: number,
  /** What to send back, in the words of `docs/notation.md`. */
  text: string,
} & ({
  "kind": "bandit",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "team",
  /** Its two bandits. */
  bandits: Array<Bandit>,
} | {
  "kind": "last-car",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "pick",
  /** Which. */
  card: Card,
} | {
  "kind": "draw"
} | {
  "kind": "play",
  /** Which. */
  card: Card,
  /** Hide it (B30). */
  face_down: boolean,
  /** The other bandit's card that follows a Fire at once (V34). */
  follow_up: Card | null,
} | {
  "kind": "keep",
  /** Which. */
  cards: Array<Card>,
} | {
  "kind": "go",
  /** Where. */
  place: Place,
} | {
  "kind": "fire",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "rob",
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
} | {
  "kind": "punch",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "knock",
  /** The kind. */
  loot: LootKind,
  /** The tokens of that kind that the victim holds. */
  tokens: Array<Token>,
} | {
  "kind": "take"
} | {
  "kind": "leave"
} | {
  "kind": "push",
  /** Where. */
  place: Place,
} | {
  "kind": "marshal",
  /** Where. */
  car: Car,
} | {
  "kind": "pickpocket",
  /** Who takes it. */
  bandit: Bandit,
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
} | {
  "kind": "decline"
} | {
  "kind": "divert"
} | {
  "kind": "fire-courier",
  /** Which. */
  car: Car,
} | {
  "kind": "gun"
} | {
  "kind": "nudge",
  /** The action. */
  action: Action,
  /** The teammate. */
  bandit: Bandit,
} | {
  "kind": "do",
  /** Which. */
  action: Action,
} | {
  "kind": "set-aside",
  /** Which. */
  card: Card,
} | {
  "kind": "heal",
  /** Which; none at all is a choice too. */
  bullets: Array<Source>,
} | {
  "kind": "drop",
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be, all worth the same: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
});

/** A car; there is one of each kind at most. */
export type Car = "locomotive" | "baggage" | "second-class" | "first-class" | "dining" | "mail" | "saloon" | "armored-locomotive" | "coal" | "armored-1" | "arsenal" | "armored-2" | "infirmary" | "armored-3";

/** A car with its two floors. */
export type CarJson = {
  /** Its name. */
  car: Car,
  /** 1 for the train on which everybody starts, 2 for the armored train. */
  train: number,
  /** The car side by side with it in the other train. */
  beside: Car | null,
  /** What lies inside; nothing at all where one can't be inside (C31). */
  inside: Array<TokenJson> | null,
  /** What lies on the roof. */
  roof: Array<TokenJson>,
};

/**
 * A card as in the choices of its owner: `fire`, with two bandits `ghost:fire`; `bullet:tuco`; and Il Professore's:
 * `scheme`, `binoculars:ghost`.
 */
export type Card = Action | `${Bandit}:${Action}` | `bullet:${Source}` | Plot | `binoculars:${Bandit}`;

/**
 * How the bandits come to the seats (R41): they are drawn, or the players choose, or they are these, seat by seat,
 * with two bandits each two for every seat.
 */
export type CastJson = "random" | "choose" | Array<Bandit>;

/** Why a bandit changed its place. */
export type Cause = "moved" | "climbed" | "punched" | "pushed" | "fled" | "swept" | "displaced" | "rescued";

/** A chair and who sits on it. */
export type ChairJson = {
  /** Which. */
  seat: Seat,
} & ({
  "who": "empty"
} | {
  "who": "bot",
  /** How well it plays. */
  level: BotLevel,
} | {
  "who": "person",
  /** What they are called. */
  name: string,
  /** Who they are at this table, whatever they are called: a number by which the host can mute them. */
  voice: number,
  /** Whether they are the host. */
  host: boolean,
  /** What they are known by, at a rated table: the last part of the address of their page. */
  handle?: string,
  /** Why a bot decides for them, if one does. */
  substitute: SubstituteJson | null,
});

/** Who is to sit on a chair. */
export type ChairPlan = {
  "who": "empty",
} | {
  "who": "me",
  /** Under another name than on the other chairs. */
  name?: string,
} | {
  "who": "bot",
  /** How well it plays. */
  level: BotLevel,
};

/** What changed for one pair of eyes. */
export type Change = {
  /** Whose eyes: `seat2`, or `spectator`. */
  viewer: Viewer,
  /** What this viewer is told, in the order in which it happened. */
  notices: Array<NoticeJson>,
  /** The whole view, if the game has just begun. */
  view?: ViewJson,
  /** What is different in the view now, if there was one before. */
  patch?: ViewPatch,
  /** What it can choose, if it is asked. */
  choices: ChoicesJson | null,
};

/** Something that can be chosen. */
export type ChoiceJson = {
  /** What to send back, in the words of `docs/notation.md`. */
  text: string,
} & ({
  "kind": "bandit",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "team",
  /** Its two bandits. */
  bandits: Array<Bandit>,
} | {
  "kind": "last-car",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "pick",
  /** Which. */
  card: Card,
} | {
  "kind": "draw"
} | {
  "kind": "play",
  /** Which. */
  card: Card,
  /** Hide it (B30). */
  face_down: boolean,
  /** The other bandit's card that follows a Fire at once (V34). */
  follow_up: Card | null,
} | {
  "kind": "keep",
  /** Which. */
  cards: Array<Card>,
} | {
  "kind": "go",
  /** Where. */
  place: Place,
} | {
  "kind": "fire",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "rob",
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
} | {
  "kind": "punch",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "knock",
  /** The kind. */
  loot: LootKind,
  /** The tokens of that kind that the victim holds. */
  tokens: Array<Token>,
} | {
  "kind": "take"
} | {
  "kind": "leave"
} | {
  "kind": "push",
  /** Where. */
  place: Place,
} | {
  "kind": "marshal",
  /** Where. */
  car: Car,
} | {
  "kind": "pickpocket",
  /** Who takes it. */
  bandit: Bandit,
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
} | {
  "kind": "decline"
} | {
  "kind": "divert"
} | {
  "kind": "fire-courier",
  /** Which. */
  car: Car,
} | {
  "kind": "gun"
} | {
  "kind": "nudge",
  /** The action. */
  action: Action,
  /** The teammate. */
  bandit: Bandit,
} | {
  "kind": "do",
  /** Which. */
  action: Action,
} | {
  "kind": "set-aside",
  /** Which. */
  card: Card,
} | {
  "kind": "heal",
  /** Which; none at all is a choice too. */
  bullets: Array<Source>,
} | {
  "kind": "drop",
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be, all worth the same: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
});

/** What a viewer that is asked can choose. */
export type ChoicesJson = {
  /** How many choices there are. */
  total: number,
  /** The first 500 of them. Only what to keep (V12) can have more. */
  list: Array<ChoiceJson>,
  /** If the question is what to keep: what an answer can be made of. */
  keep: KeepJson | null,
  /** If the question is what to play: where each card would lead, as everything stands now. */
  outlooks: Array<OutlookJson>,
};

/** A seat link that is used. */
export type ClaimJson = {
  /** Which seat. */
  seat: Seat,
  /** The secret part of the link. */
  token: string,
};

/** How long everybody may think. */
export type ClockJson = {
  /** For each decision, in milliseconds. */
  decision_ms: number,
  /** For the whole game, when decisions take longer. */
  reserve_ms: number,
};

/** What whoever only watches can tell of mixed tokens, and so everybody (R74). */
export type CommonJson = {
  /** Values known to be in a group. */
  counted: Array<CountedJson>,
  /** Tokens whose value can be worked out from what was counted. */
  deduced: Array<Token>,
};

/** A value that is known to be in a group of mixed tokens. */
export type CountedJson = {
  /** The group. */
  group: Token,
  /** The value. */
  dollars: number | null,
  /** Which document, if the tokens are documents. */
  document: SecretDocument | null,
};

/** What is asked for before the cards are dealt. */
export type DealAsks = "promises" | "nonces";

/** What players add to the seed of a game. */
export type DealJson = {
  /** What is asked for now, if the cards are about to be dealt. Until then chairs and terms stay as they are. */
  asks: DealAsks | null,
  /** Whoever adds something, or is asked for it, in the order of their seats. */
  shares: Array<ShareJson>,
  /** The seats that did not answer in time. They add nothing any more, and the others began anew. */
  silent: Array<Seat>,
  /** What was dealt from, when the game is over or the table was closed: the hash of the table's `seed` and of the nonces. */
  dealt_from: string | null,
};

/** What a document can be as far as everybody has seen. */
export type DocumentJson = {
  /** The document: `document#1`. */
  token: Token,
  /** Of `fake`, `red` and `blue` those it can be. */
  can_be: Array<SecretDocument>,
};

/** How a game ended. Now everything is open. */
export type EndJson = {
  /** Who has what, and who won. */
  outcome: OutcomeJson,
  /** The seed, whose hash was published at the start: with it everybody can check the deal. */
  seed: string,
  /** The last position with every card and every purse open. */
  open: ViewJson,
};

/** Why a request over HTTP was refused. */
export type ErrorJson = {
  /** For programs: it never changes. */
  code: string,
  /** For people. */
  reason: string,
  /** Why the rules say no, if it is they who do. */
  why?: WhyJson,
};

/** Everything that is kept about somebody, for them alone. */
export type EverythingJson = {
  /** What is known of them. */
  me: MeJson,
  /** Their tables. */
  tables: Array<MyTableJson>,
  /** What they said and is still kept. */
  said: Array<SpokenJson>,
  /** What else is kept. */
  papers: Array<PaperJson>,
};

/** Why a card had no effect. */
export type Fizzle = "no-target" | "no-bullets" | "no-loot" | "nobody-here" | "nowhere-to-go" | "no-teammate" | "cant-be-done";

/** One of the two storeys of a car. */
export type Floor = "inside" | "roof";

/** How many bandits each seat leads, and by which rules. */
export type Format = "single" | "team-2014" | "pairs-2018";

/** Something that everybody at the table saw. */
export type HappeningJson = {
  "what": "first-player",
  /** Who. */
  seat: Seat,
} | {
  "what": "bandit-chosen",
  /** Who chose. */
  seat: Seat,
  /** The bandit. */
  bandit: Bandit,
} | {
  "what": "bandit-placed",
  /** Who. */
  bandit: Bandit,
  /** Where. */
  place: Place,
} | {
  "what": "answered",
  /** Who. */
  seat: Seat,
} | {
  "what": "round-began",
  /** Counted from one. */
  round: number,
  /** Its card. */
  card: RoundCard,
  /** The turns of Schemin' printed on it for this table. */
  turns: Array<Turn>,
  /** What happens at its end, if events are played and it has one. */
  event: RoundEvent | null,
} | {
  "what": "turn-began",
  /** Counted from one. */
  turn: number,
  /** Its kind. */
  kind: Turn,
} | {
  "what": "passed",
  /** Who. */
  seat: Seat,
} | {
  "what": "deck-shuffled",
  /** Whose. */
  seat: Seat,
} | {
  "what": "bullet-discarded",
  /** Whose. */
  seat: Seat,
  /** Which. */
  source: Source,
} | {
  "what": "hand-returned",
  /** Whose. */
  seat: Seat,
  /** How many. */
  count: number,
} | {
  "what": "stealin-began"
} | {
  "what": "card-revealed",
  /** Who played it. */
  seat: Seat,
  /** The card. */
  card: Card,
} | {
  "what": "nothing-happened",
  /** Whose card. */
  bandit: Bandit,
  /** Why. */
  why: Fizzle,
} | {
  "what": "moved",
  /** Who. */
  bandit: Bandit,
  /** From where. */
  from: Place,
  /** To where. */
  to: Place,
  /** For what reason. */
  cause: Cause,
  /** Which way; `null` within a car. */
  way: Way | null,
} | {
  "what": "fired",
  /** Who fired. */
  bandit: Bandit,
  /** Who was hit. */
  at: Bandit,
} | {
  "what": "punched",
  /** Who punched. */
  bandit: Bandit,
  /** Who was punched. */
  victim: Bandit,
} | {
  "what": "marshal-moved",
  /** From where. */
  from: Car,
  /** To where. */
  to: Car,
  /** Which way. */
  way: Way | null,
} | {
  "what": "neutral-bullet",
  /** Who. */
  bandit: Bandit,
} | {
  "what": "bullets-ran-short",
  /** How many were due. */
  due: number,
  /** How many there were. */
  left: number,
  /** What happens then at this table. */
  shortage: Shortage,
} | {
  "what": "event-began",
  /** Which. */
  event: RoundEvent,
} | {
  "what": "strongbox-placed",
  /** Where. */
  place: Place,
} | {
  "what": "ransom-paid",
  /** Who. */
  bandit: Bandit,
} | {
  "what": "declined",
  /** Who. */
  bandit: Bandit,
} | {
  "what": "courier-moved",
  /** Where he is now. */
  to: Place,
} | {
  "what": "courier-hit",
  /** Who fired. */
  bandit: Bandit,
  /** The courier's car. */
  car: Car,
} | {
  "what": "gun-fired",
  /** Who fired. */
  bandit: Bandit,
} | {
  "what": "action-granted",
  /** Who. */
  bandit: Bandit,
  /** Which, if it was named. */
  action: Action | null,
} | {
  "what": "action-taken",
  /** Who. */
  bandit: Bandit,
  /** Which. */
  action: Action,
} | {
  "what": "document-seen",
  /** Who. */
  bandit: Bandit,
  /** Which. */
  token: Token,
} | {
  "what": "document-put-back",
  /** Who. */
  bandit: Bandit,
  /** Which. */
  token: Token,
} | {
  "what": "diverted",
  /** Who. */
  seat: Seat,
} | {
  "what": "bullet-healed",
  /** Whose. */
  seat: Seat,
  /** Which. */
  source: Source,
} | {
  "what": "plan-concerted",
  /** Who. */
  seat: Seat,
} | {
  "what": "plan-advanced",
  /** His step, counted from zero. */
  step: number,
  /** What his plan is worth now (C94). */
  dollars: number,
} | {
  "what": "plot-came-to-nothing"
} | {
  "what": "long-shot-hit",
  /** The courier's car. */
  car: Car,
} | {
  "what": "trains-passed"
} | {
  "what": "cut-short"
} | {
  "what": "plot-revealed",
  /** The card. */
  card: Card,
} | {
  "what": "game-over"
};

/** One of the biggest moments of a game. */
export type HeadlineJson = {
  /** After so many choices of the record it had happened: of a choice this is its number plus one. */
  after: number,
  /** The round, counted from one. */
  round: number,
  /** So much of the chance to win was at stake. */
  points: number,
} & ({
  "kind": "gave-away",
  /** Who. */
  seat: Seat,
  /** What was chosen. */
  chosen: ChoiceJson,
} | {
  "kind": "cost",
  /** Who chose. */
  seat: Seat,
  /** What was chosen. */
  chosen: ChoiceJson,
  /** Whom it cost. */
  whom: Seat,
} | {
  "kind": "gained",
  /** Who. */
  seat: Seat,
  /** What was chosen. */
  chosen: ChoiceJson,
} | {
  "kind": "lucky",
  /** To whom. */
  seat: Seat,
  /** What it was. */
  luck: LuckKind,
} | {
  "kind": "unlucky",
  /** To whom. */
  seat: Seat,
  /** What it was. */
  luck: LuckKind,
});

/** Why a card on the pile lies face down. */
export type Hiding = "tunnel" | "ghost";

/** The cards that can be kept (V12). Any part of them is an answer: `keep fire move`, `keep nothing`. */
export type KeepJson = {
  /** Every action card in hand, each as often as it is there. */
  cards: Array<Card>,
};

/** How bad a choice was. */
export type Label = "slip" | "mistake" | "blunder";

/** Somebody in the leaderboard. It goes by what their rating is at least: `rating` less `uncertainty`. */
export type LeaderJson = {
  /** Their place, from one; the same for those who are equal. */
  place: number,
  /** What they are known by. */
  handle: string,
  /** What they are called. */
  name: string,
  /** Their rating. */
  rating: number,
  /** Half the width of its interval. */
  uncertainty: number,
  /** How many games were counted. */
  games: number,
};

/** The best players of one kind of game. */
export type LeaderboardJson = {
  /** Which kind. */
  kind: RatedKind,
  /** How many stand in it. */
  players: number,
  /** Some of them, from the best. */
  leaders: Array<LeaderJson>,
  /** Where the list goes on, if there are more: to be given as `after`. */
  next: string | null,
  /** Where one stands oneself, if one does. */
  me: LeaderJson | null,
};

/**
 * What is different in a list: first it is cut to this length, then each item that changed is put in its place; items
 * beyond the old end are in order.
 */
export type ListPatch<T> = {
  /** How many items the list has now. */
  length: number,
  /** The items that are new or not as they were, each with its place in the list, counted from zero. */
  changed: Array<[number, T]>,
};

/** A chair as lists show it. */
export type LobbyChair = {
  /** The bandits it leads, as far as they have been chosen. */
  bandits: Array<Bandit>,
  /** How it ended for it, once the game is over. */
  result?: LobbyResult,
} & ({
  "who": "empty"
} | {
  "who": "bot",
  /** How well it plays. */
  level: BotLevel,
} | {
  "who": "person",
  /** What they are called. */
  name: string,
});

/** A table as lists show it. */
export type LobbyJson = {
  /** What it is called: the last part of its link. */
  table: string,
  /** How far it is. */
  stage: TableStage,
  /** What was agreed. */
  terms: TermsJson,
  /** The chairs, in the order of the seats. */
  chairs: Array<LobbyChair>,
  /** The round, counted from one, once the game has begun. */
  round: number | null,
  /** How many look on without playing. */
  watchers: number,
};

/** How a game ended for a chair, as lists show it. */
export type LobbyResult = {
  /** Its place, from one; the same for those who are equal. */
  place: number,
  /** What counted for victory, in dollars. */
  money: number,
  /** Whether it won, alone or with others. */
  won: boolean,
};

/** Tokens that are neither on a train nor with a bandit. */
export type LootElsewhereJson = {
  /** Beside the train: the strongbox of a Marshal's Revenge, say (B4). */
  aside: Array<TokenJson>,
  /** What Hostage can still pay with: the names of purses of $250 (R71). */
  ransoms: Array<Token>,
  /** Tokens that were in play and have left the game. Those never dealt are not listed. */
  gone: Array<TokenJson>,
};

/** What a token looks like from outside. */
export type LootKind = "purse" | "jewel" | "strongbox" | "bag" | "nugget" | "document";

/** A seat that one had until just now. */
export type LostJson = {
  /** Which. */
  seat: Seat,
} & ({
  "how": "moved",
  /** The secret part of a link with which it can be had back, as long as it goes to nobody else. */
  token: string,
} | {
  "how": "freed"
});

/** What chance has done at one point of the game. */
export type LuckJson = {
  /** After so many choices of the record. */
  after: number,
  /** The round, counted from one. */
  round: number,
  /** What it was. */
  kind: LuckKind,
  /** By how much each seat's chance changed, in the order of the seats. */
  changes: Array<number>,
};

/** What chance decides. */
export type LuckKind = "deal" | "round" | "hands" | "reshuffle" | "pick";

/** Whoever asks: what is known of them, for them alone. */
export type MeJson = {
  /** What others know one by: the last part of the address of one's page. It is not the identity, which is in the cookie. */
  handle: string,
  /** What one is called, if one has said. */
  name: string | null,
  /** How well one plays, by kind; those of which nothing is known are left out. */
  ratings: Array<RatingJson>,
  /** Whether one waits for a train. */
  waiting: boolean,
};

/** What a choice is. */
export type MeaningJson = {
  "kind": "bandit",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "team",
  /** Its two bandits. */
  bandits: Array<Bandit>,
} | {
  "kind": "last-car",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "pick",
  /** Which. */
  card: Card,
} | {
  "kind": "draw"
} | {
  "kind": "play",
  /** Which. */
  card: Card,
  /** Hide it (B30). */
  face_down: boolean,
  /** The other bandit's card that follows a Fire at once (V34). */
  follow_up: Card | null,
} | {
  "kind": "keep",
  /** Which. */
  cards: Array<Card>,
} | {
  "kind": "go",
  /** Where. */
  place: Place,
} | {
  "kind": "fire",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "rob",
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
} | {
  "kind": "punch",
  /** Which. */
  bandit: Bandit,
} | {
  "kind": "knock",
  /** The kind. */
  loot: LootKind,
  /** The tokens of that kind that the victim holds. */
  tokens: Array<Token>,
} | {
  "kind": "take"
} | {
  "kind": "leave"
} | {
  "kind": "push",
  /** Where. */
  place: Place,
} | {
  "kind": "marshal",
  /** Where. */
  car: Car,
} | {
  "kind": "pickpocket",
  /** Who takes it. */
  bandit: Bandit,
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
} | {
  "kind": "decline"
} | {
  "kind": "divert"
} | {
  "kind": "fire-courier",
  /** Which. */
  car: Car,
} | {
  "kind": "gun"
} | {
  "kind": "nudge",
  /** The action. */
  action: Action,
  /** The teammate. */
  bandit: Bandit,
} | {
  "kind": "do",
  /** Which. */
  action: Action,
} | {
  "kind": "set-aside",
  /** Which. */
  card: Card,
} | {
  "kind": "heal",
  /** Which; none at all is a choice too. */
  bullets: Array<Source>,
} | {
  "kind": "drop",
  /** What it looks like. */
  loot: LootKind,
  /** The tokens it may be, all worth the same: whichever is clicked on, this choice is meant. */
  tokens: Array<Token>,
};

/** A decision: what could have been chosen, and what was. */
export type MomentJson = {
  /**
   * The number of the choice in the record, counted from zero. In a replay the position before it is the step with this number,
   * and the choice itself makes the next step.
   */
  choice: number,
  /** The round, counted from one. */
  round: number,
  /** The turn of Schemin', counted from one; nothing in other parts of a round. */
  turn: number | null,
  /** Who decided. */
  seat: Seat,
  /** What was asked. */
  ask: Ask,
  /** What was weighed, the best first. */
  candidates: Array<CandidateJson>,
  /** Which of them was chosen. */
  chosen: number,
  /** How many other choices there were that were not weighed: instinct thinks little of them. */
  others: number,
  /** By how much the chance to win is worse with the chosen one than with the best. It is measured, so it may be a little below zero. */
  loss: number,
  /** The standard error of that. */
  error: number,
  /** Whether anything was to be decided: some candidates differ beyond doubt. */
  counts: boolean,
  /** How bad the choice was; nothing if it was not, or there is doubt. */
  label: Label | null,
  /** From 0 to 100. */
  accuracy: number,
  /**
   * By how much the choice changed each seat's chance, in the order of the seats, as somebody would put it who sees all cards.
   * Nothing until the positions before and after it have been looked at.
   */
  changes: Array<number> | null,
  /** What the seat could not know. */
  unknown: UnknownJson,
};

/** Why a switch changes nothing at a table. */
export type Moot = "abilities" | "events" | "expert" | "always-expert" | "never-expert" | "two" | "three" | "pairs" | "base";

/** A case in which a switch changes nothing. All of it has to be so. */
export type MootJson = {
  /** Why. */
  why: Moot,
  /** Another switch has one of these values. */
  switch: SettingJson | null,
  /** The table has one of these formats; any, if there are none. */
  formats: Array<Format>,
  /** There are not so many seats. */
  unless_seats: number | null,
};

/** A link with which one can be oneself on another device. It works once. */
export type MoveJson = {
  /** The secret part of the link. */
  token: string,
  /** Until when it works, in milliseconds since 1970. */
  until: number,
};

/** A table at which one has a seat, or which one hosts. */
export type MyTableJson = {
  /** One's own seats; several, if people pass and play. */
  seats: Array<Seat>,
  /** Whether one is the host. */
  host: boolean,
  /** Which decision is awaited, while the game runs. */
  turn: TurnJson | null,
  /** When something happened there last, in milliseconds since 1970. */
  changed: number,
  /** What it is called: the last part of its link. */
  table: string,
  /** How far it is. */
  stage: TableStage,
  /** What was agreed. */
  terms: TermsJson,
  /** The chairs, in the order of the seats. */
  chairs: Array<LobbyChair>,
  /** The round, counted from one, once the game has begun. */
  round: number | null,
  /** How many look on without playing. */
  watchers: number,
};

/** One's own tables, or some of them: those where one is asked come first, then the one where something happened last. */
export type MyTablesJson = {
  /** The tables. */
  tables: Array<MyTableJson>,
  /** Where the list goes on, if there are more: to be given as `after`. */
  next: string | null,
};

/** One's own train. */
export type MyTrainJson = {
  /** What it is, and who waits for it; nobody any more once it has left. */
  train: TrainJson,
  /** The table, once it has left: one has a chair there. */
  table: string | null,
};

/** A table that somebody wants to open. */
export type NewTableJson = {
  /** What is to be played. */
  terms: TermsJson,
  /** What the others shall call one. */
  name: string,
  /** Who is to sit where, from the first seat on; the other chairs stay empty. */
  chairs?: Array<ChairPlan>,
  /** Whether to begin at once, which needs somebody on every chair. */
  start?: boolean,
  /** Whether one's client adds to the chance of a game that begins at once: then the deal waits for it. */
  together?: boolean,
};

/** Something that happened. */
export type NewsJson = {
  /** One more than that of the news before. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** What it is about. */
  about: AboutJson,
  /** The table, if anything about it changed. */
  table?: TableJson,
  /** Which decision is awaited, if that changed; `null` if none is. */
  turn?: TurnJson | null,
  /** What happened in the game, for each of one's views; empty if nothing did. */
  views?: Array<Change>,
  /** How it ended, if it has just ended. */
  end?: EndJson,
};

/** What one viewer is told of something that happened. What it may not know is `null`. */
export type NoticeJson = {
  "what": "card-picked",
  /** Who. */
  seat: Seat,
  /** The card, to its owner. */
  card: Card | null,
} | {
  "what": "cards-drawn",
  /** Who. */
  seat: Seat,
  /** How many. */
  count: number,
  /** The cards, to their owner. */
  cards: Array<Card> | null,
} | {
  "what": "card-played",
  /** Who. */
  seat: Seat,
  /** The card, if it lies face up or the viewer played it. */
  card: Card | null,
  /** It lies face down. */
  face_down: boolean,
  /** Why, if it does. */
  hidden_by: Hiding | null,
} | {
  "what": "cards-put-away",
  /** Who. */
  seat: Seat,
  /** How many. */
  count: number,
  /** The one that lies on top now, for all to see (R72); there is none if no card was put away. */
  top: Card | null,
  /** All of them, to their owner. */
  cards: Array<Card> | null,
} | {
  "what": "card-diverted",
  /** Whose. */
  seat: Seat,
  /** The card, to its owner. */
  card: Card | null,
} | {
  "what": "card-set-aside",
  /** Who. */
  seat: Seat,
  /** The card, to its owner. */
  card: Card | null,
} | {
  "what": "plot-laid",
  /** The card, if it lies face up. */
  card: Card | null,
  /** It lies face down. */
  face_down: boolean,
  /** Why, if it does. */
  hidden_by: Hiding | null,
} | {
  "what": "loot-taken",
  /** Who. */
  bandit: Bandit,
  /** What. */
  token: Token,
  /** What it looks like. */
  kind: LootKind,
  /** Its value, if the viewer knows it; documents have none. */
  dollars: number | null,
  /** Which document it is, if it is one and the viewer knows. */
  document: SecretDocument | null,
  /** How. */
  taking: Taking,
} | {
  "what": "loot-lost",
  /** Who. */
  bandit: Bandit,
  /** What. */
  token: Token,
  /** What it looks like. */
  kind: LootKind,
  /** Its value, if the viewer knows it; documents have none. */
  dollars: number | null,
  /** Which document it is, if it is one and the viewer knows. */
  document: SecretDocument | null,
  /** Where it lies now; nowhere if it left the game (B46). */
  to: Place | null,
} | HappeningJson;

/** What somebody wants to be told of. */
export type NotifyAbout = "off" | "slow" | "all";

/** What somebody has chosen. */
export type NotifyChoiceJson = {
  /** What they want to be told of. */
  about: NotifyAbout,
  /** When not. */
  quiet: QuietJson | null,
};

/** What somebody has chosen, and where they can be told. */
export type NotifyJson = {
  /** What they want to be told of. */
  about: NotifyAbout,
  /** When not. */
  quiet: QuietJson | null,
  /** How many browsers have subscribed. */
  devices: number,
};

/** The answer to a new table. */
export type OpenedJson = {
  /** What it is called: the last part of its link. */
  table: string,
};

/** The final count. */
export type OutcomeJson = {
  /** What each seat has, the richest first; among equals whoever received the fewest bullets (B51). */
  seats: Array<StandingJson>,
  /** Who won; several if they share the victory, nobody if teams draw (R29). */
  winners: Array<Seat>,
  /** In the expansion, what the teams have. */
  teams: TeamsJson | null,
  /** By what it was decided. */
  verdict: VerdictJson,
};

/**
 * What a card would come to, were it carried out as everything stands now. Others will carry out theirs before it, so it
 * may well come to something else.
 */
export type OutlookJson = {
  /** The card. */
  card: Card,
  /** Who would carry it out. */
  bandit: Bandit,
  /**
   * What could be chosen then. If there is but one thing it would simply be done; if there is none, nothing would
   * happen.
   */
  choices: Array<MeaningJson>,
};

/** Something that is kept about somebody. */
export type PaperJson = {
  /** What kind of thing. */
  drawer: string,
  /** What it is called there. */
  key: string,
  /** What it says, as the server keeps it. */
  body: unknown,
};

/** A part of a waterfall. */
export type PartJson = {
  /** By how much the chance changed. */
  change: number,
  /** The standard error of that. */
  error: number,
};

/** One floor of one car: `dining/roof`. */
export type Place = `${Car}/${Floor}`;

/** A card of the pile. */
export type PlannedJson = {
  /** Who played it; nobody if it is Il Professore's (C23). */
  seat: Seat | null,
  /** The card, if the viewer knows it. */
  card: Card | null,
  /** It lies face down, or did until it was revealed. */
  face_down: boolean,
  /** The next card of the pile is its follow-up (V34). */
  followed: boolean,
  /** How far it has been carried out. */
  progress: Progress,
};

/** Somebody as everybody may know them. Only rated games are in it, which are public. */
export type PlayerJson = {
  /** What they are known by. */
  handle: string,
  /** What they are called. */
  name: string,
  /** How well they play, by kind; those of which nothing is known are left out. */
  ratings: Array<RatingJson>,
  /** How many rated games they have played. */
  games: number,
  /** How many of them they have won. */
  wins: number,
  /** The bandits they have led. */
  bandits: Array<BanditTallyJson>,
  /** Their latest rated games, the last one first: 200 at most. */
  results: Array<ResultJson>,
};

/** A card of Il Professore's, but for those that name a bandit (C80). */
export type Plot = "scheme" | "rapid-fire" | "long-shot" | "extra-nudge";

/** Everybody's chances at one point of the game. */
export type PointJson = {
  /** After so many choices of the record: 0 is before the first. */
  after: number,
  /** The round, counted from one. */
  round: number,
  /** The chance of each seat, in the order of the seats. Teammates have the same. */
  chances: Array<number>,
};

/** Who is there. */
export type PresenceJson = {
  /** The seats whose player is connected. */
  there: Array<Seat>,
  /** Who plays but is not connected, while the game runs. */
  away: Array<AwayJson>,
  /** How many look on without playing. */
  watchers: number,
};

/** A rulebook, and for the later ones their first and their full game. */
export type Preset = "ru14" | "pl15" | "ru18-basic" | "ru18-advanced" | "ua-basic" | "ua-advanced" | "couriers" | "couriers-betrayal";

/** A rulebook as it is printed. */
export type PresetJson = {
  /** Its name. */
  preset: Preset,
  /** How it sets every switch. */
  switches: Switches,
  /** The tables there can be. */
  tables: Array<TableSizeJson>,
  /** The bandits to choose or draw from if nothing is said. */
  admitted: Array<Bandit>,
  /** The cars that can stand behind the locomotive. */
  cars: Array<Car>,
  /** The switches on which bandits and cars depend: with these as they are here, both are the same whatever the others are. */
  depends_on: (keyof Switches)[],
};

/** How far a card has been carried out. */
export type Progress = "waiting" | "now" | "done";

/** What a browser is told. */
export type PushJson = {
  "type": "turn",
  /** At this table. */
  table: string,
  /** The number of the decision. */
  number: number,
  /** Whether half of the time has gone. */
  reminder: boolean,
  /** When the time is up, in milliseconds since 1970, if there is a clock. */
  deadline: number | null,
};

/** The server's public key, which a browser subscribes with. */
export type PushKeyJson = {
  /** A point of the curve, as Base64 for URLs without padding. */
  key: string,
};

/** When somebody does not want to be told anything. */
export type QuietJson = {
  /** From this minute of the day on. */
  from: number,
  /** Until this one, perhaps of the next day. */
  to: number,
  /** Minutes to be added to UTC where they are. */
  offset: number,
};

/** What kind of game is rated. Each has ratings of its own. */
export type RatedKind = "base" | "expert" | "pairs" | "couriers";

/** How well somebody plays one kind of game. */
export type RatingJson = {
  /** Which kind. */
  kind: RatedKind,
  /** How well: an Outlaw has 1000, and 400 points more are ten times as many wins. */
  rating: number,
  /** Half the width of the interval in which it is, nineteen times out of twenty. */
  uncertainty: number,
  /** How many games were counted. */
  games: number,
  /** Whether too few of them were with other people to stand in the leaderboard. */
  provisional: boolean,
};

/** Cards that were seen to go into a deck, and what has happened since. */
export type RecycledJson = {
  /** The cards. */
  cards: Array<Card>,
  /** How many cards were drawn since that nobody else has seen. */
  drawn: number,
  /** How many cards of the pile had been laid before. */
  laid_before: number,
};

/** What somebody wants to be called. */
export type RenameJson = {
  /** The name. */
  name: string,
};

/** A game to be seen again. */
export type ReplayJson = {
  /** The table as it is now. */
  table: TableJson,
  /** Every card and purse is open; else the eyes are those of the viewer of the steps. */
  open: boolean,
  /** The steps. The first has the whole view. */
  steps: Array<ReplayStep>,
  /** How it ended, if it has. */
  end: EndJson | null,
};

/** A step of a game that is seen again. */
export type ReplayStep = {
  /** The number of its news. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** Whose decision it was; nobody's at the start. */
  seat: Seat | null,
  /** By whom it was made. */
  by: ByJson | null,
  /** Whose eyes: `seat2`, or `spectator`. */
  viewer: Viewer,
  /** What this viewer is told, in the order in which it happened. */
  notices: Array<NoticeJson>,
  /** The whole view, if the game has just begun. */
  view?: ViewJson,
  /** What is different in the view now, if there was one before. */
  patch?: ViewPatch,
  /** What it can choose, if it is asked. */
  choices: ChoicesJson | null,
};

/** Something that a client wants. Each is answered once, with `done` or `refused`. */
export type Request = {
  /**
   * A number that the answer repeats. On one connection each must be greater than the one before; one that is not has been
   * handled already, and nothing is done a second time.
   */
  id: number,
  /** What is wanted. */
  wish: Wish,
};

/** How a rated game ended for somebody. */
export type ResultJson = {
  /** The table. */
  table: string,
  /** When it ended, in milliseconds since 1970. */
  at: number,
  /** Which rating it counted for. */
  kind: RatedKind,
  /** The bandits they led. */
  bandits: Array<Bandit>,
  /** Among how many seats. */
  seats: number,
  /** Their place, from one; the same for those who are equal. */
  place: number,
  /** Whether they won, alone or with others. */
  won: boolean,
  /** Whether they had left, so that it counted as the last place. */
  left: boolean,
  /** What counted for victory, in dollars. */
  money: number,
  /** Their rating after it. */
  rating: number,
  /** Half the width of its interval. */
  uncertainty: number,
  /** By how much the rating has changed. */
  change: number,
};

/** All that has been found out about a game so far. */
export type ReviewJson = {
  /** How many games were played in the head for each decision. */
  games: number,
  /** How many tasks the review consists of. */
  tasks: number,
  /** How many of them are done. */
  done: number,
  /** Those who win together, in the order of their first seats: each seat for itself, or two teams. */
  parties: Array<Array<Seat>>,
  /** The chance of everybody before the cards are dealt: one divided by the number of parties. */
  parity: number,
  /** From which loss on a choice has which label. */
  thresholds: ThresholdsJson,
  /** What each seat has made of the game. */
  seats: Array<SeatReviewJson>,
  /** Everybody's chances over the game, as somebody would put them who sees all cards; in order. */
  points: Array<PointJson>,
  /** What chance has done; in order. */
  luck: Array<LuckJson>,
  /** Every decision that could have been another; in order. */
  moments: Array<MomentJson>,
  /** The biggest moments of the game, three at most, the biggest first. */
  headlines: Array<HeadlineJson>,
};

/** A round card. */
export type RoundCard = "angry-marshal" | "swivel-arm" | "braking" | "take-it-all" | "rebellion" | "bridge" | "mountain" | "pickpocketing" | "marshals-revenge" | "hostage" | "couriers-move" | "heavy-fire" | "swivel-arms" | "rescue" | "concerted-plan" | "healing" | "plan-of-action" | "short-of-hands" | "delayed-attack" | "only-one-survives" | "double-bottom";

/** What happens after Stealin' (B40–B47, C60–C70). */
export type RoundEvent = "angry-marshal" | "swivel-arm" | "braking" | "take-it-all" | "rebellion" | "pickpocketing" | "marshals-revenge" | "hostage" | "swivel-arms" | "couriers-move" | "heavy-fire" | "rescue" | "concerted-plan" | "healing" | "short-of-hands";

/** The rules: which rulebook, and how every switch is set. */
export type RulesJson = {
  /** The preset that they are nearest to. */
  preset: Preset,
  /** The value of every switch (V1), whether it differs from the preset or not. */
  switches: Switches,
};

/** Something that was said. */
export type SaidJson = {
  /** Its number among what was said at this table: it grows, but there may be gaps. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** Where they sit, or nowhere: anybody who watches can call themselves like a player. */
  seat: Seat | null,
  /** Who they are at this table, whatever they are called. */
  voice: number,
  /** What they are called. */
  name: string,
  /** What they said. */
  text: string,
};

/** A player. */
export type Seat = "seat1" | "seat2" | "seat3" | "seat4" | "seat5" | "seat6" | "seat7" | "seat8" | "seat9";

/** A player. */
export type SeatJson = {
  /** Which: `seat1`. */
  seat: Seat,
  /** Its team, in the expansion. */
  team: Team | null,
  /** The bandits it leads, in the order they were chosen. */
  bandits: Array<Bandit>,
  /** The cards in hand, in an order that tells nothing. */
  hand: Array<SightJson>,
  /** How many cards of the deck nobody has seen. */
  deck_hidden: number,
  /** The cards on top of those that everybody has seen go there, the top first. */
  deck_top: Array<Card>,
  /** What a Diversion put below the deck, the uppermost first (C21). */
  deck_bottom: Array<SightJson>,
  /** The discard pile, the top first (V10). */
  discard: Array<SightJson>,
  /** The bullets among its cards, wherever they are: how many of each source. */
  bullets: { [key in Source]?: number },
  /** All bullets it ever received (R43). */
  received: number,
  /** How many bullets its hand can hold at most, as far as the table can tell (V12). */
  bullet_room: number,
  /** What everybody saw go into its deck when that was shuffled (V14, R62). */
  recycled: RecycledJson,
};

/** What one seat has made of the game. */
export type SeatReviewJson = {
  /** Which. */
  seat: Seat,
  /** Its bandits. */
  bandits: Array<Bandit>,
  /** Over the whole game. */
  total: TallyJson,
  /** Round by round: the first round first, those before any decision empty. */
  rounds: Array<TallyJson>,
  /** From parity to the result; only when all tasks are done. */
  waterfall: WaterfallJson | null,
};

/** Which of the secret documents it is (C5). */
export type SecretDocument = "fake" | "red" | "blue";

/** The game through one pair of eyes. */
export type Seen = {
  /** All that this viewer may know. */
  view: ViewJson,
  /** What it can choose, if it is asked. */
  choices: ChoicesJson | null,
};

/** A switch that has one of some values. */
export type SettingJson = {
  /** The switch. */
  name: keyof Switches,
  /** The values. */
  values: Array<string>,
};

/** What a table has agreed on before the first card. What is left out is as usual. */
export type SetupJson = {
  /** The rulebook. */
  preset: Preset,
  /** How many play. */
  seats: number,
  /** The switches (V1) that are set otherwise than in the preset. */
  switches?: Partial<Switches>,
  /** Three play with two bandits each (V30). Two always do. Usually not. */
  pairs?: boolean,
  /** The bandits to choose or draw from; usually those of the base game, in the expansion all nine (R38). */
  admitted?: Array<Bandit>,
  /** How they come to the seats; usually they are drawn. */
  cast?: CastJson,
  /** The cars behind the locomotive, front to rear (B1); usually they are drawn. */
  cars?: Array<Car>,
};

/** What a seat adds. */
export type ShareJson = {
  /** Which. */
  seat: Seat,
  /** The hash of its nonce, if it has promised one. */
  promise: string | null,
  /** Whether the nonce is there. */
  revealed: boolean,
  /** The nonce, once the cards are dealt. */
  nonce: string | null,
};

/** What happens when there are too few neutral bullets (B52). */
export type Shortage = "in-turn-order" | "nobody-and-pile-gone" | "nobody";

/** A card as the viewer sees it. */
export type SightJson = {
  /** The card, if the viewer knows it. */
  card: Card | null,
  /** The whole table knows it. */
  open: boolean,
};

/** Everything as it is now. */
export type Snapshot = {
  /** The version of the protocol. */
  protocol: number,
  /** The number of the latest news: whoever comes back asks for what followed. */
  number: number,
  /** What the server's clock says, in milliseconds since 1970. */
  now: number,
  /** The table. */
  table: TableJson,
  /** Who one is. */
  you: YouJson,
  /** The seat that one has just lost, if that is why this comes. */
  lost?: LostJson,
  /** Who is there. */
  presence: PresenceJson,
  /** What was said lately, the oldest first. */
  talk: Array<SaidJson>,
  /** Which decision is awaited, while the game runs. */
  turn: TurnJson | null,
  /** The game through the eyes of each of one's seats, or else of a spectator; empty before the start. */
  views: Array<Seen>,
  /** How it ended, if it has. */
  end: EndJson | null,
};

/** Where a bullet comes from. */
export type Source = "ghost" | "cheyenne" | "tuco" | "django" | "belle" | "doc" | "misty" | "twinzz" | "mei" | "neutral";

/** Something that somebody said. */
export type SpokenJson = {
  /** At which table. */
  table: string,
  /** When, in milliseconds since 1970. */
  at: number,
  /** Under which name. */
  name: string,
  /** What. */
  text: string,
};

/** Where in the game we are. */
export type Stage = "casting" | "placing" | "round-start" | "picking" | "drawing" | "schemin" | "keeping" | "stealin" | "round-end" | "over";

/** What one seat has in the end. Amounts are in dollars. */
export type StandingJson = {
  /** The seat. */
  seat: Seat,
  /** Its bandits. */
  bandits: Array<Bandit>,
  /** Its team, in the expansion. */
  team: Team | null,
  /** The value of its loot that counts. */
  loot: number,
  /** The gunslinger's prize (B50), or that of an empty revolver (C91), or nothing. */
  prize: number,
  /** What its team's document pays (C92). */
  document: number,
  /** What it would have had, had it not been left on the armored train (C90, R84). */
  lost: number,
  /** Loot, prize and document: what counts for victory. */
  total: number,
  /** It is in or on the train on which it started (C90); always so in the base game. */
  back: boolean,
  /** The bullets its bandits fired, those at the own partner left out (V35). */
  fired: number,
  /** The bullets it received, which break ties (B51). */
  bullets: number,
  /** It won, alone or with others. */
  won: boolean,
};

/** Where a browser can be told something, in its own words. */
export type SubscriptionJson = {
  /** The address at a push service. */
  endpoint: string,
  /** What messages are encrypted with. */
  keys: SubscriptionKeys,
};

/** What messages to a browser are encrypted with. */
export type SubscriptionKeys = {
  /** The browser's public key. */
  p256dh: string,
  /** A secret that it shares with the server. */
  auth: string,
};

/** Why a bot decides for somebody. */
export type SubstituteJson = "left" | "offered" | "given";

/** A switch (V1). */
export type SwitchJson = {
  /** Its name. */
  name: keyof Switches,
  /** The names of its values. */
  values: Array<string>,
  /** The cases in which it changes nothing; the first that holds says why. */
  moot: Array<MootJson>,
};

/** The value of every switch (V1). */
export type Switches = {
  "abilities": "off" | "on",
  "belle-shield": "fire" | "fire-and-punch",
  "couriers": "off" | "normal" | "betrayal",
  "events": "off" | "on",
  "expert": "off" | "on",
  "expert-bullets": "kept" | "discarded",
  "hidden-fire-follow-up": "no" | "yes",
  "revenge-purse": "leaves" | "roof",
  "shortage": "in-turn-order" | "nobody-and-pile-gone" | "nobody",
  "three-player-pairs": "no" | "yes",
  "tuco-fires": "up" | "both-ways",
  "two-players": "team-2014" | "pairs-2018",
};

/** A table apart from its game, as everybody sees it. */
export type TableJson = {
  /** What it is called: the last part of its link. */
  table: string,
  /** How far it is. */
  stage: TableStage,
  /** What was agreed. */
  terms: TermsJson,
  /** The chairs, in the order of the seats. */
  chairs: Array<ChairJson>,
  /** The hash of the seed, before anybody sits down; at tables of earlier times once the game has begun. */
  commitment: string | null,
  /** The seed, when the game is over or the table was closed: with it everybody can check the deal. */
  seed: string | null,
  /** What players add to the seed, if somebody does. */
  deal?: DealJson,
  /** The table that was opened for the same people afterwards. */
  rematch: string | null,
  /** Who may talk. */
  talk: TalkJson,
  /** Whom the host has forbidden to talk: their voices. */
  muted: Array<number>,
};

/** How many can sit at a table, and what follows. */
export type TableSizeJson = {
  /** How many play. */
  seats: number,
  /** What `pairs` has to be for this. */
  pairs: boolean,
  /** How many bandits each seat leads, and by which rules. */
  format: Format,
  /** How many bandits each seat leads. */
  bandits_each: number,
  /** How many cars stand behind the locomotive. */
  cars: number,
  /** How many bandits have to be admitted. */
  least_admitted: number,
  /**
   * One of these leads every pair, the other is none of them, and all have to be admitted (V31). Nobody where it does
   * not matter.
   */
  leaders: Array<Bandit>,
  /** The switches on which all this depends: with these as they are here, there is such a table whatever the others are. */
  depends_on: (keyof Switches)[],
};

/** How far a table is. */
export type TableStage = "open" | "running" | "over" | "closed";

/** How a token changed hands. */
export type Taking = "robbed" | "snatched" | "picked";

/** Who may talk at a table. */
export type TalkJson = "nobody" | "players" | "invited" | "everybody";

/** What came of a number of decisions. */
export type TallyJson = {
  /** How many decisions count: those where something was to be decided. */
  choices: number,
  /** What they gave away together. It is measured, so where nothing was given away it may be a little below zero. */
  lost: number,
  /** The standard error of that. */
  error: number,
  /** The same in points for a hundred decisions; nothing if there was none. */
  lost_per_100: number | null,
  /** From 0 to 100; nothing if there was no decision. */
  accuracy: number | null,
  /** How many choices have which label. */
  slips: number,
  /** More. */
  mistakes: number,
  /** The most. */
  blunders: number,
};

/** One of the two sides of the expansion (C1). */
export type Team = "red" | "blue";

/** What one team has in the end (C94). Amounts are in dollars. */
export type TeamScoreJson = {
  /** What its bandits bring back, documents included. */
  bandits: number,
  /** The Wild Bunch token (C93). */
  wild_bunch: number,
  /** Il Professore's step on the track (C94). */
  plan: number,
  /** All that: what counts for victory. */
  total: number,
};

/** What the two teams have in the end (C94). */
export type TeamsJson = {
  /** The team of the first, third, fifth … seat. */
  red: TeamScoreJson,
  /** The other one. */
  blue: TeamScoreJson,
};

/** What a table agrees on before the start. */
export type TermsJson = {
  /** The game. */
  setup: SetupJson,
  /** How long everybody may think; as long as they like if not given. */
  clock: ClockJson | null,
  /** How long somebody who lost the connection is waited for before a bot decides, in milliseconds. */
  grace_ms?: number,
  /** Whether anybody can find the table, or only who has its link. */
  public: boolean,
  /** Whether the game counts for ratings: said when the table is opened, and only of public ones. */
  rated?: boolean,
};

/** From which loss on a choice has which label, if the loss is more than two standard errors. */
export type ThresholdsJson = {
  /** The least. */
  slip: number,
  /** More. */
  mistake: number,
  /** The most. */
  blunder: number,
};

/** A message to a client. */
export type ToClient = {
  "type": "snapshot"
} & Snapshot | {
  "type": "news"
} & NewsJson | {
  "type": "hello",
  /** Which web client the server has, if it has one: a page of another one can be loaded anew. */
  client: string | null,
  /** What the server's clock says, in milliseconds since 1970. */
  now: number,
} | {
  "type": "said"
} & SaidJson | {
  "type": "talk",
  /** What was said. */
  talk: Array<SaidJson>,
} | {
  "type": "presence"
} & PresenceJson | {
  "type": "done",
  /** Which request. */
  id: number,
} | {
  "type": "refused",
  /** Which request; none if it could not even be read. */
  id: number | null,
  /** Why, for programs: it never changes. */
  code: string,
  /** Why, for people. */
  reason: string,
  /** Why the rules say no, if it is they who do. */
  why?: WhyJson,
} | {
  "type": "seat-link",
  /** Which request. */
  id: number,
  /** For which seat. */
  seat: Seat,
  /** The secret part of the link. Whoever has it can take the seat. */
  token: string,
} | {
  "type": "goodbye",
  /** Why, for programs. */
  code: string,
  /** Why, for people. */
  reason: string,
};

/** A loot token by its name: `purse#7`. The number says nothing about its value. */
export type Token = `${LootKind}#${number}`;

/** A loot token. Its name is public and says nothing about its value. */
export type TokenJson = {
  /** Its name: `purse#7`. */
  token: Token,
  /** What it looks like: `purse`. */
  kind: LootKind,
  /** Its value, if the viewer knows it. Documents have none: what they pay depends on who holds them. */
  dollars: number | null,
  /** Which document it is, if it is one and the viewer knows: `red`, `blue` or `fake`. */
  document: SecretDocument | null,
  /** It has left the place where it was dealt. Until then all of its kind at a place are alike (R13). */
  touched: boolean,
  /** Who has seen its value: seats, and `spectator` if everybody has who only watches. */
  known_to: Array<Viewer>,
  /** The tokens it may have been mixed up with share this name with it (R74). */
  group: Token,
};

/** A train for which somebody waits. */
export type TrainJson = {
  /** What is to be played. */
  setup: SetupJson,
  /** How long everybody may think. */
  clock: ClockJson | null,
  /** Whether the game will be rated. */
  rated: boolean,
  /** Who waits, in the order in which they came. */
  waiting: Array<WaitingJson>,
};

/** The train that somebody wants to take. */
export type TrainWishJson = {
  /** What is to be played, and how many seats there are. */
  setup: SetupJson,
  /** How long everybody may think; as long as they like if not given. */
  clock?: ClockJson | null,
  /** Whether the game is to be rated. */
  rated?: boolean,
  /** What the others shall call one. */
  name: string,
  /** After how many seconds bots take the empty chairs; if not given, one would rather wait. */
  bots_after_s?: number | null,
  /** How well those bots play; an Outlaw if not given. */
  level?: BotLevel | null,
};

/** Trains for which somebody waits, and one's own. */
export type TrainsJson = {
  /** All for which somebody waits, the fullest first. */
  trains: Array<TrainJson>,
  /** One's own, if one waits or has just been given a table. */
  mine: MyTrainJson | null,
  /** A word for this state: given as `after`, an answer comes when something is different, or after some 20 seconds. */
  state: string,
};

/** A turn of Schemin' (B13, C21). */
export type Turn = "standard" | "tunnel" | "speeding-up" | "switching" | "diversion";

/** Which decision is awaited, and until when. */
export type TurnJson = {
  /** How many decisions were made before it. */
  number: number,
  /** Whose it is. */
  seat: Seat,
  /** Since when it is awaited, in milliseconds since 1970. */
  since: number,
  /** When the time is up, if there is a clock. */
  deadline: number | null,
  /** What every seat has left of its reserve, in milliseconds, if there is a clock. */
  reserves_ms: Array<number> | null,
};

/** The hidden cards of somebody's hand. */
export type UnknownHandJson = {
  /** Whose. */
  seat: Seat,
  /** What they were. */
  cards: Array<Card>,
};

/** What a seat could not know when it decided, laid open. */
export type UnknownJson = {
  /** Cards of the plan that were hidden from it and still to be carried out. */
  pile: Array<UnknownPlanJson>,
  /** The cards in the others' hands, seat by seat. */
  hands: Array<UnknownHandJson>,
  /** How many tokens on the train or in pockets it did not know the value of. */
  tokens: number,
  /** How many round cards were still to come. */
  rounds: number,
};

/** A card of the plan that was hidden. */
export type UnknownPlanJson = {
  /** Its place in the plan, counted from zero. */
  index: number,
  /** Whose it was; nobody's if it was Il Professore's. */
  seat: Seat | null,
  /** What it was. */
  card: Card,
};

/** The subscription that shall end. */
export type UnsubscribeJson = {
  /** Which; all, if none is named. */
  endpoint?: string,
};

/** By what the game was decided. */
export type VerdictJson = {
  "by": "richest"
} | {
  "by": "teams",
  /** Which; none if they have the same (R29). */
  winner: Team | null,
} | {
  "by": "survivor",
  /** The team ahead of which somebody is back. */
  ahead: Team | null,
} | {
  "by": "double-bottom",
  /** A document decided. */
  by_document: boolean,
};

/** All that one viewer may know of a game, ready to be written. */
export type ViewJson = {
  /** Whose view it is: `seat2`, or `spectator`. */
  viewer: Viewer,
  /** The rules in force. */
  rules: RulesJson,
  /** How many bandits each seat leads: `single`, `team-2014` or `pairs-2018`. */
  format: Format,
  /** Where in the game we are. */
  stage: Stage,
  /** The round, counted from one. */
  round: number,
  /** The round cards revealed so far, this round's last. */
  round_cards: Array<RoundCard>,
  /** What happens at the end of this round. */
  event: RoundEvent | null,
  /** This round's turns of Schemin'. */
  turns: Array<Turn>,
  /** The turn of Schemin', counted from one. */
  turn: number,
  /** How many seats have finished this turn, or, before the start, have chosen. */
  step: number,
  /** The seat to act is at its second act of this turn. */
  second_act: boolean,
  /** This round's first player. */
  first: Seat,
  /** What the game waits for; nothing after the end. */
  asked: AskedJson | null,
  /** Seats that have acted this round. */
  acted: Array<Seat>,
  /** Seats still to act in this turn of Schemin', the next one first. */
  to_act: Array<Seat>,
  /** Nobody may talk now (C20). */
  talk_closed: boolean,
  /** Seats that have answered a question put to all in secret. */
  answered: Array<Seat>,
  /** The viewer's own answer to such a question. */
  answer: string | null,
  /** The seats in order. */
  seats: Array<SeatJson>,
  /** The bandits in play. */
  bandits: Array<BanditJson>,
  /** The bandits that could be chosen for this table. */
  admitted: Array<Bandit>,
  /** The teams of two laid out to choose from (V31). */
  teams: Array<[Bandit, Bandit]>,
  /** The cars, each train from its locomotive to its rear. */
  cars: Array<CarJson>,
  /** The Marshal's car; there is none in the expansion. */
  marshal: Car | null,
  /** Neutral bullets left. */
  neutral_bullets: number,
  /** The cards of the pile in the order of play. */
  pile: Array<PlannedJson>,
  /** Tokens that are neither on a train nor with a bandit. */
  loot_elsewhere: LootElsewhereJson,
  /** Values the viewer knows to be in a group of mixed tokens, but not which of them has it (R74). */
  counted: Array<CountedJson>,
  /** What everybody can tell of mixed tokens. */
  common: CommonJson,
  /** What the expansion adds; nothing in a base game. */
  armored: ArmoredJson | null,
};

/**
 * What is different in a view. Whoever has the view from before and applies this has the view as it is now, to
 * the byte.
 *
 * A field that is not there has not changed; one that is there, even as `null`, takes the place of the view's field
 * with the same name. Only `seats`, `bandits`, `cars` and `pile` are different: of these lists there are only the items
 * that changed, see [`ListPatch`]. What stays the same all game long is not there at all: `viewer`, `rules`, `format`,
 * `admitted` and `teams`.
 */
export type ViewPatch = {
  /** As in a view. */
  stage?: Stage,
  /** As in a view. */
  round?: number,
  /** As in a view. */
  round_cards?: Array<RoundCard>,
  /** As in a view. */
  event?: RoundEvent | null,
  /** As in a view. */
  turns?: Array<Turn>,
  /** As in a view. */
  turn?: number,
  /** As in a view. */
  step?: number,
  /** As in a view. */
  second_act?: boolean,
  /** As in a view. */
  first?: Seat,
  /** As in a view. */
  asked?: AskedJson | null,
  /** As in a view. */
  acted?: Array<Seat>,
  /** As in a view. */
  to_act?: Array<Seat>,
  /** As in a view. */
  talk_closed?: boolean,
  /** As in a view. */
  answered?: Array<Seat>,
  /** As in a view. */
  answer?: string | null,
  /** Those that changed. */
  seats?: ListPatch<SeatJson>,
  /** Those that changed. */
  bandits?: ListPatch<BanditJson>,
  /** Those that changed. */
  cars?: ListPatch<CarJson>,
  /** As in a view. */
  marshal?: Car | null,
  /** As in a view. */
  neutral_bullets?: number,
  /** Those that changed. */
  pile?: ListPatch<PlannedJson>,
  /** As in a view. */
  loot_elsewhere?: LootElsewhereJson,
  /** As in a view. */
  counted?: Array<CountedJson>,
  /** As in a view. */
  common?: CommonJson,
  /** As in a view. */
  armored?: ArmoredJson | null,
};

/** Whose eyes something is made for. */
export type Viewer = "seat1" | "seat2" | "seat3" | "seat4" | "seat5" | "seat6" | "seat7" | "seat8" | "seat9" | "spectator";

/** Somebody who waits for a train. */
export type WaitingJson = {
  /** What they are called. */
  name: string,
  /** What they are known by, where the game will be rated. */
  handle: string | null,
  /** Since when they wait, in milliseconds since 1970. */
  since: number,
  /** From when on they leave with bots, in milliseconds since 1970. */
  bots_at: number | null,
  /** Whether it is whoever asks. */
  me: boolean,
};

/** How parity became the result: parity, luck, own and others add up to the result. */
export type WaterfallJson = {
  /** The chance before the deal. */
  parity: number,
  /** What the deal and the draws changed. */
  luck: PartJson,
  /** What the seat's own choices changed, against what was to be expected in its place. */
  own: PartJson,
  /** What the others' choices changed. */
  others: PartJson,
  /** The seat's share of the win: 1, 0, or a part of one where several win. */
  result: number,
};

/** A direction, as whoever goes sees it. */
export type Way = "forward" | "back" | "across";

/** Where what happens at a table is posted, as far as it is no secret. */
export type WebhookAtJson = {
  /** The name of the computer, if it is posted anywhere. */
  at: string | null,
};

/** Where what happens at a table is posted. */
export type WebhookJson = {
  /** The address. */
  url: string,
};

/** Why the rules say no to a choice (`against-the-rules`), or to a game that somebody wants to play (`terms`). */
export type WhyJson = {
  "what": "game-over"
} | {
  "what": "not-asked",
  /** What is asked. */
  ask: Ask,
} | {
  "what": "not-free"
} | {
  "what": "not-held"
} | {
  "what": "bullet-played"
} | {
  "what": "nothing-to-draw"
} | {
  "what": "may-not-hide"
} | {
  "what": "may-not-follow"
} | {
  "what": "cant-keep"
} | {
  "what": "out-of-reach"
} | {
  "what": "not-a-target",
  /** Who. */
  bandit: Bandit,
} | {
  "what": "belle-is-spared"
} | {
  "what": "no-such-loot"
} | {
  "what": "no-courier"
} | {
  "what": "no-gun"
} | {
  "what": "may-not-divert"
} | {
  "what": "no-such-nudge"
} | {
  "what": "not-your-document"
} | {
  "what": "cant-heal"
} | {
  "what": "not-a-neighbour"
} | {
  "what": "seats",
  /** So many were wanted. */
  given: number,
} | {
  "what": "no-pairs"
} | {
  "what": "expert-pairs"
} | {
  "what": "too-few-bandits",
  /** How many are needed. */
  needed: number,
  /** How many there are. */
  admitted: number,
} | {
  "what": "wrong-cast",
  /** How many are needed. */
  needed: number,
  /** How many were named. */
  given: number,
} | {
  "what": "bandit-twice",
  /** Who. */
  bandit: Bandit,
} | {
  "what": "wrong-team"
} | {
  "what": "wrong-cars",
  /** How many are needed. */
  needed: number,
  /** How many were named. */
  given: number,
} | {
  "what": "car-twice",
  /** Which. */
  car: Car,
};

/** What a client can want. */
export type Wish = {
  "type": "choose",
  /** For which. */
  seat: Seat,
  /** The number of the decision, as in `turn`: a message that comes twice decides once. */
  number: number,
  /** One of the choices that were offered, in the words of its `text`. */
  choice: string,
} | {
  "type": "sit",
  /** Where. */
  seat: Seat,
  /** What the others shall call one. */
  name: string,
} | {
  "type": "leave",
  /** Which. */
  seat: Seat,
} | {
  "type": "seat-bot",
  /** Where. */
  seat: Seat,
  /** How well it plays. */
  level: BotLevel,
} | {
  "type": "give-to-bot",
  /** Which. */
  seat: Seat,
} | {
  "type": "offer",
  /** Which. */
  seat: Seat,
} | {
  "type": "return",
  /** Which. */
  seat: Seat,
} | {
  "type": "change-terms",
  /** What. */
  terms: TermsJson,
} | {
  "type": "start",
} | {
  "type": "promise",
  /** For which seat. */
  seat: Seat,
  /** The hash of it, as 64 hexadecimal digits. */
  hash: string,
} | {
  "type": "reveal",
  /** For which seat. */
  seat: Seat,
  /** 32 bytes as 64 hexadecimal digits. */
  nonce: string,
} | {
  "type": "say",
  /** Under which name, for those who only watch. */
  name: string,
  /** What. */
  text: string,
} | {
  "type": "limit-talk",
  /** Who may. */
  to: TalkJson,
} | {
  "type": "mute",
  /** Whom: the `voice` of something they said, or of their chair. */
  voice: number,
  /** Whether to forbid it. */
  muted: boolean,
} | {
  "type": "hand-over",
  /** Where they sit. */
  seat: Seat,
} | {
  "type": "close",
} | {
  "type": "rematch",
} | {
  "type": "seat-link",
  /** For which. */
  seat: Seat,
} | {
  "type": "attend",
  /** Whether it is. */
  focused: boolean,
} | {
  "type": "ping",
};

/** Who one is oneself. */
export type YouJson = {
  /** The seats one plays; several, if people pass and play. */
  seats: Array<Seat>,
  /** The seats that are one's own, but for which a bot decides. */
  substituted: Array<Seat>,
  /** Whether one is the host. */
  host: boolean,
};
