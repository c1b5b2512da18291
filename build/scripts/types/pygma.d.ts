// What the server says of PYGMA-ISIS: `RulerDesk`, `MasterDesk`, `Proof`, `Reading`.

declare namespace Pygma {
  type Replay = import("../../../server/src/main/resources/static/js/pygma/months.js").Months;
  type OrderSheet = import("../../../server/src/main/resources/static/js/pygma/order-sheet.js").OrderSheet;

  interface Hex {
    at: string;
    column: number;
    row: number;
    terrain: string;
    owner: number;
    side: string;
    tint: string;
    settlement: string;
    name: string;
    building: string;
    roads: number;
    spans: number;
    lane: boolean;
    lanes: number;
    stale: boolean;
    age: number;
    height: number;
    income: number;
    goods: string;
    supply: number;
    threat: boolean;
    units: string[];
    foreign: boolean;
    facts: { label: string; text: string }[];
  }

  type Signs = Record<string, string>;

  interface Section {
    id: string;
    title: string;
    lines: string[];
    columns: { title: string; number: boolean }[];
    rows: string[][];
  }

  interface Moment {
    entry: number;
    title: string;
  }

  /** A figure month by month, as long as the months of the desk. */
  interface Series {
    key: string;
    title: string;
    values: number[];
  }

  /** A month that was played in another way as well. */
  interface Otherwise {
    entry: number;
    counts: boolean;
    values: number[];
  }

  /** Takes up a place or a unit. */
  type Light = (text: string) => void;

  /** A field in reach: the way there, and per cent that it may cost, by the equipment that is bought. */
  interface Goal {
    at: string;
    way: string[];
    risk: number[];
  }

  /** An own unit. */
  interface Piece {
    unit: string;
    kind: string;
    letter: string;
    name: string;
    at: string;
    aboard: string;
    size: number;
    told: string;
    stationed: boolean;
    equipment: number;
  }

  interface Town {
    at: string;
    code: string;
    name: string;
    told: string;
    city: boolean;
    points: number;
    trade: boolean;
    grows: string[];
  }

  interface Thing {
    word: string;
    title: string;
    price: number;
  }

  /** What orders are put together from. */
  interface Hand {
    armament: boolean;
    treasury: number;
    units: Piece[];
    towns: Town[];
    realms: { number: number; name: string }[];
    words: Record<string, string>;
    spellings: string[];
    commands: string[];
    grounds: { terrain: string; word: string; title: string; crosses: Record<string, number> }[];
    goods: Thing[];
    kinds: Thing[];
    buildings: Thing[];
    smallest: Record<string, number>;
    store: { good: string; points: number }[];
  }

  /** That a sheet was taken. */
  interface Receipt {
    number: number;
    at: number;
    proof: Proof | null;
  }

  interface Kept {
    entry: number;
    month: string;
    orders: number;
    number: number;
    at: number;
  }

  interface Search {
    hits: { entry: number; month: string; part: string; text: string }[];
    more: boolean;
  }

  /** A battle, the reader's side first. */
  interface Fight {
    at: string;
    sides: { name: string; points: number; armies: { unit: string; size: number; lost: number; fate: string }[] }[];
  }

  /** What the land took. */
  interface Toll {
    unit: string;
    at: string;
    die: number;
    lost: number;
    left: number;
    gone: boolean;
  }

  /** How an order begins, and a sample of it. */
  interface Form {
    start: string;
    sample: string;
  }

  interface Letter {
    number: number;
    fromRealm: number;
    from: string;
    to: string;
    own: boolean;
    text: string;
    month: string;
    state: string;
    word: string;
    may: string[];
  }

  interface Treaty {
    number: number;
    from: string;
    to: string;
    own: boolean;
    text: string;
    begins: string;
    ends: string;
    state: string;
    shown: boolean;
    may: string[];
  }

  interface Piece {
    number: number;
    by: string;
    signed: boolean;
    title: string;
    text: string;
    month: string;
    state: string;
    word: string;
    issue: number;
    may: string[];
  }

  interface CourierDesk {
    realm: number;
    master: boolean;
    over: boolean;
    month: string;
    left: number;
    realms: { number: number; name: string; direct: boolean; known: boolean }[];
    letters: Letter[];
    treaties: Treaty[];
    press: Piece[];
    months: string[];
  }

  interface RulerDesk {
    entry: number;
    realm: string;
    date: string;
    heading: string;
    occasion: string;
    notices: string[];
    locked: boolean;
    news: Section[];
    holdings: Section[];
    months: string[];
    series: Series[];
    moments: Moment[];
    map: Hex[];
    signs: Signs;
    sent: string;
    receipt: Receipt | null;
    terms: number[];
    otherwise: Otherwise[];
    mayRevise: boolean;
    fights: Fight[];
    tolls: Toll[];
    template: string;
    forms: Form[];
    hand: Hand;
  }

  interface Realm {
    number: number;
    name: string;
    seat: string;
    sent: boolean;
    orders: string;
    at: number;
    /** The number under which they were taken. */
    receipt: number;
    errors: number;
    warnings: number;
    silent: number;
    /** What the game master called whom a link to it was made for; may be empty. */
    invited: string;
    units: string[];
  }

