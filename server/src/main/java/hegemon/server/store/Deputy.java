package hegemon.server.store;

import hegemon.server.id.PersonId;

import java.util.List;
import java.util.Optional;

/**
 * Who acts for the holder of a seat, or shall have it.
 *
 * @param person nobody if it is a bot
 * @param askedBy the holder, or a leader
 * @param accepted whether the person has said yes; a bot always has
 * @param rounds for how many
 * @param seen the rounds that have begun since, this one last
 */
public record Deputy(
        Kind kind,
        Optional<PersonId> person,
        PersonId askedBy,
        boolean accepted,
        int rounds,
        List<String> seen) {
    /** What the deputy is asked for. */
    public enum Kind {
        /** Acts beside the holder for some rounds. */
        STAND_IN,
        /** Takes the seat for good. */
        HEIR,
        /** Reads what the holder reads, for good, and does nothing. */
        ASSISTANT,
        /** Plays for some rounds. */
        BOT
    }

    public Deputy {
        seen = List.copyOf(seen);
    }

    public static Deputy bot(PersonId askedBy, int rounds, String round) {
        return new Deputy(Kind.BOT, Optional.empty(), askedBy, true, rounds, List.of(round));
    }

    /** This one, who has said yes and has seen these rounds begin. */
    public Deputy in(List<String> rounds) {
        return new Deputy(kind, person, askedBy, true, this.rounds, rounds);
    }

    public boolean isBot() {
        return kind == Kind.BOT;
    }

    /** Whether this person acts for the holder. */
    public boolean acts(PersonId guest) {
        return kind == Kind.STAND_IN && accepted && person.equals(Optional.of(guest));
    }

    /** Whether this person reads what the holder reads. */
    public boolean reads(PersonId guest) {
        return kind == Kind.ASSISTANT && accepted && person.equals(Optional.of(guest));
    }

    /** Whether this person is asked and has not answered. */
    public boolean asks(PersonId guest) {
        return !accepted && person.equals(Optional.of(guest));
    }

    /** How many rounds are left, this one among them. */
    public int left() {
        return Math.max(0, rounds - Math.max(0, seen.size() - 1));
    }
}
