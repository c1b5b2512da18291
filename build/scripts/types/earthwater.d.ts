// What the server says of 300: Earth & Water: `EarthWaterView`, `Advice`, `Facts`.

/** Written by the server from the rules (`FactsScript`). */
declare module "*/facts.js" {
  export const CITIES: Ew.CityFact[];
  export const LESSONS: Record<string, string[]>;
  export const ORDERS: Record<string, string[]>;
  export const CARDS: { number: number; greek: Ew.EventFact; persian: Ew.EventFact }[];
}

declare namespace Ew {
  type Side = "Greece" | "Persia";
  type Piece = "army" | "fleet";
  type Speech = import("../../../server/src/main/resources/static/js/earthwater/speech.js").Speech;
  type Scene = import("../../../server/src/main/resources/static/js/earthwater/effects.js").Scene;
  type Story = import("../../../server/src/main/resources/static/js/earthwater/story.js").Story;
  type Choices = import("../../../server/src/main/resources/static/js/earthwater/choices.js").Choices;
  type Chronicle = import("../../../server/src/main/resources/static/js/earthwater/chronicle.js").Chronicle;
  type Adviser = import("../../../server/src/main/resources/static/js/earthwater/advice.js").Adviser;
  type Declines = import("../../../server/src/main/resources/static/js/earthwater/declines.js").Declines;
  type Glance = import("../../../server/src/main/resources/static/js/earthwater/glance.js").Glance;
  type Odds = import("../../../server/src/main/resources/static/js/earthwater/odds.js").Odds;
  type Point = [number, number];

  interface CityFact {
    name: string;
    owner: Side | "";
    port: boolean;
    food: number;
    points: number;
    roads: string[];
    bridged: string[];
  }

  /** A city with its places on the map. */
  interface City extends CityFact {
    plate: Point;
    spot: Point;
  }

  interface Road {
    ends: string[];
    bend: Point;
  }

  interface EventFact {
    name: string;
    reaction: boolean;
    spartan: boolean;
  }

  interface Place {
    name: string;
    greekArmies: number;
    persianArmies: number;
    greekFleets: number;
    persianFleets: number;
    control: Side | "";
  }

  interface Stack {
    side: Side;
    piece: Piece;
    count: number;
  }

  interface Board {
    campaign: number;
    score: number;
    bridge: boolean;
    cities: Place[];
  }

  /** What became of the map: see `EarthWaterView.Change`. */
  interface Change {
    what: Piece | "control" | "bridge" | "score" | "campaign";
    side: Side | "";
    from: string;
    to: string;
    number: number;
  }

  interface Note {
    rule: string;
    key: string;
    args: string[];
    changes?: Change[];
  }

  interface Choice {
    move: string;
    kind: string;
    cards: number[];
    from: string;
    to: string;
    armies: number;
    fleets: number;
  }

  interface Prompt {
    decider: string;
    phase: string;
    rule: string;
    at: string;
    amount: number;
    cargo: number;
    attacker: string;
    event: string;
  }

  /** A battle that a choice leads to, or that is being fought: see `EarthWaterView.Battle`. */
  interface Battle {
    at: string;
    fleets: number;
    armies: number;
    card: number;
    fights: Fight[];
  }

  interface Fight {
    kind: string;
    attackerWins: number;
    defenderWins: number;
    bothGone: number;
    attackersLeft: number;
    defendersLeft: number;
  }

  interface Loss {
    side: Side;
    city: string;
    armies: number;
    rule: string;
  }

  /** If the campaign ended now. */
  interface Reckoned {
    losses: Loss[];
    cities: { side: Side; city: string; points: number }[];
    greekPoints: number;
    persianPoints: number;
    score: number;
    winner: string;
  }

  /** What PERS.IA would do: see `EarthWaterView.Face`. */
  interface Face {
    die: number;
    act: string;
    tried: string[];
    from: string;
    to: string;
    armies: number;
    fleets: number;
    battle: string;
  }

