package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.Setup;
import hegemon.server.id.TableId;
import hegemon.server.web.earthwater.SoloGame.Ending;
import hegemon.server.web.earthwater.SoloGame.Result;
import hegemon.server.web.earthwater.SoloRecord.Tally;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

class SoloRecordTest {
    private static SoloGame game(String setup, boolean advised, Result result, String rule) {
        return new SoloGame(
                new TableId("id"),
                Instant.EPOCH,
                Setup.parse(setup).orThrow(),
                advised,
                Optional.of(new Ending(result, rule, result == Result.WON ? -2 : 6)));
    }

    private static SoloGame won(String setup) {
        return game(setup, false, Result.WON, "EW-8.3");
    }

    private static SoloGame lost() {
        return game("solo", false, Result.LOST, "EW-S2.3");
    }

    @Test
    void advisedGamesAreCountedApart() {
        var record =
                SoloRecord.of(
                        List.of(
                                won("solo"),
                                game("solo", true, Result.WON, "EW-8.3"),
                                game("solo", false, Result.TIED, "EW-8.3"),
                                lost()));
        assertThat(record.all().alone()).isEqualTo(new Tally(1, 1, 1));
        assertThat(record.all().alone().percent()).isEqualTo(33);
        assertThat(record.all().advised()).isEqualTo(new Tally(1, 0, 0));
        assertThat(record.all().games()).isEqualTo(4);
    }

    @Test
    void gamesAreGroupedByHandicapReadingAndEnd() {
        var record =
                SoloRecord.of(
                        List.of(
                                won("solo handicap=beginner"),
                                won("solo pass=phase handicap=beginner"),
                                lost()));
        assertThat(record.handicaps())
                .extracting(SoloRecord.Row::name)
                .containsExactly("beginner", "none");
        assertThat(record.readings())
                .extracting(SoloRecord.Row::words)
                .containsExactly(List.of(), List.of("pass=phase"));
        assertThat(record.endings())
                .extracting(row -> row.name() + " " + row.balance().games())
                .containsExactly("EW-8.3 2", "EW-S2.3 1");
    }

    @Test
    void theStreakIsThatOfTheLatestGames() {
        assertThat(SoloRecord.of(List.of(won("solo"), won("solo"), lost())).streak()).isEqualTo(2);
        assertThat(SoloRecord.of(List.of(lost(), won("solo"))).streak()).isEqualTo(-1);
        var tied = game("solo", false, Result.TIED, "EW-8.3");
        assertThat(SoloRecord.of(List.of(tied, won("solo"))).streak()).isZero();
        assertThat(SoloRecord.of(List.of()).streak()).isZero();
    }

    @Test
    void onlyGamesPlayedToTheEndHaveAScore() {
        var resigned = game("solo", false, Result.LOST, "resigned");
        var unfinished =
                new SoloGame(new TableId("id"), Instant.EPOCH, Setup.SOLO, false, Optional.empty());
        var record = SoloRecord.of(List.of(won("solo"), won("solo"), lost(), resigned, unfinished));
        assertThat(record.scores()).hasSize(13);
        assertThat(record.scores().get(4)).isEqualTo(new SoloRecord.Bar(-2, 2, 100));
        assertThat(record.scores().getLast()).isEqualTo(new SoloRecord.Bar(6, 1, 50));
        assertThat(record.open()).isEqualTo(1);
        assertThat(record.latest()).as("the finished ones lead to their tables").hasSize(4);
        assertThat(record.all().alone().lost()).isEqualTo(2);
    }
}
