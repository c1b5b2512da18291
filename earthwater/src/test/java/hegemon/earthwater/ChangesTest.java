package hegemon.earthwater;

import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.SPARTA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.EarthWaterView.Change;
import hegemon.earthwater.EarthWaterView.Place;
import hegemon.earthwater.EarthWaterView.Told;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A page plays what the notes say, so what they say of the map must be all there is to it. */
class ChangesTest {
    private static final int GAMES = 60;
    private static final List<Seat> READERS =
            List.of(Side.GREECE.seat(), Side.PERSIA.seat(), Seat.SPECTATOR);

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"two-player", "two-player cheap-fleets", "solo", "solo pass=phase"})
    void theChangesOfAllNotesLeadFromOneDecisionsMapToTheNextOnes(String setup) {
        var kinds = new TreeSet<String>();
        for (long seed = 0; seed < GAMES; seed++) {
            var random = new Random(seed);
            var state = new EarthWater().start(setup).orThrow();
            var seen = new HashMap<Seat, EarthWaterView>();
            for (int move = 0; !(state.turn() instanceof Turn.Over); move++) {
                state = PropertiesTest.next(state, random);
                if (state.turn() instanceof Turn.Chance) continue;
                for (Seat reader : READERS) {
                    var view = state.view(reader);
                    var before = seen.put(reader, view);
                    if (before == null) continue;
                    var changes = all(view);
                    changes.forEach(change -> kinds.add(change.what()));
                    assertThat(Shown.by(before).after(changes))
                            .as("%s, seed %d, move %d, %s", setup, seed, move, reader)
                            .isEqualTo(Shown.by(view));
                }
            }
        }
        assertThat(kinds).contains("army", "fleet", "control", "score", "campaign");
        if (!setup.startsWith("solo")) // EW-S1: there it stands from the start
        assertThat(kinds).contains("bridge");
    }

    private static List<Change> all(EarthWaterView view) {
        return Stream.concat(
                        view.notes().stream().flatMap(note -> note.changes().stream()),
                        view.changes().stream())
                .toList();
    }

    @Test
    void theNoteOfAMarchCarriesTheMarchAndItsReasonsNothing() { // EW-S4
        var view = Scene.prepared("solo").chance("persia 2").view(Side.GREECE);
        var march = only(view, "persia.move.march");
        assertThat(march.changes())
                .filteredOn(change -> change.what().equals("army"))
                .singleElement()
                .satisfies(
                        change -> {
                            assertThat(change.side()).isEqualTo("Persia");
                            assertThat(march.args())
                                    .containsExactly(
                                            String.valueOf(change.number()),
                                            "earthwater.city." + change.from(),
                                            "earthwater.city." + change.to());
                        });
        assertThat(view.notes())
                .filteredOn(note -> note.key().contains(".activated"))
                .isNotEmpty()
                .allSatisfy(note -> assertThat(note.changes()).isEmpty());
    }

    @Test
    void theNoteOfARoundAtSeaCarriesTheFleetAndTheArmyThatGoDown() { // EW-6.6
        var scene = Attack.fromEphesos(3).at(SPARTA, 1, 0, 2, 0).at(ATHENAI, 0, 1, 0, 0);
        Attack.sailed(scene, SPARTA, 3, 2).chance("battle 1 1 1 2 2");
        scene.persia("stay").chance("battle 1 1 2 2");
        assertThat(only(scene.view(Side.PERSIA), "round").changes())
                .containsExactlyInAnyOrder(
                        new Change("fleet", "Persia", "Sparta", "", 1),
                        new Change("army", "Persia", "Sparta", "", 1));
    }

    private static Told only(EarthWaterView view, String key) {
        return view.notes().stream()
                .filter(note -> note.key().equals("earthwater.note." + key))
                .findFirst()
                .orElseThrow();
    }

    /** What a page shows, and how it takes changes. */
    private record Shown(List<Place> cities, boolean bridge, int score, int campaign) {
        static Shown by(EarthWaterView view) {
            return new Shown(view.cities(), view.bridge(), view.score(), view.campaign());
        }

        Shown after(List<Change> changes) {
            var shown = this;
            for (Change change : changes) shown = shown.after(change);
            return shown;
        }

        private Shown after(Change change) {
            return switch (change.what()) {
                case "army", "fleet" ->
                        plus(change, change.from(), -change.number())
                                .plus(change, change.to(), change.number());
                case "control" -> controlled(change.to(), change.side());
                case "bridge" -> new Shown(cities, change.number() == 1, score, campaign);
                case "score" -> new Shown(cities, bridge, change.number(), campaign);
                case "campaign" -> new Shown(cities, bridge, score, change.number());
                default -> throw new IllegalArgumentException("no such change: " + change);
            };
        }

        private Shown plus(Change change, String city, int more) {
            boolean army = change.what().equals("army");
            boolean greek = change.side().equals("Greece");
            var changed = new ArrayList<Place>();
            for (Place place : cities)
                changed.add(
                        place.name().equals(city)
                                ? new Place(
                                        city,
                                        place.greekArmies() + (army && greek ? more : 0),
                                        place.persianArmies() + (army && !greek ? more : 0),
                                        place.greekFleets() + (!army && greek ? more : 0),
                                        place.persianFleets() + (!army && !greek ? more : 0),
                                        place.control())
                                : place);
            return new Shown(List.copyOf(changed), bridge, score, campaign);
        }

        private Shown controlled(String city, String side) {
            var changed = new ArrayList<Place>();
            for (Place place : cities)
                changed.add(
                        place.name().equals(city)
                                ? new Place(
                                        city,
                                        place.greekArmies(),
                                        place.persianArmies(),
                                        place.greekFleets(),
                                        place.persianFleets(),
                                        side)
                                : place);
            return new Shown(List.copyOf(changed), bridge, score, campaign);
        }
    }
}
