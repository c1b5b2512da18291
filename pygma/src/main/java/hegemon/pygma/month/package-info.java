/**
 * The month (Part III): fourteen phases that turn a world, the realms' order sheets, the game
 * master's events and a key for the dice into the next world and the reports.
 *
 * <p>Outside, everything is immutable. Inside, the phases work on one {@link
 * hegemon.pygma.month.Board}, made from the world at the start and frozen into the next one at the
 * end: arrays by field and lists by realm, so that no step costs realms times fields.
 */
package hegemon.pygma.month;
