package hegemon.server.post;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Posted;
import hegemon.server.play.LiveTable;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A mail of somebody who sits at a table.
 *
 * @param texts what is written in it, then in each attached text
 * @param unread the names of attachments that nobody could read
 * @param answered the letter of ours that it answers, if it is known
 * @param once to be asked within the transaction that does what the mail says; no: it was done
 *     before
 */
public record Delivery(
        LiveTable table,
        Seat seat,
        PersonId person,
        String subject,
        List<String> texts,
        List<String> unread,
        Optional<Posted> answered,
        BooleanSupplier once) {
    public Delivery {
        texts = List.copyOf(texts);
        unread = List.copyOf(unread);
    }
}
