package hegemon.server.store;

import hegemon.server.id.PersonId;

import java.util.Optional;

/**
 * What was agreed about a table.
 *
 * @param maker who laid it; nobody in particular for tables of old
 * @param listed in the lobby; else known by its link alone
 * @param watchable whether those without a seat may look on
 * @param chat whether people may talk at it
 * @param rated whether it counts for the ratings of those who play; else it is friendly
 */
public record Terms(
        Optional<PersonId> maker,
        Pace pace,
        boolean listed,
        boolean watchable,
        boolean chat,
        boolean rated) {
    /** A friendly game. */
    public Terms(
            Optional<PersonId> maker, Pace pace, boolean listed, boolean watchable, boolean chat) {
        this(maker, pace, listed, watchable, chat, false);
    }

    /** By link, without a clock: what one click starts. */
    public static Terms plain(PersonId maker) {
        return new Terms(Optional.of(maker), new Pace.Untimed(), false, true, true);
    }

    /** The same, for its maker's eyes alone. */
    public static Terms unseen(PersonId maker) {
        return new Terms(Optional.of(maker), new Pace.Untimed(), false, false, false);
    }
}
