package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Armament months of small random worlds in which one realm spends, read twice (phase 5). */
@Tag("long")
class TwoPursesTest {
    private static final int WORLDS = Integer.getInteger("worlds", 400);
    private static final Map<String, String> BUILDINGS =
            Map.of(
                    "WACHPOSTEN", "GUARD_POST",
                    "SPÄHTURM", "LOOKOUT_TOWER",
                    "WACHTURM", "WATCH_TOWER",
                    "FESTUNG", "FORTRESS");

    @Test
    void whatARealmSpendsIsReadAlike() { // PI-7, PI-9, PI-11.5, PI-22.3, D-18, D-26 to D-30, D-44,
        // D-113
        for (long seed = 1; seed <= WORLDS; seed++) {
            var month = seed % 2 == 0 ? Month.DORL : Month.HEL;
            var world = SmallWorlds.of(seed, month, Settings.of(1 + (int) (seed / 2 % 2)));
            var purse = new Purse(world, seed);
            var key = ByteBuffer.allocate(32).putLong(seed).array();
            var sheets = new TreeMap<Integer, Sheet>();
            sheets.put(1, Parser.read(String.join("\n", purse.lines)).sheet());
            var after = Evaluation.of(world, sheets, Events.NONE, key);
            agree("seed %d%n%s".formatted(seed, told(after)), purse.plain, after.after());
        }
    }

    private static String told(Evaluation month) {
        var text = new StringBuilder();
        month.reports()
                .getFirst()
                .orders()
                .forEach(it -> text.append(it).append(System.lineSeparator()));
        return text.toString();
    }

    private static void agree(String story, PlainSpending plain, World after) {
        var armies = new TreeMap<String, Integer>();
        after.armies().stream()
                .filter(it -> it.realm() == 1)
                .forEach(it -> armies.put(it.unit().toString(), it.size()));
        assertThat(armies).as(story).isEqualTo(plain.armies);
        var promoted = new TreeMap<String, Integer>();
        after.realm(1)
                .economy()
                .promotions()
                .forEach(it -> promoted.put(it.kind() + " " + it.good(), it.points()));
        assertThat(promoted).as(story).isEqualTo(plain.promoted);
        for (int at = 0; at < after.fields().size(); at++) {
            var field = after.field(at);
            var place = story + after.geometry().address(at);
            assertThat(field.settlement().map(it -> it.kind().code()).orElse(""))
                    .as(place)
                    .isEqualTo(plain.settlements.getOrDefault(at, ""));
            assertThat(field.settlement().filter(Settlement::fortified).isPresent())
                    .as(place)
                    .isEqualTo(plain.walled.contains(at));
            assertThat(field.building().map(Enum::name).orElse(""))
                    .as(place)
                    .isEqualTo(BUILDINGS.getOrDefault(plain.buildings.getOrDefault(at, ""), ""));
        }
        assertThat(after.realm(1).treasury()).as(story).isEqualTo(plain.gold);
    }

    /** The orders of realm 1, as text and as {@link PlainSpending} reads them. */
    private static final class Purse {
        final List<String> lines = new ArrayList<>();
        final PlainSpending plain;
        private final World world;
        private final SplittableRandom random;
        private final List<Integer> own = new ArrayList<>();

        Purse(World world, long seed) {
            this.world = world;
            random = new SplittableRandom(-seed);
            var term = new PlainReading(world, List.of()).term(world.realm(1), 0);
            plain = new PlainSpending(world, term);
            for (int at = 0; at < world.fields().size(); at++)
                if (world.field(at).owner() == 1 || random.nextInt(9) == 0) own.add(at);
            int hygiene = random.nextInt(12);
            for (int i = 0; i < 12; i++)
                if (i == hygiene) hygiene(1_000 * (1 + random.nextInt(60)));
                else order(100 + i);
        }

        private <T> T any(List<T> choices) {
            return choices.get(random.nextInt(choices.size()));
        }

        private void hygiene(int sum) {
            lines.add("HYGIENE " + sum);
            plain.hygiene(sum);
        }

        private void order(int number) {
            int at = any(own);
            var address = world.geometry().address(at);
            switch (random.nextInt(8)) {
                case 0, 1 -> {
                    var unit = (random.nextBoolean() ? "KH " : "RH ") + number;
                    int size = 500 * (1 + random.nextInt(24));
                    var city = any(cities());
                    lines.add(
                            "RÜSTE %s %d %s IN %s"
                                    .formatted(
                                            unit,
                                            size,
                                            unit.charAt(0),
                                            world.geometry().address(city)));
                    plain.raise(unit, size, city);
                }
                case 2 -> {
                    lines.add("GRÜNDE " + address);
                    plain.found(at);
                }
                case 3 -> {
                    int town = any(cities());
                    var kind = any(List.of("GS", "KST", "BST", "HST"));
                    lines.add("AUSBAU %s %s".formatted(world.geometry().address(town), kind));
                    plain.upgrade(town, kind);
                }
                case 4 -> {
                    int town = any(cities());
                    lines.add("BEFESTIGE " + world.geometry().address(town));
                    plain.fortify(town);
                }
                case 5 -> {
                    var kind = any(List.of("WACHPOSTEN", "FESTUNG"));
                    lines.add("BAUE %s %s".formatted(kind, address));
                    plain.build(kind, at);
                }
                case 6 -> {
                    int post = plain.buildings.keySet().stream().findFirst().orElse(at);
                    var kind = any(List.of("SPÄHTURM", "WACHTURM"));
                    lines.add("AUSBAU %s %s".formatted(world.geometry().address(post), kind));
                    plain.tower(post, kind);
                }
                default -> {
                    var good = any(List.of(Good.GRAIN, Good.CATTLE, Good.CLOTH, Good.WOOD));
                    int points = 1 + random.nextInt(3);
                    var words = Map.of("GRAIN", "Getreide", "CATTLE", "Vieh", "CLOTH", "Stoff");
                    var word = words.getOrDefault(good.name(), "Holz");
                    lines.add("FÖRDERE Ebene %s %d".formatted(word, points));
                    plain.promote(Terrain.PLAIN, good, points);
                }
            }
        }

        private List<Integer> cities() {
            return List.copyOf(plain.settlements.keySet());
        }
    }
}
