package hegemon.pygma.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

class CampaignTest {
    private final Path dir;
    private final Campaign campaign;

    CampaignTest(@TempDir Path dir) {
        this.dir = dir;
        this.campaign = Campaign.create(dir, "realms 2 seed 1", new byte[32]);
    }

    private Path file(String path) {
        return dir.resolve(path);
    }

    private void write(String path, String text) throws IOException {
        Files.writeString(file(path), text);
    }

    @Test
    void startsWithReportsAndSheetsToBeginWith() {
        assertThat(file("reports/start/1.txt"))
                .content()
                .contains("Erwartet werden die Befehle für Andra/01.")
                .doesNotContain("Bek");
        assertThat(file("orders/01-Andra/2.template.txt")).content().contains("REICH 2");
        assertThat(file("orders/01-Andra/2.txt")).doesNotExist();
    }

    @Test
    void doesNotOverwriteACampaign() {
        assertThatThrownBy(() -> Campaign.create(dir, "realms 2 seed 2", new byte[32]))
                .isInstanceOf(BrokenFile.class)
                .hasMessageContaining("campaign.log");
    }

    @Test
    void aMonthTakesTheOrdersAndWritesReports() throws IOException {
        write("orders/01-Andra/1.txt", "REICH 1\nNAME REICH \"Neuland\"\n");
        campaign.month(Campaign.Rulers.NONE, false);
        assertThat(campaign.date()).isEqualTo(new Date(1, Month.BEK));
        assertThat(file("reports/01-Andra/1.txt")).content().contains("Neuland");
        assertThat(Campaign.open(dir).state()).isEqualTo(campaign.state());
    }

    @Test
    void backReopensTheMonthAndArchivesWhatWas() throws IOException {
        var start = campaign.state();
        campaign.month(Campaign.Rulers.ALL, false);
        var log = Files.readString(file("campaign.log"));
        assertThat(campaign.back()).isEqualTo(new Date(1, Month.ANDRA));
        assertThat(Campaign.open(dir).state()).isEqualTo(start);
        assertThat(file("archive/1/campaign.log")).content().isEqualTo(log);
        assertThat(file("archive/1/reports/01-Andra/1.txt")).exists();
        assertThat(file("reports/01-Andra")).doesNotExist();
    }

    @Test
    void theSameOrdersAfterBackGiveTheSameMonth() throws IOException { // D-129
        campaign.month(Campaign.Rulers.ALL, false);
        var log = Files.readString(file("campaign.log"));
        campaign.back();
        campaign.month(Campaign.Rulers.ALL, false);
        assertThat(file("campaign.log")).content().isEqualTo(log);
    }

    @Test
    void whereAllMustBeUnderstoodABrokenLineIsNamedAndChangesNothing() throws IOException {
        write("orders/01-Andra/2.txt", "REICH 2\nKH 1 1/1 A\n");
        var log = Files.readString(file("campaign.log"));
        assertThatThrownBy(() -> campaign.month(Campaign.Rulers.NONE, true))
                .isInstanceOf(BrokenFile.class)
                .hasMessageContaining("2.txt:2:")
                .hasMessageContaining("E-01");
        assertThat(file("campaign.log")).content().isEqualTo(log);
        assertThat(file("reports/01-Andra")).doesNotExist();
        assertThat(campaign.date()).isEqualTo(new Date(1, Month.ANDRA));
    }

    @Test
    void aBrokenEventOfTheGameMasterIsNamedByItsLine() throws IOException {
        write("orders/01-Andra/master.txt", "# hello\ntext 1 The oracle speaks.\nsummon dragons\n");
        assertThatThrownBy(() -> campaign.month(Campaign.Rulers.NONE, false))
                .isInstanceOf(BrokenFile.class)
                .hasMessageContaining("master.txt:3:");
    }

