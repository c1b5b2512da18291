package hegemon.earthwater;

import hegemon.earthwater.EarthWaterView.Change;
import hegemon.earthwater.board.Note;

import java.util.ArrayList;
import java.util.List;

/**
 * What has happened since a decision, and what the map showed meanwhile. The changes of the map are
 * computed only for whoever looks.
 *
 * @param before what it showed when the decision was made
 */
public record Story(Showing before, List<Step> steps) {
    /** A note, and what the map showed once it had happened. */
    public record Step(Note note, Showing then) {}

    public Story {
        steps = List.copyOf(steps);
    }

    static Story from(Showing before) {
        return new Story(before, List.of());
    }

    Story plus(List<Note> notes, Showing now) {
        var longer = new ArrayList<>(steps);
        for (Note note : notes) longer.add(new Step(note, note.board().map(now::with).orElse(now)));
        return new Story(before, longer);
    }

    List<Note> notes() {
        return steps.stream().map(Step::note).toList();
    }

    /** What changed on the map from the note before this one to this one. */
    List<Change> changes(int index) {
        return steps.get(index).then.since(index == 0 ? before : steps.get(index - 1).then);
    }

    /** What has changed since the last note: nobody tells it. */
    List<Change> rest(Showing now) {
        return now.since(steps.isEmpty() ? before : steps.getLast().then);
    }
}
