// The exercises of the tutorial: a position, the squares to look at, and what counts as done.
// Their sentences are `server.sparta.tutorial.<name>.…`; the server plays the moves.

const CITIES = "b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N";
const lost = (/** @type {Sparta.Last} */ last, /** @type {Sparta.Side} */ side) => last.enclosed.filter((piece) => piece.side === side).length;
const end = (/** @type {Sparta.Last} */ last) => last.way[last.way.length - 1];

/** @type {Sparta.Lesson[]} */
export const LESSONS = [
  {
    name: "move", // SP-3.1
    setup: `10/7f2/10/10/10/10/10/4f5/1F2F2F2/10 ${CITIES} S`,
    goals: ["e4"],
    done: ({ last }) => end(last) === "e4",
  },
  {
    name: "city", // SP-4.1
    setup: `10/2f4f2/10/10/10/10/5F4/10/1F5F2/10 ${CITIES} S`,
    goals: ["g6"],
    done: ({ last }) => last.cityTaken,
  },
  {
    name: "hero", // SP-4.1
    setup: `10/2f4f2/10/10/10/10/10/3F6/5F1F2/10 ${CITIES} S`,
    goals: ["d5"],
    done: ({ last }) => last.promoted,
  },
  {
    name: "capture", // SP-4.2
    setup: `10/2f4f2/10/10/10/10/3Ff5/10/1F3F4/10 ${CITIES} S`,
    goals: ["e4"],
    done: ({ last }) => lost(last, "North") > 0,
  },
  {
    name: "double", // SP-4.3
    setup: `10/2f4f2/10/10/5F4/5f4/3Ff5/10/6F3/10 ${CITIES} S`,
    goals: ["e4", "f5"],
    done: ({ last }) => lost(last, "North") > 1,
  },
  {
    name: "self", // SP-4.3
    setup: `10/7f2/10/10/10/10/3f1f4/10/1F2F2F2/10 ${CITIES} S`,
    goals: ["e4"],
    done: ({ last }) => lost(last, "South") > 0,
  },
  {
    name: "both", // SP-4.3
    setup: `10/2f4f2/10/10/10/10/2Ff1f4/10/1F2F2F2/10 ${CITIES} S`,
    goals: ["e4"],
    done: ({ last }) => lost(last, "North") > 0 && lost(last, "South") > 0,
  },
  {
    name: "promotion", // SP-5
    setup: "10/2f4f2/10/10/6F3/10/10/10/1F5F2/10 b5S,d5S,g5S,i5S,b6N,d6N,g6S,i6N S",
    goals: ["g6"],
    done: ({ last }) => last.promoted && last.way.length === 1,
  },
  {
    name: "end", // SP-6.1
    setup: "10/2f4f2/10/10/10/10/7F2/10/1F2F5/10 b5S,d5S,g5S,i5S,b6S,d6S,g6S,i6N S",
    goals: ["i6"],
    done: ({ result }) => result?.winner === "South",
  },
  {
    name: "count", // SP-6.3
    setup: "10/2f4f2/10/10/10/10/2Ff6/10/5F4/10 b5S,d5S,g5S,i5S,b6S,d6N,g6N,i6N S",
    goals: ["d4", "e4"],
    done: ({ result }) => result?.winner === "South",
  },
];
