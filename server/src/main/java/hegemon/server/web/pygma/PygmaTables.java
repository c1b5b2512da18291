package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;
import hegemon.table.Words;

/** The tables of the book that the rules themselves know. */
final class PygmaTables {
    private PygmaTables() {}

    static String of(String name, Language language) {
        if (!name.equals("terrain"))
            throw new IllegalArgumentException("no table is called " + name);
        var words = Words.in(language);
        var herald = new Herald(language);
        var text = new StringBuilder(words.say("server.pygma.book.terrain")).append('\n');
        text.append("|---|---|---|---|---|---|---|---|\n");
        for (Terrain terrain : Terrain.values())
            text.append(
                    "| %s | %d | %s | %d | %s | %s | %s | %s |\n"
                            .formatted(
                                    herald.term(terrain),
                                    terrain.height(),
                                    words.figure(terrain.income()),
                                    terrain.points(),
                                    terrain.roadClass().price() == 0
                                            ? "–"
                                            : words.figure(terrain.roadClass().price()),
                                    percent(terrain.outOf()),
                                    percent(terrain.riders()),
                                    terrain.losses() ? "✓" : "–"));
        return text.toString();
    }

    private static String percent(int value) {
        return value == 0 ? "–" : "%+d %%".formatted(value);
    }
}
