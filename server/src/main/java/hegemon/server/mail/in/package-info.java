/**
 * Mails that come in: from the mailbox of the house to whoever they are for. Knows no game: who
 * understands letters about a game brings its {@link hegemon.server.mail.in.Intake}.
 *
 * <ul>
 *   <li>Reading a mail: {@link MimeReader} makes an {@link Incoming}; {@link Parts} goes through
 *       its parts, {@link Decoding}, {@link Flowed}, {@link HtmlText} with {@link PageText} and
 *       {@link Entities}, and {@link OfficeText} make text of them; {@link Seals} and {@link
 *       Automatic} judge who wrote it.
 *   <li>Fetching it: {@link MailIn} names the mailbox, {@link Mailbox} looks into it, {@link Watch}
 *       hears when mail comes, {@link Rounds} takes each mail once and hands it to the {@link
 *       Intake}, {@link InRows} keeps what became of it.
 *   <li>For whom it is: {@link ReplyAddress} is where a person writes about a table.
 * </ul>
 */
package hegemon.server.mail.in;
