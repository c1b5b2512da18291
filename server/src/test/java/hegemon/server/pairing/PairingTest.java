package hegemon.server.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.PersonId;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** What holds for every event, on events with random results; the seed is in the message. */
class PairingTest {
    private static final int EVENTS = 15;

    private static List<Player> players(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(seed -> new Player(new PersonId("p" + seed), seed, false))
                .toList();
    }

    private static Result some(SplittableRandom random) {
        var results = List.of(Result.values());
        return results.get(random.nextInt(results.size()));
    }

    private static Duel ended(Duel duel, SplittableRandom random) {
        return duel.result().isPresent()
                ? duel
                : new Duel(duel.first(), duel.second(), Optional.of(some(random)));
    }

    private static List<List<Duel>> played(
            Format format, List<Player> players, int rounds, int seed) {
        var random = new SplittableRandom(seed);
        var played = new ArrayList<List<Duel>>();
        for (var next = format.next(players, rounds, played);
                next.isPresent();
                next = format.next(players, rounds, played)) {
            assertThat(format.next(players, rounds, List.copyOf(played)))
                    .as("the same again, seed %d", seed)
                    .isEqualTo(next);
            played.add(next.get().stream().map(duel -> ended(duel, random)).toList());
            assertThat(played).hasSizeLessThan(100);
        }
        return played;
    }

    private static Set<Set<PersonId>> meetings(List<List<Duel>> played, int seed) {
        var met = new HashSet<Set<PersonId>>();
        for (var round : played) {
            for (Duel duel : round) {
                if (duel.isBye()) continue;
                assertThat(met.add(Set.of(duel.first(), duel.second().orElseThrow())))
                        .as("%s once, seed %d", duel, seed)
                        .isTrue();
            }
        }
        return met;
    }

    private static void everybodyOnceARound(List<List<Duel>> played, int players, int seed) {
        for (var round : played) {
            var seated = new ArrayList<PersonId>();
            for (Duel duel : round) {
                seated.add(duel.first());
                duel.second().ifPresent(seated::add);
            }
            assertThat(seated).as("seed %d", seed).doesNotHaveDuplicates().hasSize(players);
        }
    }

    @Test
    void inARoundRobinEverybodyMeetsEverybodyOnce() {
        for (int number = 2; number <= 21; number++) {
            var played = played(Format.ROUND_ROBIN, players(number), 0, number);
            assertThat(meetings(played, number)).hasSize(number * (number - 1) / 2);
            everybodyOnceARound(played, number, number);
            for (Player player : players(number))
                assertThat(Math.abs(Colours.of(player.id(), played).difference()))
                        .as("%s of %d", player, number)
                        .isLessThanOrEqualTo(1);
        }
    }

    @Test
    void inASwissEventNobodyMeetsTwiceOrHasTwoByesAndTheSeatsAreBalanced() {
        for (int seed = 1; seed <= EVENTS; seed++) {
            int number = 4 + seed % 19;
            int rounds = Math.min(9, Format.mostSwissRounds(number));
            var played = played(Format.SWISS, players(number), rounds, seed);
            assertThat(played).as("seed %d", seed).hasSize(rounds);
            meetings(played, seed);
            everybodyOnceARound(played, number, seed);
            assertThat(played.stream().flatMap(List::stream).filter(Duel::isBye).map(Duel::first))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void inASwissEventOfTwentyNobodyHasASeatThreeTimesMoreOften() {
        for (int seed = 1; seed <= EVENTS; seed++) {
            var played = played(Format.SWISS, players(20), 7, seed);
            for (Player player : players(20))
                assertThat(Math.abs(Colours.of(player.id(), played).difference()))
                        .as("%s, seed %d", player, seed)
                        .isLessThanOrEqualTo(2);
        }
    }

    @Test
    void aKnockOutEndsWithOneWhoSurvivedEveryStage() {
        for (int seed = 1; seed <= EVENTS; seed++) {
            int number = 2 + seed % 20;
            var played = played(Format.KNOCK_OUT, players(number), 0, seed);
            for (var round : played) {
                var seated = new ArrayList<PersonId>();
                for (Duel duel : round) {
                    seated.add(duel.first());
                    duel.second().ifPresent(seated::add);
                }
                assertThat(seated).as("seed %d", seed).doesNotHaveDuplicates();
            }
            var lines = Standings.of(Format.KNOCK_OUT, players(number), played);
            assertThat(lines).hasSize(number);
            assertThat(lines.getFirst().place()).isEqualTo(1);
        }
    }

    @Test
    void whoeverWithdrewMeetsNobody() {
        var players = new ArrayList<>(players(8));
        var played = new ArrayList<List<Duel>>();
        played.add(
                Format.SWISS.next(players, 4, played).orElseThrow().stream()
                        .map(duel -> ended(duel, new SplittableRandom(1)))
                        .toList());
        players.set(2, new Player(new PersonId("p3"), 3, true));
        assertThat(Format.SWISS.next(players, 4, played).orElseThrow())
                .hasSize(4)
                .noneMatch(duel -> duel.has(new PersonId("p3")))
                .anyMatch(Duel::isBye);
        assertThat(Format.ROUND_ROBIN.next(players, 0, List.of()).orElseThrow())
                .filteredOn(duel -> duel.has(new PersonId("p3")))
                .containsExactly(
                        new Duel(
                                new PersonId("p3"),
                                Optional.of(new PersonId("p6")),
                                Optional.of(Result.SECOND)));
        assertThat(Format.KNOCK_OUT.next(players, 0, List.of()).orElseThrow())
                .noneMatch(duel -> duel.has(new PersonId("p3")));
    }
}
