package hegemon.server.pairing;

/**
 * Who takes part.
 *
 * @param seed the number by which the players are ordered at the beginning, from 1
 * @param out whether this one has withdrawn, and meets nobody any more
 */
public record Player(String id, int seed, boolean out) {}
