package hegemon.pygma.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.bot.Ruler;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Ground;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;
import hegemon.table.Language;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Two worlds that differ only in what a realm does not know give its ruler the same bytes. */
class NothingLeaksTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int READER = 1;

    @ParameterizedTest
    @ValueSource(longs = {61, 62, 63, 64})
    void foresightKnowsWhatTheRealmKnows(long seed) {
        var random = new SplittableRandom(seed);
        var world = BusyWorld.of(seed, 6, 1_200, 60);
        for (int month = 0; month < 6; month++) {
            var sheets = new TreeMap<Integer, Sheet>();
            var writer = new RandomOrders(world);
            for (Realm realm : world.realms())
                sheets.put(realm.number(), writer.sheet(realm.number(), random));
            var key = new byte[32];
            random.nextBytes(key);
            var evaluation = Evaluation.of(world, sheets, Events.NONE, key);
            world = evaluation.after();
            var report = evaluation.reports().getFirst();
            var sheet = new RandomOrders(world).sheet(READER, random);
            var other = new Other(world).altered();
            assertThat(other.fields()).isNotEqualTo(world.fields());
            assertThat(told(other, report, sheet)).isEqualTo(told(world, report, sheet));
        }
    }

    private static String told(World world, Report report, Sheet sheet) {
        var knowledge = RealmKnowledge.of(world, READER);
        var run = DryRun.of(sheet, knowledge, report);
        var told = new ArrayList<String>();
        told.add(JSON.writeValueAsString(run));
        told.add(Forecast.of(sheet, knowledge, report).toString());
        told.add(Caution.of(sheet, knowledge, run, Check.of(sheet, knowledge)).toString());
        told.add(Treasury.of(run).toString());
        told.add(OrderText.in(Language.ENGLISH).print(Ruler.orders(knowledge, report, 7)));
        return String.join("\n", told);
    }

    /**
     * Everything is another where the reader does not look; what the reader saw stays on the map.
     */
    private record Other(World world) {
        World altered() {
            var fields = new ArrayList<Field>();
            for (int at = 0; at < world.fields().size(); at++) fields.add(field(world.field(at)));
            var own = world.armies().stream().filter(it -> it.realm() == READER).toList();
            return world.withFields(fields)
                    .withArmies(own, new TreeMap<>())
                    .withRealms(world.realms().stream().map(this::realm).toList());
        }

        private Field field(Field field) {
            if (field.owner() == READER || field.ground().worker() == READER)
                return field.with(
                        field.ground()
                                .withDeposit(
                                        field.ground()
                                                .deposit()
                                                .map(
                                                        it ->
                                                                new Deposit(
                                                                        it.kind(),
                                                                        it.yield(),
                                                                        it.terms() + 7))));
            var ground =
                    new Ground(
                            List.of(),
                            true,
                            Optional.of(new Deposit(DepositKind.GOLD, 50_000, 9)),
                            0);
            return Field.of(Terrain.RAINFOREST)
                    .with(ground)
                    .with(new Field.Notes("Elsewhere", "An old tower."));
        }

        private boolean isMet(int realm) {
            return world.realm(READER).contacts().containsKey(realm);
        }

        /** Realms that were never met could as well have other numbers. */
        private int renumbered(int owner) {
            if (owner == 0 || owner == READER || isMet(owner)) return owner;
            var unmet =
                    IntStream.rangeClosed(2, world.realms().size())
                            .filter(it -> !isMet(it))
                            .boxed()
                            .toList();
            return unmet.get((unmet.indexOf(owner) + 1) % unmet.size());
        }

        private KnownMap renumbered(KnownMap known) {
            var fields = IntStream.range(0, known.size()).map(known::field).toArray();
            return KnownMap.EMPTY.seeing(fields, at -> renumbered(known.get(at).orElseThrow()));
        }

        private Known renumbered(Known known) {
            return new Known(
                    known.terrain(),
                    renumbered(known.owner()),
                    known.settlement(),
                    known.name(),
                    known.building(),
                    known.ways(),
                    known.seen());
        }

        private Realm realm(Realm realm) {
            boolean own = realm.number() == READER;
            return new Realm(
                    realm.number(),
                    own || isMet(realm.number()) ? realm.name() : "Nobody",
                    realm.player(),
                    own ? realm.people() : People.MOUNTAIN,
                    realm.culture(),
                    own ? realm.capital() : 3,
                    own ? realm.treasury() : 7,
                    own ? realm.economy() : Economy.START,
                    own ? renumbered(realm.known()) : KnownMap.EMPTY,
                    own ? realm.contacts() : new TreeMap<>(),
                    realm.history());
        }
    }
}
