package hegemon.pygma.world;

/**
 * D-104: points of one good under way, with the trade city they came from.
 *
 * @param from the realm whose store they left
 * @param city the field of its trade city
 */
public record Lot(Good good, int points, int from, int city) {}
