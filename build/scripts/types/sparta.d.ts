// What the server says of Sparta: `SpartaView`, `CourseApi`, `StudyApi`, `Judgement`, `GameValues`.

declare namespace Sparta {
  type Side = "South" | "North";
  type Square = string;
  type Telling = import("../../../server/src/main/resources/static/js/sparta/telling.js").Telling;
  type Board = import("../../../server/src/main/resources/static/js/sparta/sparta-board.js").SpartaBoard;

  interface Piece {
    side: Side;
    kind: "fighter" | "hero";
  }

  interface Standing extends Piece {
    square: Square;
  }

  interface City {
    square: Square;
    owner: Side;
  }

  interface Options {
    repetition: boolean;
    quietLimit: number;
    heroesTake: boolean;
    stalemateLimit: number;
  }

  interface Last {
    text: string;
    side: Side;
    way: Square[];
    cityTaken: boolean;
    promoted: boolean;
    enclosed: Standing[];
  }

  interface Foretold {
    move: string;
    city: boolean;
    hero: boolean;
    enclosed: Standing[];
  }

  interface Result {
    winner: Side | null;
    rule: string;
  }

  /** What a board needs; the editor makes one of its own. */
  interface Shown {
    pieces: Standing[];
    cities: City[];
    toMove: Side;
    moves: string[];
    foretold?: Foretold[];
    last: Last | null;
    turn: number;
    result: Result | null;
  }

  interface View extends Shown {
    setup: string;
    options: Options;
    position: string;
    south: { pieces: number; cities: number };
    north: { pieces: number; cities: number };
    move: number;
    occurrences: number;
    quiet: number;
    stalled: number;
  }

  type Table = House.Table<View>;

  interface Course {
    setup: string;
    moves: string[];
    views: View[];
  }

  /** To South, in hundredths of a fighter. */
  interface Value {
    value: number;
    winIn?: number | null;
  }

  interface Line extends Value {
    moves: string[];
  }

  interface Judgement {
    depth: number;
    nodes: number;
    speed: number;
    lines: Line[];
    proved?: { winner: Side; turns: number; moves: string[] };
  }

  interface TurningPoint {
    turn: number;
    side: Side;
    move: string;
    kind: string;
    better: string;
  }

  interface GameValues {
    values: (Value & { best?: string })[];
    turns: TurningPoint[];
    marks: Mark[];
  }

  type Mark = "" | "!" | "?" | "!!" | "??" | "!?" | "?!";

  interface Notes {
    mark?: Mark;
    remark?: string;
    seconds?: number;
  }

  /** `BoardJson`: a game with other lines, marks and remarks. */
  interface Annotated {
    event: string;
    date: string;
    south: string;
    north: string;
    setup: string;
    result: string;
    remark?: string;
    turns: ({ after: number; move: string } & Notes)[];
  }

  /** A place on the screen, counted from the upper left corner. */
  interface Place {
    column: number;
    row: number;
  }

  /** A position of a tree of lines; `found` is the mark that the engine gives. */
  interface Node extends Notes {
    found?: Mark;
    view: View;
    move: string;
    parent: Node | null;
    children: Node[];
  }

  interface Arrow {
    from: Square;
    to: Square;
  }

  interface Lesson {
    name: string;
    setup: string;
    goals: Square[];
    done: (view: View & { last: Last }) => boolean;
  }

  /** `PuzzleJson` */
  interface OpeningChoice {
    move: string;
    south: number;
    drawn: number;
    north: number;
  }

  interface Opening {
    name: string | null;
    games: number;
    choices: OpeningChoice[];
  }

  interface Puzzle {
    number: number;
    theme: string;
    level: number;
    length: number;
    position: string;
    line: string[];
    views: View[];
    tempting: string[];
    told: string[];
    refutation: View[];
    game: string | null;
  }

  /** What the picture of a board shows. */
  interface Seen {
    view: Shown;
    way: Square[];
    arrows: Arrow[];
    goals: Square[];
    flipped: boolean;
    figures: string;
    selected: Square;
    targets: Map<Square, string>;
    owners: Map<Square, Side>;
    leaving: Standing[];
    pending: { text: string; from: Square; to: Square } | null;
    dragged: Square;
    over: Square;
    aim: Square;
    foretold: Map<string, Foretold>;
    drawn: Arrow[];
    premove: { from: Square; to: Square } | null;
    coordinates: boolean;
    editing: boolean;
  }
}
