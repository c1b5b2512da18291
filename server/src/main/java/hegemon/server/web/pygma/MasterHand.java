package hegemon.server.web.pygma;

import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.report.SettingWords;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.People;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a game master puts events together from.
 *
 * @param towns of all realms and of none
 * @param realms as the text of the world has them, by number
 * @param kinds what a settlement can be
 * @param peoples what a realm can be
 * @param times when a culture counts
 * @param terrains where it does
 * @param units what an army can be
 * @param armies of all realms
 */
record MasterHand(
        List<Town> towns,
        List<String> realms,
        List<Thing> kinds,
        List<Thing> peoples,
        List<Thing> times,
        List<Thing> terrains,
        List<Thing> units,
        List<Force> armies) {
    /**
     * An army where it stands.
     *
     * @param unit as orders name it
     */
    record Force(int realm, String unit, String at, int size) {}

    /**
     * @param line of the text of the world, which an event replaces
     */
    record Town(String at, String name, String kind, String line) {}

    /** A word of events with what it is called. */
    record Thing(String word, String title) {}

    static MasterHand of(World world, Voice voice) {
        var herald = voice.herald();
        var text = WorldPrinter.print(world);
        return new MasterHand(
                lines(text, "settlement ").map(MasterHand::town).toList(),
                lines(text, "realm ").toList(),
                Arrays.stream(SettlementKind.values())
                        .map(it -> new Thing(it.code(), herald.term(it)))
                        .toList(),
                things("people", People.values(), voice),
                things("culture", Culture.When.values(), voice),
                Stream.concat(
                                Stream.of(new Thing("-", voice.page("master.anywhere"))),
                                Arrays.stream(Terrain.values())
                                        .map(it -> new Thing(it.name(), herald.term(it))))
                        .toList(),
                Stream.of(UnitKind.KH, UnitKind.RH, UnitKind.FH)
                        .map(it -> new Thing(it.name(), voice.page("master.unit." + it.name())))
                        .toList(),
                world.armies().stream()
                        .map(
                                it ->
                                        new Force(
                                                it.realm(),
                                                it.unit().toString(),
                                                world.geometry().address(it.field()).toString(),
                                                it.size()))
                        .toList());
    }

    private static Stream<String> lines(String text, String beginning) {
        return text.lines().filter(line -> line.startsWith(beginning));
    }

    private static Town town(String line) {
        var at = line.split(" ", 4)[1];
        var name = line.replaceFirst("[^\"]*\"", "").replaceFirst("\".*", "");
        return new Town(at, name, line.split(" ", 4)[2], line);
    }

    private static List<Thing> things(String key, Enum<?>[] all, Voice voice) {
        var words = new SettingWords(Words.in(voice.language()));
        return Arrays.stream(all)
                .map(it -> new Thing(it.name(), words.value(key, it.name())))
                .toList();
    }
}
