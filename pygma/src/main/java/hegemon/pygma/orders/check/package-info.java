/**
 * Checks a sheet before it is handed in, against what its ruler knows and nothing else: cost and
 * balance line by line, reach, and every rule that the ruler's own report can decide.
 *
 * <p>D-5: an address that is not on the ruler's own map always gets the same answer, whether it
 * exists or not. Nothing here looks at the world itself.
 *
 * <p><b>Where to begin.</b> {@link Examination} reads a sheet and gives a {@link Verdict}; {@link
 * Check} goes through its orders, each an {@link Entry}, in the order of their {@link
 * hegemon.pygma.orders.Phase}.
 *
 * <ul>
 *   <li>What the ruler knows: {@link Knowledge}, {@link RealmKnowledge}; the {@link Realm} and the
 *       {@link Chart} of fields seen; the {@link RealmAhead} with the orders so far carried out,
 *       its {@link Troop}s, and what it tells of them ({@link Standing}).
 *   <li>Kinds of orders: {@link Arming}, {@link Building}, {@link Roads}, {@link Trading}, {@link
 *       Talking}; {@link Marching} with {@link Way}, {@link Places} and {@link Upkeep}.
 *   <li>What it costs: {@link Bill}. What it will do: {@link Effect}.
 *   <li>For a page that helps to write: {@link Forms}, {@link Template}, {@link Horizon}, {@link
 *       Journey}.
 * </ul>
 */
package hegemon.pygma.orders.check;
