package hegemon.pygma.world;

/**
 * D-126: what the game master says of a neutral army.
 *
 * @param order hordes attack, others do nothing, unless the game master says otherwise
 * @param text shown to whoever controls its field (PI-13.2)
 */
public record Being(Unit unit, BasicOrder order, String text) {}
