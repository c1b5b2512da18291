/**
 * Both seats are held here: the screen goes from hand to hand.
 *
 * @param {Ew.Table} table
 */
export function sharesScreen({ seats }) {
  return seats.length > 1 && seats.every(({ you }) => you);
}

/**
 * The side that this reader plays; nothing for who only watches.
 *
 * @param {Ew.Table} table
 * @returns {Ew.Side | ""}
 */
export function ownSide({ seats, seat }) {
  return seats.some((each) => each.seat === seat) ? /** @type {Ew.Side} */ (seat) : "";
}

/**
 * Whether the game waits for this reader.
 *
 * @param {Ew.Table} table
 */
export function isAsked({ view, seat, turn, covered }) {
  return !turn.over && view.prompt.decider === seat && !covered;
}

/**
 * Whether nothing has happened but what the house notes down, such as that advice was given.
 *
 * @param {Ew.Table} before
 * @param {Ew.Table} after
 */
export function isSameMoment(before, after) {
  const last = (/** @type {Ew.Table} */ { log }) => log.at(-1)?.number ?? 0;
  return last(before) === last(after) && before.covered === after.covered && before.turn.over === after.turn.over;
}

/** @param {Ew.Table} table */
export function hasFreeSeat({ seats }) {
  return seats.some((seat) => seat.occupant === "open");
}

/**
 * Through whose eyes a table is seen: nobody's while the curtain is down.
 *
 * @param {Ew.Table} table
 */
export function eyes({ covered, seat }) {
  return covered ? "" : seat;
}
