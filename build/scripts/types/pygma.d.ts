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

  interface Past {
    month: string;
    treasury: number;
    inhabitants: number;
    treasuryText: string;
    peopleText: string;
  }

  /** How an order begins, and a sample of it. */
  interface Form {
    start: string;
    sample: string;
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
    history: Past[];
    moments: Moment[];
    map: Hex[];
    signs: Signs;
    sent: string;
    template: string;
    forms: Form[];
  }

  interface Realm {
    number: number;
    name: string;
    seat: string;
    sent: boolean;
    orders: string;
    at: number;
    errors: number;
    warnings: number;
    silent: number;
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
    who: string;
    act: string;
    detail: string;
    reason: string;
  }

  interface Changes {
    realm: number;
    name: string;
    before: string[];
    after: string[];
  }

  interface MasterDesk {
    entry: number;
    date: string;
    heading: string;
    summary: string;
    draft: boolean;
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
    settings: { key: string; value: string; usual: string }[];
  }

  interface Slip {
    line: number;
    column: number;
    warning: boolean;
    text: string;
    right: string;
  }

  interface Proof {
    slips: Slip[];
    lines: { number: number; order: string; effect: string; cost: string; balance: string }[];
    treasury: string;
    upkeep: string;
    losses: string[];
    balance: string;
    summary: string;
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
