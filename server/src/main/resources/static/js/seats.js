/**
 * The name of a seat: that of its side, where the page has one; a realm with its number; who leads.
 *
 * @param {string} seat
 * @param {Say} say
 */
export function seatName(seat, say) {
  for (const key of [`server.board.side.${seat}`, `earthwater.side.${seat}`]) if (say(key) !== key) return say(key);
  const [kind, number = ""] = seat.split("-");
  const name = say(`server.table.seat.${kind}`);
  return name.startsWith("server.") ? seat.replaceAll("-", " ") : `${name} ${number}`.trim();
}

/**
 * Whether somebody else sits here and must be asked.
 *
 * @param {House.Table} table
 */
export function isBetweenPersons(table) {
  return table.seats.some((seat) => seat.occupant === "person" && !seat.you);
}

/**
 * How the house ended a game, told from the reader's side: a resignation reads otherwise to whoever resigned.
 *
 * @param {Pick<House.Table, "seat" | "seats" | "turn">} table
 * @param {Say} say
 */
export function houseEnding({ seat, seats, turn: { rule = "", winners } }, say) {
  const key = `server.table.end.${rule}`;
  if (winners.length === 0) return say(key);
  const own = seats.some((each) => each.seat === seat);
  const loser = seats.find((each) => !winners.includes(each.seat))?.seat ?? "";
  if (!own) return say(`${key}.watched`, seatName(loser, say));
  return say(winners.includes(seat) ? `${key}.other` : `${key}.own`);
}

/**
 * A seat in words: you, the machine and its level, a guest, or free; where the game counts, with the rating.
 *
 * @param {House.Seat} seat
 * @param {Say} say
 */
export function occupantOf(seat, say) {
  return seat.rating ? `${whoSits(seat, say)} (${points(seat.rating)})` : whoSits(seat, say);
}

/**
 * A rating as chess players write it: a question mark while it is not sure, and what the game made of it.
 *
 * @param {House.Rating} rating
 */
export function points({ points: value, provisional, gain }) {
  const change = gain === undefined ? "" : ` ${gain < 0 ? "−" : "+"}${Math.abs(gain)}`;
  return `${value}${provisional ? "?" : ""}${change}`;
}

/**
 * @param {House.Seat} seat
 * @param {Say} say
 */
function whoSits(seat, say) {
  if (seat.you) return say("server.table.you");
  if (seat.occupant === "bot") return say("server.table.bot", seat.level ?? 0);
  if (seat.name) return seat.name;
  if (seat.hidden) return say("server.table.hidden");
  return say(seat.occupant === "open" ? "server.table.open" : "server.table.guest");
}