  interface FreeOrder {
    realm: number;
    name: string;
    number: number;
    unit: string;
    text: string;
    effect: string;
  }

  interface Act {
    at: number;
    act: string;
    reason: string;
    written: string;
  }

  interface Deputy {
    kind: "stand_in" | "heir" | "bot";
    name: string;
    accepted: boolean;
    left: number;
  }

  interface Heritage {
    people: string;
    culture: string;
    chosen: boolean;
    peoples: Word[];
    cultures: Word[];
  }

  interface People {
    own?: { realm: string; contact: string; letters: boolean; standing: string; used: boolean; deputy?: Deputy; heritage?: Heritage };
    standsIn: string;
    assists: boolean;
    asked: { kind: string; realm: string; by: string; months: number }[];
    lead?: {
      manner: "nothing" | "standing" | "caretaker";
      most: number;
      botFollows: boolean;
      realms: { number: number; name: string; standing: boolean; deputy?: Deputy }[];
      months: string[];
      ledger: { realm: string; cells: string[]; count: number }[];
    };
  }

  interface Calendar {
    rhythm: string;
    /** The rhythm in words. */
    said: string;
    zone: string;
    grace: number;
    least: number;
    early: boolean;
    holidays: string;
    paused: boolean;
    word: string;
    due: number;
    when: string;
    local: string;
    until: string;
    atZat: "close" | "draft" | "release";
    feed: string;
    leads: boolean;
    /** Whether a month is open: before, the deadline is that of the first one. */
    begun: boolean;
  }

  interface Changes {
    realm: number;
    name: string;
    before: string[];
    after: string[];
  }

  interface Word {
    word: string;
    title: string;
  }

  interface Setting {
    key: string;
    /** What it is about, in words. */
    group: string;
    value: string;
    usual: string;
    meaning: string;
    choices: Word[];
  }

  interface MasterHand {
    towns: { at: string; name: string; kind: string; line: string }[];
    realms: string[];
    kinds: Word[];
    peoples: Word[];
    times: Word[];
    terrains: Word[];
    units: Word[];
    armies: { realm: number; unit: string; at: string; size: number }[];
  }

  interface MasterDesk {
    entry: number;
    date: string;
    heading: string;
    summary: string;
    draft: boolean;
    /** How many would like to rule a realm. */
    requests: number;
    stage: "open" | "locked" | "draft";
    sheet: { text: string; version: number };
    free: FreeOrder[];
    released: boolean;
    acts: Act[];
    realms: Realm[];
    sections: Section[];
    moments: Moment[];
    map: Hex[];
    signs: Signs;
    settings: Setting[];
    hand: MasterHand;
  }

  interface Slip {
    line: number;
    column: number;
    warning: boolean;
    text: string;
    rule: string;
    right: string;
    written: string;
    meant: string;
  }

  interface Proof {
    slips: Slip[];
    lines: { number: number; order: string; effect: string; cost: string; balance: string }[];
    treasury: string;
    upkeep: string;
    balance: string;
    summary: string;
    /** As they are when they march: raised, split and merged. */
    units: Piece[];
  }

  /**
   * POST /api/pygma/{id}/forecast with { text }: what the sheet under the pen leads to, as far as
   * the realm can know. Remedies and suggestions have an order that is a whole line of a sheet.
   */
  interface Foresight {
    income: string;
    summary: string;
    inhabitants: number;
    unrest: number;
    chance: number;
    mended: number;
    goods: { good: string; luxury: boolean; produced: number; store: number; need: number; difference: number }[];
    account: { text: string; amount: number; figure: string; sure: boolean }[];
    closing: { opening: number; usual: number; worst: number };
    causes: { kind: string; text: string; remedies: { text: string; order: string }[] }[];
    cautions: { kind: string; units: string[]; at: string[]; text: string; guess: boolean }[];
    agenda: { kind: string; text: string; done: boolean }[];
  }

  /** POST /api/pygma/{id}/trial with { text }: the own month on what the realm knows. */
  interface Trial {
    moves: { unit: string; path: string[]; note: string; guess: boolean }[];
    losses: { unit: string; at: string; usual: number; worst: number }[];
    land: { at: string; change: string; guess: boolean }[];
    battles: string[];
    units: { unit: string; at: string; size: number; guess: boolean }[];
    news: Section[];
    guesses: string[];
  }

  /** GET /api/pygma/{id}/suggestion: what a bot would order here; open: whether the campaign has it. */
  interface Suggestion {
    open: boolean;
    lines: { order: string; effect: string; cost: number }[];
  }

  /**
   * GET /api/pygma/{id}/lesson, and POST with { text, fields, answer, skipped }: the first month.
   * open: whether the table was begun for it (setup "first-month"); at: the task that is next.
   */
  interface Lesson {
    open: boolean;
    skipped: boolean;
    finished: string;
    at: number;
    tasks: { name: string; title: string; goal: string; why: string; done: boolean }[];
    choices: { key: string; text: string }[];
    stand: string;
    example: string;
  }

  /** The parts of the page by name, and what the desks share. */
  interface Page {
    address: string;
    say: Say;
    move: (text: string) => Promise<boolean>;
    live: House.LiveTable;
    replay: Replay;
    /** Why the last move was refused. */
    refusal: () => string;
  }
}
