package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.Stage;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.report.SettingWords;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Setting;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * D-160: the people and the culture that a ruler chooses in the first month. What was chosen stands
 * as two lines among those that the game masters bring into the month.
 *
 * @param people as it is now
 * @param culture as it is now; empty where the world has none
 * @param peoples to choose from, and {@code cultures}
 */
record Heritage(
        String people,
        String culture,
        boolean chosen,
        List<MasterHand.Thing> peoples,
        List<MasterHand.Thing> cultures) {

    /** What a ruler has chosen. */
    record Choosing(Optional<String> people, Optional<String> culture) {}

    static boolean isOpen(LiveTable.Moment now) {
        return now.match().state() instanceof PygmaState state
                && state.made().isPresent()
                && Leaders.isLed(now)
                && state.world().settings().get(Setting.PEOPLES) == Choice.Peoples.RULER
                && state.world().date().equals(Date.START)
                && state.stage() instanceof Stage.Open;
    }

    /**
     * @param sheet what the game masters bring into the month
     */
    static Heritage of(PygmaState state, int number, String sheet, Words words) {
        var realm = state.world().realm(number);
        var people = written(sheet, "change realm " + number + " ");
        var culture = written(sheet, "change culture " + number + " ");
        var names = new SettingWords(words);
        return new Heritage(
                people.map(it -> it.replaceFirst(".* people (\\S+).*", "$1"))
                        .orElse(realm.people().name()),
                culture.orElse(realm.culture().print()),
                people.isPresent(),
                Arrays.stream(People.values())
                        .filter(it -> it != People.NONE)
                        .map(it -> thing("people", it.name(), names))
                        .toList(),
                Culture.choices(realm.culture().points()).stream()
                        .map(it -> thing("culture", it.print(), names))
                        .toList());
    }

    private static MasterHand.Thing thing(String key, String word, SettingWords names) {
        return new MasterHand.Thing(word, names.value(key, word));
    }

    private static Optional<String> written(String sheet, String beginning) {
        return sheet.lines()
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(beginning.length()))
                .findFirst();
    }

    boolean offers(Choosing choosing) {
        return choosing.people().filter(it -> has(peoples, it)).isPresent()
                && (cultures.isEmpty()
                        || choosing.culture().filter(it -> has(cultures, it)).isPresent());
    }

    private static boolean has(List<MasterHand.Thing> things, String word) {
        return things.stream().anyMatch(it -> it.word().equals(word));
    }

    /** The sheet with this choice in place of an earlier one. */
    static String write(PygmaState state, int number, String sheet, Choosing choosing) {
        var realm = "realm " + number + " ";
        var culture = "culture " + number + " ";
        var others =
                sheet.lines()
                        .filter(line -> !line.startsWith("change " + realm))
                        .filter(line -> !line.startsWith("change " + culture));
        var people =
                WorldPrinter.print(state.world())
                        .lines()
                        .filter(line -> line.startsWith(realm))
                        .map(line -> replaced(line, choosing.people().orElseThrow()));
        var mine = Stream.concat(people, choosing.culture().map(culture::concat).stream());
        return String.join("\n", Stream.concat(others, mine.map("change "::concat)).toList());
    }

    private static String replaced(String line, String people) {
        return line.replaceFirst(" people \\S+", " people " + people);
    }
}
