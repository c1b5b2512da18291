/**
 * Playing by mail: whose mail it is, at which table, and whether it is genuine. What it says is
 * understood by the {@link hegemon.server.post.Correspondence} of the game.
 *
 * <p>Read {@link PostOffice} first: it is the way of a mail from the mailbox to the table. {@link
 * Delivery} is a mail whose sender is known; {@link QuestionWriter} asks those who are not.
 */
package hegemon.server.post;
