package hegemon.pygma.master;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Correction;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.month.Roll;
import hegemon.pygma.orders.Phase;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Herald;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Realm;
import hegemon.table.Language;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

class MasterReportTest {
    /** D-129: every roll of busy months has a purpose in words, in every language. */
    @Tag("long")
    @Test
    void everyRollIsNamedInWords() {
        var subjects = new TreeSet<String>();
        for (long seed = 1; seed <= 3; seed++) {
            var random = new SplittableRandom(seed);
            var world = BusyWorld.of(seed, 5, 500, 50);
            for (int i = 0; i < 12; i++) {
                var orders = new RandomOrders(world);
                var sheets = new TreeMap<Integer, Sheet>();
                for (Realm realm : world.realms())
                    sheets.put(realm.number(), orders.sheet(realm.number(), random));
                var month = Evaluation.of(world, sheets, Events.NONE, new byte[32]);
                world = month.after();
                for (Roll roll : month.rolls()) {
                    subjects.add(roll.subject().split(" ", -1)[0]);
                    for (Language language : Language.values())
                        assertThat(new RollWords(world, new Herald(language)).purpose(roll))
                                .as(roll.toString())
                                .isNotEqualTo(roll.subject());
                }
                var report =
                        new MasterReport(
                                world,
                                month.reports(),
                                month.rolls(),
                                month.judgments(),
                                month.ranking());
                assertThat(report.text(new Herald(Language.GERMAN)))
                        .contains("Rangliste", "1 Alandia")
                        .doesNotContain("Roll[", "Judgment[", "pygma.");
            }
        }
        assertThat(subjects).contains("mine", "pearls", "unrest", "yield");
    }

    /** Kinds of rolls that random months seldom bring. */
    @ParameterizedTest
    @ValueSource(
            strings = {"catastrophe 1", "section 1", "revolt 1", "plague 1/05", "secession 1/05"})
    void rareRollsAreNamedToo(String subject) {
        var world = BusyWorld.of(1, 2, 200, 4);
        var roll = new Roll(Phase.PLAGUE, subject, 20, 1, false);
        for (Language language : Language.values())
            assertThat(new RollWords(world, new Herald(language)).purpose(roll))
                    .isNotEqualTo(subject)
                    .containsAnyOf("Alandia", "1/05");
    }

    /** D-130: whatever line the game master changed, the report says it in words. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "change contact 1 2 PLAYER|was Alandia von Borenmark kennt, neu (das Reich und"
                        + " seinen Spieler)",
                "change contact 1 2 REALM|was Alandia von Borenmark kennt, neu (das Reich)",
                "change army 1 KH 77 1/05 5000|KH 77 von Alandia, neu (1/05 5000)",
                "change name 1/05 \"Neuhof\"|der Name von 1/05, neu (\"Neuhof\")"
            })
    void aLineChangedByHandIsSaidInWords(String line, String said) {
        var world = BusyWorld.of(1, 2, 200, 4);
        var change = new Correction.Change(line.replace("change ", ""));
        var none = Events.NONE;
        var events =
                new Events(
                        none.rolls(),
                        none.neutrals(),
                        none.destroyed(),
                        none.allowed(),
                        none.texts(),
                        none.effects(),
                        List.of(change),
                        none.amendments(),
                        none.notices());
        var month = Evaluation.of(world, new TreeMap<>(), events, new byte[32]);
        var words = new Herald(Language.GERMAN);
        assertThat(month.judgments().stream().map(it -> words.note(it.what())))
                .contains("Von Hand geändert: " + said);
    }
}
