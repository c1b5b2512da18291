package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Preset;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Months of small random worlds without orders, read twice: pay, administration, hygiene and plague
 * (phases 4, 5 and 12), production, supply, luxuries, needed goods and unrest (10), and income
 * (11), in both editions and by readings of the presets. War is in {@link TwoMarchesTest}. Not read
 * twice: sight, spending by order, trade.
 */
@Tag("long")
class TwoReadingsTest {
    private static final int WORLDS = Integer.getInteger("worlds", 400);

    private static Evaluation month(World world, long seed) {
        var key = ByteBuffer.allocate(32).putLong(seed).array();
        return Evaluation.of(world, new TreeMap<>(), Events.NONE, key);
    }

    private static Settings settings(long seed) {
        return switch ((int) (seed / 2 % 4)) {
            case 0 -> Settings.DEFAULT;
            case 1 -> Preset.GENTLE.settings();
            case 2 ->
                    Preset.BY_THE_LETTER
                            .settings()
                            .with(Setting.TRADE_CARRY, Choice.Carry.ADD)
                            .with(Setting.GEM_POINTS, 4);
            default -> Preset.AS_WE_PLAY.settings();
        };
    }

    @Test
    void incomeMonthsAgree() { // PI-5, PI-21 to PI-24, D-13, D-24, D-106, D-112 to D-120
        for (long seed = 1; seed <= WORLDS; seed++) {
            var month = seed % 2 == 0 ? Month.CYLAS : Month.GANTR;
            var world = SmallWorlds.of(seed, month, settings(seed));
            var after = month(world, seed);
            var reading = new PlainReading(world, after.rolls());
            for (Realm realm : world.realms()) income(seed, reading, realm, after.after());
        }
    }

    private static void income(long seed, PlainReading reading, Realm realm, World after) {
        var now = after.realm(realm.number());
        var read = reading.economics(realm);
        var economy = now.economy();
        var place = "seed %d, realm %d: ".formatted(seed, realm.number());
        assertThat(points(economy.produced())).as(place + "produced").isEqualTo(read.produced());
        assertThat(points(economy.deficit())).as(place + "deficit").isEqualTo(read.deficit());
        assertThat(points(economy.store())).as(place + "store").isEqualTo(read.store());
        assertThat(economy.needed().stream().map(it -> it.number() - 1).toList())
                .as(place + "needed")
                .isEqualTo(read.needed());
        assertThat(economy.unrest()).as(place + "unrest").isEqualTo(read.unrest());
        assertThat(economy.blocked()).as(place + "blocked").isEqualTo(read.blocked());
        assertThat(now.treasury() - realm.treasury())
                .as(place + "income")
                .isEqualTo(reading.income(realm, after));
        for (int at = 0; at < reading.owner.length; at++) // D-33: a revolt that lasts
        if (reading.revolt[at] && reading.owner[at] == realm.number())
                assertThat(after.field(at).owner()).as(place + at).isZero();
    }

    private static List<Integer> points(Goods goods) {
        return IntStream.of(goods.toArray()).boxed().toList();
    }

    @Test
    void armamentMonthsAgree() { // PI-8, PI-11.6, PI-11.7, D-18, D-19, D-22, D-35, D-68
        for (long seed = 1; seed <= WORLDS; seed++) {
            var month = seed % 2 == 0 ? Month.DORL : Month.HEL;
            var world = SmallWorlds.of(seed, month, settings(seed));
            var after = month(world, seed);
            var reading = new PlainReading(world, after.rolls());
            for (Realm realm : world.realms()) term(seed, reading, realm, after.after());
        }
    }

    private static void term(long seed, PlainReading reading, Realm realm, World after) {
        var read = reading.term(realm);
        var place = "seed %d, realm %d: ".formatted(seed, realm.number());
        var armies = new TreeMap<String, Integer>();
        after.armies().stream()
                .filter(it -> it.realm() == realm.number())
                .forEach(it -> armies.put(it.unit().toString(), it.size()));
        assertThat(armies).as(place + "armies").isEqualTo(read.armies());
        assertThat(after.realm(realm.number()).treasury())
                .as(place + "treasury")
                .isEqualTo(read.treasury());
        var cities = reading.cities(realm);
        for (int at : cities) {
            var before = reading.world.field(at).settlement().orElseThrow();
            int plagues =
                    reading.isSick(at, read.hygiene(), cities.size()) ? before.plagues() + 1 : 0;
            var now = after.field(at);
            if (now.owner() == realm.number())
                assertThat(now.settlement().orElseThrow().plagues())
                        .as(place + at)
                        .isEqualTo(plagues);
            else assertThat(plagues).as(place + at).isGreaterThan(1); // D-38: it left
        }
    }
}
