// What every table has, as `TableJson` and `TalkApi` of the server write it.

/** What may stand in a text: a word or a number, or several of them. */
type Argument = string | number | Argument[];

/** The text of a key in the reader's language, with its arguments. */
type Say = (key: string, ...values: Argument[]) => string;

/** Where to go in a game that is looked through. */
type Step = "first" | "back" | "on" | "last";

declare namespace House {
  type LiveTable = import("../../../server/src/main/resources/static/js/live-table.js").LiveTable;
  type Words = import("../../../server/src/main/resources/static/js/words.js").Words;

  /** A table with the view of its game. */
  interface Table<View = unknown> {
    id: string;
    game: string;
    setup: string;
    title?: string;
    caption: string;
    entry: number;
    changes: number;
    seat: string;
    covered: boolean;
    seats: Seat[];
    advised: string[];
    turn: Turn;
    view: View;
    offer?: Offer;
    declined?: Offer;
    log: Entry[];
    commitment?: string;
    secret?: string;
    terms: { pace: string; listed: boolean; watchable: boolean; chat: boolean; rated: boolean; yours: boolean };
    started: boolean;
    clock?: Clock;
    may: string[];
    replaceable: string[];
    plan: string[];
    thinking?: string;
    said: number;
    successor?: string;
  }

  interface Offer {
    kind: string;
    seat: string;
  }

  /** What changed since the last event of a stream: see `LiveStream`. */
  type News = Partial<Table> & { log: Entry[]; told: number; gone: string[] };

  interface Seat {
    seat: string;
    occupant: "person" | "bot" | "open";
    level?: number;
    name?: string;
    you: boolean;
    hidden?: boolean;
    rating?: Rating;
  }

  interface Rating {
    points: number;
    provisional: boolean;
    gain?: number;
  }

  interface Turn {
    seats: string[];
    over: boolean;
    winners: string[];
    rule?: string;
  }

  interface Entry {
    number: number;
    seat: string;
    text: string;
    at: number;
    planned: boolean;
  }

  interface Clock {
    now: number;
    seats: SeatClock[];
  }

  interface SeatClock {
    seat: string;
    left: number;
    running: boolean;
    first?: number;
  }

  interface Word {
    number: number;
    seat: string;
    name?: string;
    you: boolean;
    text: string;
    at: number;
  }

  interface Talk {
    words: Word[];
    hears: boolean;
    notes: string;
  }

  /** What `openTable` gives to the page of a game. */
  type OpenTable = ReturnType<typeof import("../../../server/src/main/resources/static/js/table-page.js").openTable>;
}
