package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Entry;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import java.util.List;

class AnnalsTest {
    private static final String KEY = "month " + "7".repeat(64);

    private static List<Annals.Chapter> after(String... entries) {
        var match = Match.start(new Pygma(), "realms 2 seed 3 world.size=4x3").orThrow();
        for (String each : entries) {
            var parts = each.split(": ", 2);
            var entry = new Entry(match.log().size() + 1, new Seat(parts[0]), parts[1]);
            match = match.replayed(entry).orThrow();
        }
        return Annals.of(match);
    }

    @Test
    void aCampaignBeginsWithItsStart() {
        var annals = after("Realm-1: HYGIENE 1");
        assertThat(annals).hasSize(1);
        assertThat(annals.getFirst().isStart()).isTrue();
        assertThat(annals.getFirst().entry()).isZero();
    }

    @Test
    void aMonthIsAChapterWithTheSheetsThatLedToIt() {
        var annals = after("Realm-1: HYGIENE 1", "GameMaster: evaluate", "chance: " + KEY);
        assertThat(annals).extracting(Annals.Chapter::entry).containsExactly(0, 3);
        var andra = annals.getLast();
        assertThat(andra.isStart()).isFalse();
        assertThat(andra.month()).hasToString("Andra/01");
        assertThat(andra.sheets()).containsOnlyKeys(1);
    }

    @Test
    void aDraftIsNoChapterUntilItIsReleased() {
        String[] draft = {"Realm-2: HYGIENE 1", "GameMaster: review", "chance: " + KEY};
        assertThat(after(draft)).hasSize(1);
        var annals = after(draft[0], draft[1], draft[2], "GameMaster: release");
        assertThat(annals).extracting(Annals.Chapter::entry).containsExactly(0, 4);
        assertThat(annals.getLast().sheets()).containsOnlyKeys(2);
    }

    @Test
    void anEntryBelongsToTheLastMonthReported() {
        var annals = after("GameMaster: evaluate", "chance: " + KEY, "Realm-1: HYGIENE 1");
        assertThat(Annals.at(annals, 0).isStart()).isTrue();
        assertThat(Annals.at(annals, 1).isStart()).isTrue();
        assertThat(Annals.at(annals, 2).month()).hasToString("Andra/01");
        assertThat(Annals.at(annals, 3).month()).hasToString("Andra/01");
    }

    @Test
    void aSheetTakenBackIsForgotten() {
        var annals =
                after(
                        "Realm-1: HYGIENE 1",
                        "house: back 0",
                        "GameMaster: evaluate",
                        "chance: " + KEY);
        assertThat(annals).extracting(Annals.Chapter::entry).containsExactly(0, 4);
        assertThat(annals.getLast().sheets()).isEmpty();
    }
}
