package hegemon.server.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.PersonId;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The examples of docs/clubs.md, worked out by hand. */
class WorkedExamplesTest {
    private static List<Player> players(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(seed -> new Player(new PersonId(String.valueOf(seed)), seed, false))
                .toList();
    }

    private static String shown(Optional<List<Duel>> round) {
        return round.orElseThrow().stream()
                .map(duel -> duel.first() + duel.second().map(it -> "-" + it).orElse(" bye"))
                .collect(Collectors.joining(" "));
    }

    /** {@code 1-2 +} the first won, {@code -} the second, {@code =} drawn; {@code 3 bye}. */
    private static List<Duel> round(String... games) {
        return Arrays.stream(games).map(WorkedExamplesTest::game).toList();
    }

    private static Duel game(String text) {
        var parts = text.split("[- ]", 3);
        if (text.endsWith("bye")) return Duel.bye(new Player(new PersonId(parts[0]), 0, false));
        var result =
                switch (parts[2]) {
                    case "+" -> Result.FIRST;
                    case "-" -> Result.SECOND;
                    default -> Result.DRAWN;
                };
        return new Duel(
                new PersonId(parts[0]),
                Optional.of(parts[1]).map(PersonId::new),
                Optional.of(result));
    }

    @Test
    void sixMeetByTheTableOfBerger() {
        var rounds = new ArrayList<String>();
        for (int i = 0; i < 5; i++) rounds.add(shown(RoundRobin.round(players(6), i)));
        assertThat(rounds)
                .containsExactly(
                        "1-6 2-5 3-4", "6-4 1-2 5-3", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 5-1 4-2");
        assertThat(RoundRobin.round(players(6), 5)).isEmpty();
        assertThat(shown(RoundRobin.round(players(5), 0))).isEqualTo("1 bye 2-5 3-4");
    }

    @Test
    void aSwissEventPairsTheUpperHalfWithTheLowerAndThenThoseWithEqualPoints() {
        var played = new ArrayList<List<Duel>>();
        assertThat(shown(Format.SWISS.next(players(8), 3, played))).isEqualTo("1-5 6-2 3-7 8-4");
        played.add(round("1-5 +", "6-2 -", "3-7 +", "8-4 ="));
        // 1, 2 and 3 have a point, 4 and 8 a half, 5, 6 and 7 none.
        assertThat(shown(Format.SWISS.next(players(8), 3, played))).isEqualTo("2-1 4-3 5-8 7-6");
    }

    @Test
    void theByeGoesToTheLastWhoHadNone() {
        var played = new ArrayList<List<Duel>>();
        assertThat(shown(Format.SWISS.next(players(5), 2, played))).isEqualTo("1-3 4-2 5 bye");
        played.add(round("1-3 +", "4-2 -", "5 bye"));
        assertThat(shown(Format.SWISS.next(players(5), 2, played))).isEqualTo("2-1 3-5 4 bye");
    }

    @Test
    void theFirstSeedsOfAKnockOutMeetLastAndADrawIsPlayedAgain() {
        var played = new ArrayList<List<Duel>>();
        assertThat(shown(Format.KNOCK_OUT.next(players(6), 0, played)))
                .isEqualTo("4-5 6-3 1 bye 2 bye");
        played.add(round("4-5 +", "6-3 =", "1 bye", "2 bye"));
        assertThat(shown(Format.KNOCK_OUT.next(players(6), 0, played))).isEqualTo("3-6");
        played.add(round("3-6 ="));
        assertThat(shown(Format.KNOCK_OUT.next(players(6), 0, played)))
                .as("after two draws the better seed goes on")
                .isEqualTo("1-4 3-2");
        played.add(round("1-4 -", "3-2 +"));
        assertThat(shown(Format.KNOCK_OUT.next(players(6), 0, played))).isEqualTo("3-4");
        played.add(round("3-4 -"));
        assertThat(Format.KNOCK_OUT.next(players(6), 0, played)).isEmpty();
        assertThat(places(Format.KNOCK_OUT, players(6), played))
                .isEqualTo("4:1 3:2 1:3 2:3 5:5 6:5");
    }

    @Test
    void equalPointsAreToldApartByWhomOneBeat() {
        // 1 beat 2, drew with 3 and lost to 4; and so on: a round robin of four.
        var played =
                List.of(round("1-4 -", "2-3 +"), round("4-3 -", "1-2 +"), round("2-4 +", "3-1 ="));
        var lines = Standings.of(Format.ROUND_ROBIN, players(4), played);
        // Points 1½, 2, 1½, 1. Of 1 and 3: 1 beat 2 (2) and drew with 3 (¾); 3 beat 4 (1) and drew
        // with 1 (¾).
        assertThat(places(Format.ROUND_ROBIN, players(4), played)).isEqualTo("2:1 1:2 3:3 4:4");
        assertThat(lines.get(1).sonnebornBerger()).as("2¾ in quarters").isEqualTo(11);
        assertThat(lines.get(2).sonnebornBerger()).as("1¾ in quarters").isEqualTo(7);
        assertThat(lines.get(1).buchholz()).as("2 + 1½ + 1 in halves").isEqualTo(9);
    }

    private static String places(Format format, List<Player> players, List<List<Duel>> played) {
        return Standings.of(format, players, played).stream()
                .map(line -> line.player().id() + ":" + line.place())
                .collect(Collectors.joining(" "));
    }

    @Test
    void onALadderTheWinnerTakesThePlaceAndNobodyReachesFartherThanThreePlaces() {
        var played = List.of(round("2-4 -"), round("1-3 +"), round("2-3 ="), round("3-1 -"));
        var ladder = new Ladder(players(6), played);
        assertThat(ladder.places())
                .extracting(Player::id)
                .containsExactly(
                        new PersonId("1"),
                        new PersonId("4"),
                        new PersonId("2"),
                        new PersonId("3"),
                        new PersonId("5"),
                        new PersonId("6"));
        assertThat(ladder.inReach(new PersonId("6")))
                .containsExactly(new PersonId("2"), new PersonId("3"), new PersonId("5"));
        assertThat(ladder.inReach(new PersonId("3")))
                .as("not the last opponent again")
                .containsExactly(new PersonId("4"), new PersonId("2"));
        assertThat(ladder.inReach(new PersonId("1"))).isEmpty();
        assertThat(Standings.of(Format.LADDER, players(6), played))
                .extracting(line -> line.place() + ":" + line.player().id())
                .containsExactly("1:1", "2:4", "3:2", "4:3", "5:5", "6:6");
    }
}
