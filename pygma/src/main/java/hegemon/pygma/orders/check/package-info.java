/**
 * Checks a sheet before it is handed in, against what its ruler knows and nothing else: cost and
 * balance line by line, reach, and every rule that the ruler's own report can decide.
 *
 * <p>D-5: an address that is not on the ruler's own map always gets the same answer, whether it
 * exists or not. Nothing here looks at the world itself.
 */
package hegemon.pygma.orders.check;
