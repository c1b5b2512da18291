package hegemon.pygma.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.report.ReportHtml;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Phase 1: what comes in with a month, and what of it counts. */
class IntakeTest {
    private final Path dir;
    private final Campaign campaign;

    IntakeTest(@TempDir Path dir) {
        this.dir = dir;
        this.campaign = Campaign.create(dir, "realms 2 seed 1", new byte[32]);
    }

    private void write(String path, String... lines) throws IOException {
        Files.writeString(dir.resolve(path), String.join("\n", lines) + "\n");
    }

    private String read(String path) throws IOException {
        return Files.readString(dir.resolve(path));
    }

    private List<String> month() {
        return campaign.month(Campaign.Rulers.NONE, false).remarks();
    }

    private Army army(int realm) {
        return campaign.state().world().armies().stream()
                .filter(army -> army.realm() == realm)
                .findFirst()
                .orElseThrow();
    }

    private String at(Army army) {
        return campaign.state().world().geometry().address(army.field()).toString();
    }

    @Test
    void goodLinesCountAndBadOnesAreTold() throws IOException {
        write("orders/01-Andra/2.txt", "REICH 2", "KH 1 1/1 A", "NAME REICH \"Neuland\"");
        var remarks = month();
        assertThat(remarks).hasSize(1);
        assertThat(remarks.getFirst()).contains("2.txt:2:", "E-01");
        assertThat(read("reports/01-Andra/2.txt"))
                .contains("Neuland", "Zeile 2 zählt nicht: „KH 1 1/1 A“. E-01 Nach „KH 1“ fehlt");
        assertThat(read("reports/01-Andra/1.txt")).doesNotContain("zählt nicht");
        assertThat(read("reports/01-Andra/master.txt")).contains("Zeile 2, zählt nicht");
        assertThat(Campaign.open(dir).state()).isEqualTo(campaign.state());
    }

    @Test
    void aSixthFreeOrderIsTold() throws IOException { // D-86
        var sheet = "SONST \"Sucht!\"\n".repeat(6);
        write("orders/01-Andra/1.txt", sheet);
        assertThat(month()).hasSize(1);
        assertThat(read("reports/01-Andra/1.txt")).contains("Zeile 6 zählt nicht", "E-32");
    }

    @Test
    void ordersAfterTheEndAreToldGreetingsAreNot() throws IOException {
        write(
                "orders/01-Andra/1.txt",
                "ENDE",
                "Viele Grüße, Karl",
                "NAME REICH \"Zu spät\"",
                "-- ");
        assertThat(month()).hasSize(1);
        assertThat(read("reports/01-Andra/1.txt"))
                .contains("Zeile 3 zählt nicht", "Nach ENDE")
                .doesNotContain("Viele Grüße");
        assertThat(campaign.state().world().realm(1).name()).isNotEqualTo("Zu spät");
    }

    @Test
    void aSecondOrderAfterTheEndIsToldToo() throws IOException {
        var free = "SONST \"Sucht!\"";
        var six = (free + "\n").repeat(5) + "RH 1: 1/1 A\nENDE\nRH 1: 1/1 V\n" + free;
        write("orders/01-Andra/1.txt", six);
        assertThat(month()).hasSize(2);
        assertThat(read("reports/01-Andra/1.txt"))
                .contains("Zeile 8 zählt nicht: „RH 1: 1/1 V“. W-04 Nach ENDE")
                .contains("Zeile 9 zählt nicht");
    }

    @Test
    void aSheetOfAnotherMonthIsNoMove() throws IOException { // D-22
        write("orders/01-Andra/1.txt", "ZUG Hel/07", "NAME REICH \"Neuland\"");
        assertThat(month().getFirst()).contains("1.txt:1:", "Hel/07");
        assertThat(campaign.state().world().realm(1).name()).isNotEqualTo("Neuland");
        assertThat(read("reports/01-Andra/1.txt")).contains("Zeile 2 zählt nicht");
    }

