package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Annals;
import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.report.Players;
import hegemon.table.Entry;
import hegemon.table.Language;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A ruler who looks back learns what the realm knew then, and not a byte more. */
class LookingBackTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int MONTHS = 4;

    /** What the reader does is the same in both worlds; the keys of the dice are, too. */
    private static Match<PygmaState, PygmaMove, PygmaView> played(String other, String events) {
        var match = Match.start(new Pygma(), "realms 2 seed 4 world.size=5x4").orThrow();
        for (int month = 1; month <= MONTHS; month++) {
            match = entered(match, PygmaState.seat(1), "NAME REICH \"Monat " + month + "\"");
            match = entered(match, PygmaState.seat(2), other);
            match = entered(match, PygmaState.GAME_MASTER, "review\n" + events);
            match = entered(match, Seat.CHANCE, "month " + Integer.toString(month).repeat(64));
            match = entered(match, PygmaState.GAME_MASTER, "release");
        }
        return match;
    }

    private static Match<PygmaState, PygmaMove, PygmaView> entered(
            Match<PygmaState, PygmaMove, PygmaView> match, Seat seat, String text) {
        return match.replayed(new Entry(match.log().size() + 1, seat, text)).orThrow();
    }

    private static List<String> desks(Match<?, ?, ?> match, int realm) {
        var annals = Annals.of(match);
        return annals.stream().map(chapter -> desk(match, annals, chapter, realm)).toList();
    }

    private static String desk(
            Match<?, ?, ?> match, List<Chapter> annals, Chapter chapter, int realm) {
        var reader =
                new Readers.Reader(
                        PygmaState.seat(realm),
                        realm,
                        match.log().size(),
                        annals,
                        chapter,
                        chapter.state(),
                        chapter.sheets(),
                        new TreeMap<>(),
                        List.of(),
                        true,
                        List.of(),
                        List.of(),
                        Players.NONE);
        return JSON.writeValueAsString(RulerDesk.of(reader, new Voice(Language.GERMAN)));
    }

    @Test
    void twoCampaignsThatDifferInHiddenThingsAloneAreTheSameInEveryMonth() {
        var one = played("HYGIENE 1000", "treasury 2 5000\ntext 2 The oracle speaks.");
        var other =
                played(
                        "NAME REICH \"Fern\"\nSONST \"Wir graben nach Gold.\"",
                        "treasury 2 77000\nsize 2 KH 1 4000\ndescribe 2/02 An old tower.");
        assertThat(desks(one, 1)).hasSize(MONTHS + 1).isEqualTo(desks(other, 1));
        assertThat(desks(one, 2)).as("the hidden things").isNotEqualTo(desks(other, 2));
    }

    @Test
    void aMonthIsAsItWasAndKnowsNothingOfWhatCame() {
        var desks = desks(played("HYGIENE 1000", "ranking"), 1);
        for (int month = 1; month <= MONTHS; month++) {
            assertThat(desks.get(month)).contains("Monat " + month);
            int now = month;
            assertThat(IntStream.rangeClosed(now + 1, MONTHS))
                    .noneMatch(later -> desks.get(now).contains("Monat " + later));
        }
        assertThat(desks.getFirst()).doesNotContain("Monat ");
    }
}
