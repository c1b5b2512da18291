package hegemon.server.pairing;

import hegemon.server.id.PersonId;

/**
 * Who takes part.
 *
 * @param seed the number by which the players are ordered at the beginning, from 1
 * @param out whether this one has withdrawn, and meets nobody any more
 */
public record Player(PersonId id, int seed, boolean out) {}