    @Test
    void aSheetOfAnOlderProgramIsReadWithAWordAboutIt() throws IOException {
        Files.write(
                dir.resolve("orders/01-Andra/1.txt"),
                "REICH 1\nNAME REICH \"Östland – €\"\n".getBytes(Charset.forName("Cp1252")));
        assertThat(campaign.orders().remark(1).orElseThrow()).contains("1.txt:2:", "Windows-1252");
        assertThat(month().getFirst()).contains("1.txt:2: is not written in UTF-8");
        assertThat(campaign.state().world().realm(1).name()).isEqualTo("Östland – €");
    }

    @Test
    void theFirstReportAwaitsTheFirstMonth() throws IOException {
        var report = campaign.state().reports().getFirst();
        var data = ReportData.of(report, Language.GERMAN);
        assertThat(data).containsEntry("awaited", "Andra/01");
        var asks = "Erwartet werden die Befehle für Andra/01.";
        assertThat(read("reports/start/1.txt")).contains(asks);
        assertThat(ReportHtml.of(report, Language.GERMAN)).contains(asks); // of which a PDF is made
        month();
        assertThat(read("reports/01-Andra/1.txt")).contains("die Befehle für Bek/01");
        assertThat(campaign.state().reports().getFirst().awaited())
                .isEqualTo(new Date(1, Month.BEK));
    }

    @Test
    void theRollsThatMadeTheWorldAreListed() throws IOException { // D-129
        var rolls = campaign.state().last().rolls();
        assertThat(rolls).isNotEmpty();
        assertThat(read("reports/start/master.txt"))
                .contains("Alle Würfe", rolls.getFirst().label());
        assertThat(read("reports/start/1.txt")).doesNotContain(rolls.getFirst().label());
    }

    private void isNotWritten(String roll, String... parts) throws IOException {
        var log = read("campaign.log");
        write("orders/01-Andra/master.txt", "# by hand", roll);
        assertThatThrownBy(this::month)
                .isInstanceOf(BrokenFile.class)
                .hasMessageContaining("master.txt:2:")
                .hasMessageContainingAll(parts);
        assertThat(read("campaign.log")).isEqualTo(log);
        assertThat(dir.resolve("reports/01-Andra")).doesNotExist();
    }

    @Test
    void aRollByHandThatFitsNoRollStopsTheMonth() throws IOException { // D-129
        isNotWritten("roll 12 plague 1/13 = 3", "12 plague 1/13", "Andra/01");
        isNotWritten("roll 7 dragons 1 = 1", "7 dragons 1");
    }

    @Test
    void aDueRollByHandThatItsDieCannotShowStopsTheMonth() throws IOException { // D-129
        // realm 2 is no people of the forest
        var world = campaign.state().world();
        int forest =
                IntStream.range(0, world.fields().size())
                        .filter(it -> world.field(it).terrain() == Terrain.DEEP_FOREST)
                        .filter(it -> world.field(it).owner() == 2)
                        .findFirst()
                        .orElseThrow();
        int beside =
                IntStream.of(world.geometry().within(forest, 1))
                        .filter(it -> it != forest && world.field(it).isLand())
                        .filter(it -> world.field(it).terrain().height() == 0)
                        .findFirst()
                        .orElseThrow();
        var from = world.geometry().address(beside);
        var to = world.geometry().address(forest);
        var put = "change army 2 KH 1 " + from + " 5000\n";
        write("orders/01-Andra/2.txt", "KH 1: " + from + " > " + to);
        var log = read("campaign.log");
        for (int die : new int[] {0, 7}) {
            var roll = put + "roll 7 2 KH 1 " + to + " 1 = " + die;
            write("orders/01-Andra/master.txt", roll);
            assertThatThrownBy(this::month)
                    .isInstanceOf(BrokenFile.class)
                    .hasMessageContaining("master.txt:2: “7 2 KH 1 " + to + " 1” is a roll of a")
                    .hasMessageContaining("it cannot be " + die);
        }
        assertThat(read("campaign.log")).isEqualTo(log);
        assertThat(dir.resolve("reports/01-Andra")).doesNotExist();
        write("orders/01-Andra/master.txt", put + "roll 7 2 KH 1 " + to + " 1 = 6");
        month();
        assertThat(army(2).size()).isEqualTo(2_500);
    }

