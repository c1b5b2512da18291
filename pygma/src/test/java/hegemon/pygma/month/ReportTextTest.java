package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Realm;
import hegemon.table.Language;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

@Tag("long")
class ReportTextTest {
    private static Evaluation battle() {
        return new Scene()
                .army(1, "KH 1", 8_000, "10/11")
                .army(2, "RH 1", 3_000, "10/12")
                .orders(1, "KH 1: 10/11 > 10/12 A")
                .evaluate();
    }

    @Test
    void aBattleInGerman() { // Part III, contents of the evaluation
        assertThat(ReportText.of(Scene.report(battle(), 1), Language.GERMAN))
                .startsWith("PYGMA-ISIS · Realm 1 · Andra/02\n")
                .contains("Erwartet werden die Befehle für Bek/02.")
                .containsPattern("\\nKH 1: 10/11 > 10/12 A +ausgeführt\\n")
                .contains("Sieg in 10/12: Realm 1 (8 Punkte) gegen Realm 2 (7 Punkte)")
                .containsPattern("\\nKH 1 +Realm 1 +10/12 +8.000 +5.184 +siegreich\\n")
                .containsPattern("\\nKH 1 +10/12 +2.816 +0 +2.816\\n")
                .contains("10/12 einverleibt");
    }

    /** A column behind it would be cut off in a mail. */
    @Test
    void whyAnOrderWasNotCarriedOutStandsBelowIt() {
        var month = new Scene().army(1, "KH 1", 8_000, "10/11").orders(1, "HYGIENE 5000");
        var text = ReportText.of(Scene.report(month.evaluate(), 1), Language.GERMAN);
        assertThat(text).containsPattern("\\nHYGIENE 5.000\\n  nicht ausgeführt · \\S.+\\n");
        var tables = text.substring(0, text.indexOf("Deine Karte")).lines();
        assertThat(tables.filter(line -> line.contains("   ")))
                .allMatch(line -> line.length() <= 72);
    }

    /** By mail there is nothing else to read addresses from. */
    @Test
    void theMapNamesItsFieldsAndItsSigns() {
        var text = ReportText.of(Scene.report(battle(), 1), Language.GERMAN);
        var map = text.substring(text.indexOf("Deine Karte"));
        assertThat(map).containsPattern("10/12\\S'").contains("' dein Land");
        assertThat(map.lines().filter(line -> line.contains(". Ebene"))).hasSize(1);
    }

    @Test
    void theSameInEnglishAndFrench() {
        assertThat(ReportText.of(Scene.report(battle(), 2), Language.ENGLISH))
                .contains("Destroyed in 10/12: Realm 2 (7 points) against Realm 1 (8 points)");
        assertThat(ReportText.of(Scene.report(battle(), 2), Language.FRENCH))
                .contains("Anéantis en 10/12\u00a0: Realm 2 (7 points) contre Realm 1 (8 points)");
    }

    /** Every key that busy campaigns bring up has its words; and they bring up much. */
    @Test
    void busyCampaignsCanBeReadInEveryLanguage() {
        var seen = new HashSet<String>();
        for (long seed = 1; seed <= 3; seed++) read(seed, seen);
        assertThat(seen)
                .contains(
                        "battle", "contact", "annexed", "sighting", "intrusion", "loss", "refused");
    }

    private static void read(long seed, Set<String> seen) {
        var random = new SplittableRandom(seed);
        var world = BusyWorld.of(seed, 5, 500, 50);
        for (int i = 0; i < 16; i++) {
            var orders = new RandomOrders(world);
            var sheets = new TreeMap<Integer, Sheet>();
            for (Realm realm : world.realms())
                sheets.put(realm.number(), orders.sheet(realm.number(), random));
            var month = Evaluation.of(world, sheets, Events.NONE, new byte[32]);
            for (Report report : month.reports()) {
                for (Language language : Language.values())
                    assertThat(ReportText.of(report, language)).doesNotContain("pygma.");
                assertThat(ReportText.of(report, Language.FRENCH))
                        .as("French leaves a space before a colon")
                        .doesNotContainPattern("\\p{Ll}: ");
                note(report, seen);
            }
            world = month.after();
        }
    }

    private static void note(Report report, Set<String> seen) {
        if (!report.battles().isEmpty()) seen.add("battle");
        if (!report.contacts().isEmpty()) seen.add("contact");
        if (!report.sightings().isEmpty()) seen.add("sighting");
        if (!report.intrusions().isEmpty()) seen.add("intrusion");
        if (!report.losses().isEmpty()) seen.add("loss");
        if (report.land().stream().anyMatch(l -> l.change() == Report.Change.ANNEXED))
            seen.add("annexed");
        if (report.orders().stream().anyMatch(answer -> !answer.done())) seen.add("refused");
    }
}
