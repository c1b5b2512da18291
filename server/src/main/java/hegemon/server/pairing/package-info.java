/**
 * Who meets whom in an event, and who leads it: pure functions of the players and the rounds so
 * far, as docs/clubs.md describes them. {@link Format} is the door; {@link RoundRobin}, {@link
 * Swiss} (with {@link Colours} and {@link Matching}) and {@link KnockOut} pair, {@link Ladder} says
 * who may challenge whom, {@link Standings} counts. A {@link Duel} is a game of a round, a {@link
 * Player} one who takes part.
 *
 * <p>Points are counted in halves: a game that is won gives two.
 */
package hegemon.server.pairing;
