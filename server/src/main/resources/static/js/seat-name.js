/**
 * A seat in words: a side of a board, a realm with its number, who leads.
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