    @Test
    void theGameMastersTextReachesTheRealm() throws IOException {
        write("orders/01-Andra/master.txt", "text 1 The oracle speaks.\n");
        campaign.month(Campaign.Rulers.NONE, false);
        assertThat(file("reports/01-Andra/1.txt")).content().contains("The oracle speaks.");
        assertThat(file("reports/01-Andra/2.txt")).content().doesNotContain("oracle");
    }

    @Test
    void aBrokenLogIsNamedByItsLine() throws IOException {
        campaign.month(Campaign.Rulers.ALL, false);
        var text = Files.readString(file("campaign.log"));
        int line = (int) text.substring(0, text.indexOf("\n3 GameMaster")).lines().count() + 1;
        write("campaign.log", text.replace("\n3 GameMaster", "\n3 Realm-1"));
        assertThatThrownBy(() -> Campaign.open(dir))
                .isInstanceOf(BrokenFile.class)
                .hasMessageContaining("campaign.log:" + line + ":");
    }

    @Test
    void anEarlierReportCanBeReadAgain() {
        campaign.month(Campaign.Rulers.ALL, false);
        var andra = campaign.state().reports().getFirst();
        campaign.month(Campaign.Rulers.ALL, false);
        assertThat(campaign.report(1, Optional.of(new Date(1, Month.ANDRA)))).contains(andra);
        assertThat(campaign.report(1, Optional.of(new Date(9, Month.ANDRA)))).isEmpty();
    }

    @Test
    void realmsAreNamedByNumberOrName() {
        var name = campaign.state().world().realm(2).name();
        assertThat(campaign.realm("2")).contains(2);
        assertThat(campaign.realm(name.toUpperCase(Locale.ROOT))).contains(2);
        assertThat(campaign.realm("Nowhere")).isEmpty();
    }

    @Test
    void monthsAreWrittenWithNumberOrName() {
        assertThat(Dates.print(new Date(1, Month.DORL))).isEqualTo("01-Dorl");
        assertThat(Dates.parse("1-4")).contains(new Date(1, Month.DORL));
        assertThat(Dates.parse("01-dorl")).contains(new Date(1, Month.DORL));
        assertThat(Dates.parse("Dorl")).isEmpty();
    }

    private void isBroken(String... parts) {
        var before = Disk.read(file("campaign.log"));
        assertThatThrownBy(() -> campaign.month(Campaign.Rulers.NONE, false))
                .isInstanceOf(BrokenFile.class)
                .hasMessageContainingAll(parts);
        assertThat(file("campaign.log")).content().isEqualTo(before);
        assertThat(file("reports/01-Andra")).doesNotExist();
    }

    @Test
    void ordersInTheFolderOfNoMonthAreNotPassedOver() throws IOException {
        Files.createDirectory(file("orders/1-Andra"));
        write("orders/1-Andra/1.txt", "REICH 1\n");
        isBroken("1-Andra", "orders are awaited in", "01-Andra");
        assertThatThrownBy(() -> campaign.orders().check(1)).hasMessageContaining("1-Andra");
        Files.delete(file("orders/1-Andra/1.txt"));
        write("orders/1.txt", "REICH 1\n");
        isBroken("orders are awaited in");
    }

    @Test
    void ordersOfAnotherEndingAreNotPassedOver() throws IOException {
        write("orders/01-Andra/1.doc", "REICH 1\n");
        isBroken("1.doc", "ends in .txt");
        Files.delete(file("orders/01-Andra/1.doc"));
    }

    @Test
    void theLineIsNamedAlsoWhereAnEventDoesNotFitTheWorld() throws IOException {
        write("orders/01-Andra/master.txt", "# remark\ntext 1 Hail.\n\ntext 9 Hail.\n");
        isBroken("master.txt:4: ", "realm 9");
    }

    @Test
    void aFolderWithASecretIsNotOverwritten() throws IOException {
        Files.delete(file("campaign.log"));
        var secret = Disk.read(file("campaign.secret"));
        assertThatThrownBy(() -> Campaign.create(dir, "realms 2 seed 2", new byte[32]))
                .hasMessageContaining("campaign.secret");
        assertThat(file("campaign.secret")).content().isEqualTo(secret);
    }
}
