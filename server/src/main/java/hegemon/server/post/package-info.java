/**
 * Playing by mail: whose mail it is, at which table, and whether it is genuine. What it says is
 * understood by the {@link hegemon.server.post.Correspondence} of the game.
 *
 * <p>Read {@link PostOffice} first: it is the way of a mail from the mailbox to the table. {@link
 * Destinations} finds that table, {@link Passwords} knows the words that a campaign may ask for.
 * {@link Delivery} is a mail whose sender is known; {@link QuestionWriter} asks those who are not,
 * {@link WhichWriter} those whose mail fits several tables.
 */
package hegemon.server.post;
