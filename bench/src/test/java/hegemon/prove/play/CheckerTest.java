package hegemon.prove.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.prove.play.History.Look;
import hegemon.prove.play.History.Move;
import hegemon.prove.play.History.Outcome;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** The checker finds every kind of fault that it is there for. */
class CheckerTest {
    private static final String TABLE = "table";
    private static final Seat SOUTH = new Seat("South");
    private static final Seat NORTH = new Seat("North");

    private final History history = new History();
    private final Log log = Log.of("sparta", "standard").plus(SOUTH, "e2-e4").plus(NORTH, "e9-e7");

    private void sent(Seat seat, int entry, String text, Outcome outcome) {
        history.add(new Move(TABLE, seat.name(), entry, text, outcome));
    }

    private List<String> faults() {
        return Checker.faults(history, Map.of(TABLE, log));
    }

    private void allIsWell() {
        sent(SOUTH, 0, "e2-e4", Outcome.DONE);
        sent(NORTH, 1, "e9-e7", Outcome.UNKNOWN);
    }

    @Test
    void whatWasSentAndIsOnDiskIsNoFault() {
        allIsWell();
        sent(NORTH, 1, "e9-e8", Outcome.NOT_DONE);
        assertThat(faults()).isEmpty();
    }

    @Test
    void whatWasAcknowledgedAndIsNotOnDiskIsLost() {
        allIsWell();
        sent(SOUTH, 2, "e4-e5", Outcome.DONE);
        assertThat(faults()).singleElement().asString().startsWith("acknowledged and lost");
    }

    @Test
    void whatNobodySentForThisPlaceIsThereTwice() {
        sent(SOUTH, 0, "e2-e4", Outcome.DONE);
        sent(NORTH, 0, "e9-e7", Outcome.UNKNOWN);
        assertThat(faults()).singleElement().asString().contains("nobody sent it");
    }

    @Test
    void ofTwoAnswersToAnEntryOneWins() {
        allIsWell();
        sent(SOUTH, 0, "e2-e3", Outcome.DONE);
        assertThat(faults())
                .hasSize(2)
                .anyMatch(fault -> fault.startsWith("two won"))
                .anyMatch(fault -> fault.startsWith("acknowledged and lost"));
    }

    @Test
    void whatWasTurnedDownIsNotOnDisk() {
        sent(SOUTH, 0, "e2-e4", Outcome.NOT_DONE);
        sent(NORTH, 1, "e9-e7", Outcome.DONE);
        assertThat(faults()).singleElement().asString().startsWith("turned down");
    }

    @Test
    void whoAsksAfterSomethingWasKnownSeesIt() {
        allIsWell();
        history.add(new Look("one", TABLE, 1, 4, 2));
        history.add(new Look("another, at the same time", TABLE, 3, 6, 1));
        assertThat(faults()).isEmpty();
        history.add(new Look("another, later", TABLE, 5, 7, 1));
        assertThat(faults()).singleElement().asString().contains("another, later");
    }
}
