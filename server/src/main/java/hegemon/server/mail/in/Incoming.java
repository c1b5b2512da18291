package hegemon.server.mail.in;

import java.util.List;
import java.util.Optional;

/**
 * A mail that came, as far as anybody here wants to know it.
 *
 * @param id the same for the same mail, however often it is read
 * @param sender the address it claims to come from; empty if there is none or more than one
 * @param recipients the addresses it was sent to, by any heading
 * @param answers the ids of the letters that it answers, the nearest first
 * @param automatic written by a program: nobody wants an answer
 * @param bounce says that a letter of ours did not arrive
 * @param sealed whether the receiving server vouches for the sender
 * @param texts what is written in it, then in each attached text
 * @param unread the names of attachments that nobody could read
 */
public record Incoming(
        String id,
        Optional<String> sender,
        List<String> recipients,
        String subject,
        List<String> answers,
        boolean automatic,
        Optional<Bounce> bounce,
        Seal sealed,
        List<String> texts,
        List<String> unread) {
    /** What the receiving server says of the sender. */
    public enum Seal {
        /** A signature or the sending machine fits the sender's domain. */
        GENUINE,
        /** It was looked at, and does not fit. */
        FALSE,
        /** Nobody whom we believe has looked at it. */
        UNKNOWN
    }

    /**
     * A letter that did not arrive.
     *
     * @param letter its Message-ID, if it says so
     * @param forGood not only delayed
     */
    public record Bounce(
            Optional<String> address, Optional<String> letter, String why, boolean forGood) {}

    public Incoming {
        recipients = List.copyOf(recipients);
        answers = List.copyOf(answers);
        texts = List.copyOf(texts);
        unread = List.copyOf(unread);
    }
}
