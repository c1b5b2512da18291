package hegemon.pygma.month;

/**
 * D-128: how a realm stands among all, for the game master.
 *
 * @param income what an income month would bring now, trade apart
 * @param points of all its armies, without modifiers (PI-18.1)
 */
public record Rank(int realm, String name, int inhabitants, int fields, int income, int points) {}
