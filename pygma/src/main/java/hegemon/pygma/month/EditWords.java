package hegemon.pygma.month;

import hegemon.pygma.atlas.WorldEdit;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.World;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A line of the world that the game master changed (D-130), as a reader has it: the thing in words,
 * and what is said of it.
 *
 * @param world in which its realms have their names
 */
record EditWords(World world) {
    private static final List<String> OF_ARMIES = List.of("army", "merchant");
    private static final List<String> OF_PLACES =
            List.of("settlement", "building", "road", "bridge", "deposit", "production", "name");

    /**
     * @param before the line as it was, empty if there was none
     * @param after as it is now, empty if there is none
     */
    Judgment changed(String before, String after) {
        var line = after.isEmpty() ? before : after;
        var thing = thing(WorldEdit.named(line));
        if (before.isEmpty()) return judgment("made", thing, detail(after));
        if (after.isEmpty()) return judgment("gone", thing, detail(before));
        return judgment("world", thing, said(before), said(after));
    }

    private static Judgment judgment(String kind, Object... args) {
        return new Judgment(0, Note.of("judgment.changed." + kind, args));
    }

    private Message thing(List<String> name) {
        var kind = name.getFirst();
        var args = new ArrayList<Object>(name.subList(1, name.size()));
        if (OF_ARMIES.contains(kind))
            args = new ArrayList<>(List.of(called(name.get(1)), name.get(2) + " " + name.get(3)));
        else if (kind.equals("being"))
            args = new ArrayList<>(List.of(name.get(1) + " " + name.get(2)));
        else if (kind.equals("contact")) args.replaceAll(it -> called(it.toString()));
        else if (!OF_PLACES.contains(kind)) args.set(0, called(name.get(1)));
        return Note.of("judgment.thing." + kind, args.toArray());
    }

    private String called(String number) {
        return world.realms().stream()
                .filter(realm -> String.valueOf(realm.number()).equals(number))
                .map(realm -> realm.name())
                .findFirst()
                .orElse(Corrections.NOBODY);
    }

    /** What the line says behind the name of its thing; nothing for a road. */
    private static Object said(String line) {
        var name = WorldEdit.named(line);
        var words = line.strip().split("\\s+", name.size() + 1);
        var rest = words.length > name.size() ? words[name.size()] : "";
        return name.getFirst().equals("contact")
                ? Note.of("judgment.contact." + known(rest))
                : rest.isEmpty() ? Corrections.NOBODY : rest;
    }

    private static String known(String how) {
        return how.equalsIgnoreCase(Acquaintance.PLAYER.name())
                ? Acquaintance.PLAYER.name().toLowerCase(Locale.ROOT)
                : Acquaintance.REALM.name().toLowerCase(Locale.ROOT);
    }

    private static Object detail(String line) {
        var said = said(line);
        return said.equals(Corrections.NOBODY) ? "" : Note.of("judgment.detail", said);
    }
}
