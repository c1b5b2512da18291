/**
 * What a ruler's letter orders: from the text of a mail to the text of a sheet.
 *
 * <p>Read {@link Letter} first. {@link Characters} undoes what word processors did to the signs,
 * {@link OwnText} leaves out what others wrote, {@link Missives} parts words to others from the
 * orders, {@link Unwrapped} puts broken lines together again, {@link Prose} understands orders in
 * whole sentences ({@link Ways} those of armies, {@link Deeds} all others, whose {@link Verbs} have
 * many forms), {@link Starts} begins ways where their units stand, and {@link Gist} tells orders
 * from greetings.
 */
package hegemon.pygma.letter;
