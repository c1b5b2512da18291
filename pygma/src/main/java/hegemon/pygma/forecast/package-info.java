/**
 * What a ruler can know of the month before it is evaluated: the real engine ({@code month}) on a
 * world made of what the realm knows. Nothing here reads the true world.
 *
 * <p>Read {@link KnownWorld} first, then {@link DryRun} (this month) and {@link Forecast} (until
 * the next income).
 */
package hegemon.pygma.forecast;
