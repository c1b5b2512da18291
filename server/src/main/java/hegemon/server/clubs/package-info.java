/**
 * Clubs: {@link Clubs} who belongs to one and what lies in its lobby; {@link Events} what it plays,
 * with {@link Course} how an event stands. Who meets whom is decided in {@code pairing}; the rules
 * are in docs/clubs.md.
 */
package hegemon.server.clubs;
