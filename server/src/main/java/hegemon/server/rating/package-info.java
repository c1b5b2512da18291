/**
 * How strong somebody plays, as a number: {@link Glicko} computes it, a {@link Rating} is what it
 * computes with. When a game counts, and for whom, is decided in {@code play.Ratings}.
 */
package hegemon.server.rating;
