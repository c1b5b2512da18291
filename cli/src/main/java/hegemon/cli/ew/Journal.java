package hegemon.cli.ew;

import hegemon.earthwater.board.Note;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What our rules noted and no line of the recorded game has shown yet, by its kind. */
final class Journal {
    private static final String NOTES = "earthwater.note.";

    /** The notes of which a recorded game has a line, by the first word of their key. */
    private static final Set<String> SHOWN =
            Set.of("battle", "round", "peace", "scored", "glory", "king", "cut-off", "no-card");

    private final Map<String, Deque<Note>> pending = new TreeMap<>();

    void add(List<Note> notes) {
        for (Note note : notes)
            if (SHOWN.contains(kind(note)) && !name(note).equals("peace.shown"))
                pending.computeIfAbsent(kind(note), kind -> new ArrayDeque<>()).add(note);
    }

    /** The earliest note of this kind, which now has been shown. */
    Optional<Note> take(String kind) {
        return Optional.ofNullable(pending.getOrDefault(kind, new ArrayDeque<>()).poll());
    }

    /** A note that should have been shown by now. */
    Optional<Note> left() {
        return pending.values().stream().flatMap(Deque::stream).findFirst();
    }

    private static String kind(Note note) {
        return name(note).split("\\.", 2)[0];
    }

    /** The key of its words, without what all keys have in common. */
    static String name(Note note) {
        return note.key().substring(NOTES.length());
    }
}