  interface View extends Board {
    setup: string;
    solo: boolean;
    seat: string;
    forces: { side: Side; armies: number; fleets: number; unlimited: boolean; cards: number }[];
    figures: { name: string; side: Side; piece: Piece; used: boolean }[];
    hand: number[];
    shown: number[];
    pile: number;
    discards: number[];
    aside: number[];
    inForce: string[];
    prompt: Prompt;
    choices: Choice[];
    battles: Battle[];
    reckoned: Reckoned;
    sheet: { situation: string; faces: Face[] };
    notes: Note[];
    changes: Change[];
    result: { over: boolean; winner: string; rule: string };
  }

  type Table = House.Table<View>;
  type Entry = Pick<House.Entry, "seat" | "text">;

  interface Prospect {
    move: string;
    winning: number;
    trials: number;
  }

  interface Advice {
    entry: number;
    done: number;
    of: number;
    winning: number;
    moves: Prospect[];
  }

  /** What comes of a move: the shares of games that end at once, and the points of the others. */
  interface Ends {
    winning: number;
    persian: number;
    greek: number;
    points: number;
  }

  interface CurvePoint {
    entry: number;
    campaign: number;
    greece: number;
  }

  interface Reviewed {
    entry: number;
    campaign: number;
    seat: string;
    rule: string;
    move: string;
    better: string;
    cost: number;
    played: Ends;
    best: Ends;
  }

  interface Analysis {
    done: number;
    of: number;
    running: boolean;
    solo: boolean;
    course: CurvePoint[];
    worst: Reviewed[];
    ended: number;
  }

  /** A chance to win as it is shown; nothing where none is known. */
  type Chance = { text: string; best: boolean } | null;

  /** What is asked, and an answer to it. */
  interface Answer {
    asks: string;
    answer: string;
    alone?: boolean;
  }

  /** An answer that is open, with the choices it leaves. */
  interface OpenAnswer extends Answer {
    choices: Choice[];
  }

  interface Movement {
    from: string;
    to: string;
    side: string;
    sea: boolean;
  }

  interface Throw {
    side: Side;
    dice: number[];
    best: number;
  }

  /** After a decision (0: the set-up), or after a turn of PERS.IA that followed it: the entries from first to last. */
  interface Moment {
    decision: number;
    first: number;
    entry: number;
  }

  /** A moment gone by that is being looked at. */
  interface MomentShown {
    index: number;
    of: number;
    view: View;
    last: number;
    notes: Note[];
    entry: House.Entry | undefined;
  }

  /** All that the parts of the page look at. */
  interface At {
    table: Table;
    lesson: boolean;
    scene: Scene;
    story: Story | null;
    told: Note[];
    skip: () => void;
    lift: () => void;
    again: () => void;
    view: View;
    log: House.Entry[];
    rule: string;
    speech: Speech;
    side: Side | "";
    mine: boolean;
    over: string;
    choices: Choices;
    marked: Set<number>;
    /** The card that is looked at, if the player chose one. */
    opened: number | null;
    openCard: (card: number) => void;
    busy: boolean;
    chronicle: Chronicle;
    adviser: Adviser | null;
    advised: boolean;
    advise: () => void;
    odds: Odds;
    pick: (step: Answer) => void;
    back: () => void;
    mark: (card: number) => void;
    play: (text: string) => void;
    takeBack: (() => void) | null;
    plays: boolean;
    speed: string;
    declines: Declines;
    choosePace: (speed: string) => void;
    undo: (() => void) | null;
    glance: Glance;
    handle: unknown;
    resign: (() => void) | null;
    past: MomentShown | null;
    go: (index: number) => Promise<void>;
    settle: () => void;
    leave: () => void;
  }

  /** What the map shows. */
  interface OnTheMap {
    scene: Scene;
    speech: Speech;
    odds: Odds;
    lit: string[];
    moving: Movement | null;
    places: Map<string, OpenAnswer>;
    chosen: string[];
    pick: (step: Answer) => void;
  }
}