    /** Two armies of both realms in one field, by the game master's hand. */
    private void together(String one, String other) throws IOException {
        var at = at(army(1));
        write("orders/01-Andra/master.txt", "change army 2 KH 1 " + at + " 5000");
        write("orders/01-Andra/1.txt", "KH 1: " + at + " " + one);
        write("orders/01-Andra/2.txt", "KH 1: " + at + " " + other);
    }

    @Test
    void aContactDisclosesWhatTheFileOfRulersSays() throws IOException { // EX-7, PI-16.4, D-85
        assertThat(read("rulers.txt")).contains("1 = ", "2 = ");
        write("rulers.txt", "1 = Anna Beispiel; Am Markt 3", "2 = Bert; Hafen 1");
        together("V", "-");
        month();
        assertThat(read("reports/01-Andra/2.txt")).contains("herrscht Anna Beispiel, Am Markt 3.");
        assertThat(read("reports/01-Andra/1.txt")).contains("Begegnung").doesNotContain("Bert");
        assertThat(read("campaign.log")).doesNotContain("Anna");
    }

    @Test
    void bothWhoNegotiateLearnTheOthersName() throws IOException { // EX-8
        write("rulers.txt", "1 = Anna", "2 = Bert; Hafen 1");
        together("Verhandlung", "V");
        month();
        assertThat(read("reports/01-Andra/2.txt")).contains("herrscht Anna.");
        assertThat(read("reports/01-Andra/1.txt")).contains("herrscht Bert, Hafen 1.");
        var other = campaign.state().world().realm(2).name();
        write("orders/01-Bek/1.txt", "OFFENBARE \"" + other + "\"");
        month();
        assertThat(read("reports/01-Bek/2.txt")).contains("herrscht Anna.");
    }

    @Test
    void whoLeftNoNameIsToldSo() throws IOException { // D-85
        together("V", "V");
        month();
        assertThat(read("reports/01-Andra/1.txt")).contains("niemand einen Namen hinterlegt");
    }

    @Test
    void aWrongLineOfRulersIsNamed() throws IOException {
        write("rulers.txt", "1 = Anna", "7 = Bert");
        assertThatThrownBy(this::month).hasMessageContaining("rulers.txt:2: there is no realm 7");
    }

    @Test
    void theGameMasterCannotMakeAnArmyThatDissolvesAtOnce() throws IOException { // PI-11.3
        isNotWritten("change army 2 KH 1 " + at(army(1)) + " 500", "1,000");
        isNotWritten("change army 2 KH 1 " + at(army(1)) + " 200000", "100,000");
    }

    @Test
    void theGameMasterCannotTakeACapitalAway() throws IOException { // PI-7.1
        var world = campaign.state().world();
        var capital = world.geometry().address(world.realm(2).capital());
        isNotWritten("remove settlement " + capital, "There is a capital in " + capital);
        isNotWritten(
                "change settlement " + capital + " KS \"Dorf\"",
                "There is a capital in " + capital);
        Files.delete(dir.resolve("orders/01-Andra/master.txt"));
        month();
        write("orders/01-Bek/master.txt", "remove settlement " + capital);
        assertThatThrownBy(this::month)
                .hasMessageContaining("master.txt:1: There is a capital in " + capital);
    }

    @Test
    void aDrawnWorldHasNoArmyThatDissolvesAtOnce() { // PI-11.3
        var drawn = WorldPrinter.print(campaign.state().world()).replace(" 5000", " 500");
        assertThatThrownBy(
                        () ->
                                Campaign.create(
                                        dir.resolve("drawn"), "realms 2\n" + drawn, new byte[32]))
                .hasMessageContaining("1,000");
    }
}
