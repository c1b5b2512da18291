package hegemon.earthwater;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.earthwater.EarthWaterView.Battle;
import hegemon.earthwater.EarthWaterView.Fight;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** EW-6: the odds of battles, held against the rules with every throw of the dice. */
class ClashTest {
    private static final double EXACT = 1e-9;

    @Test
    void onLandTheOddsAreThoseOfEveryThrow() {
        for (City city : List.of(THEBAI, ABYDOS))
            for (Side attacker : Side.values())
                for (int attackers = 1; attackers <= 4; attackers++)
                    for (int defenders = 1; defenders <= 4; defenders++) {
                        var board =
                                Board.empty()
                                        .armies(attacker, city, attackers)
                                        .armies(attacker.enemy(), city, defenders);
                        var march =
                                new Expedition(
                                        attacker,
                                        Use.CARD,
                                        Move.Way.LAND,
                                        PELLA,
                                        city,
                                        0,
                                        attackers,
                                        false,
                                        java.util.Optional.empty());
                        var ends = ends(march.arriveByLand(on(board)));
                        assertSame(
                                Clash.at(city, attacker).odds(attackers, defenders),
                                ends,
                                Piece.ARMY,
                                attacker,
                                city);
                    }
    }

    @Test
    void atSeaTheyAreTheSame() {
        for (City city : List.of(THEBAI, EPHESOS))
            for (Side attacker : Side.values())
                for (int attackers = 1; attackers <= 4; attackers++)
                    for (int defenders = 1; defenders <= 4; defenders++) {
                        var ends = ends(sailed(attacker, city, attackers, 0, defenders, 0));
                        assertSame(
                                Clash.at(city, attacker).odds(attackers, defenders),
                                ends,
                                Piece.FLEET,
                                attacker,
                                city);
                    }
    }

    /** EW-6.6: armies go down with their fleets. */
    @Test
    void aLandingReckonsWithTheBattleAtSea() {
        for (Side attacker : Side.values())
            for (int fleets = 1; fleets <= 3; fleets++)
                for (int aboard = 1; aboard <= fleets; aboard++)
                    for (int ships = 1; ships <= 2; ships++)
                        assertSame(
                                Clash.at(THEBAI, attacker).landing(fleets, ships, aboard, 2),
                                ends(sailed(attacker, THEBAI, fleets, aboard, ships, 2)),
                                Piece.ARMY,
                                attacker,
                                THEBAI);
    }

    @Test
    void heroesRollThreeDiceWithOneArmyAndTheCavalryHasNoLimit() {
        var heroes = new Clash(PERSIA, 4, 3);
        assertThat(heroes.odds(3, 1))
                .usingRecursiveComparison()
                .withComparatorForType(
                        (one, other) -> Math.abs(one - other) < EXACT ? 0 : 1, Double.class)
                .isEqualTo(withDice(3, 3, 4, heroes));
        assertThat(new Clash(PERSIA, 6, 0).odds(3, 3).attackerWins())
                .isGreaterThan(new Clash(PERSIA, 5, 0).odds(3, 3).attackerWins());
    }

    private static Clash.Odds withDice(int persian, int greek, int limit, Clash clash) {
        var round = new Dice(persian, greek, limit).chances();
        var two = clash.odds(2, 1);
        return new Clash.Odds(
                round[1] + round[2] + round[0] * two.attackerWins(),
                round[0] * two.defenderWins(),
                round[0] * two.bothGone(),
                3 * round[1] + 2 * round[2] + round[0] * two.attackersLeft(),
                round[0] * two.defendersLeft());
    }

    @Test
    void beforeAMarchThePlayerSeesTheOddsOfTheBattleAndNothingOfBattlesElsewhere() {
        var view =
                Scene.operations()
                        .at(SPARTA, 3, 0, 0, 0)
                        .at(KORINTHOS, 0, 2, 0, 0)
                        .hand(GREECE, 14, 16)
                        .greeksToOperate()
                        .greece("play 14 move")
                        .view(GREECE);
        assertThat(view.battles()).extracting(Battle::at).containsOnly("Korinthos");
        assertThat(view.battles()).extracting(Battle::armies).containsExactly(1, 2, 3);
        var odds = Clash.at(KORINTHOS, GREECE).odds(3, 2);
        assertThat(view.battles().getLast().fights())
                .containsExactly(
                        new Fight(
                                "land",
                                odds.attackerWins(),
                                odds.defenderWins(),
                                odds.bothGone(),
                                odds.attackersLeft(),
                                odds.defendersLeft()));
    }

    @Test
    void whoMayReactSeesTheOddsWithAndWithoutTheCard() {
        var view =
                Attack.marched(Attack.onThebai(3, 1).at(SPARTA, 1, 0, 0, 0).hand(GREECE, 15))
                        .view(GREECE);
        assertThat(view.prompt().phase()).isEqualTo("react-land-defence");
        assertThat(view.battles()).extracting(Battle::card).containsExactly(0, 4, 15);
        assertThat(view.battles().get(2).fights().getFirst().defenderWins())
                .isGreaterThan(view.battles().get(0).fights().getFirst().defenderWins());
    }

    @Test
    void theReckoningTellsWhoWouldStarveAndWhereTheMarkerWouldBe() { // EW-7, EW-8.1
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 0, 3, 0, 0)
                        .at(LARISSA, 0, 3, 0, 0)
                        .at(ATHENAI, 2, 0, 0, 0)
                        .at(SPARTA, 1, 0, 0, 0)
                        .bridge()
                        .score(1);
        var reckoned = scene.view(GREECE).reckoned();
        assertThat(reckoned.losses())
                .containsExactly(new EarthWaterView.Loss("Persia", "Larissa", 2, "EW-S5.2"));
        assertThat(List.of(reckoned.greekPoints(), reckoned.persianPoints(), reckoned.score()))
                .containsExactly(4, 5, 2);
        scene.supply();
        assertThat(scene.score()).isEqualTo(reckoned.score());
    }

    private static EarthWaterState sailed(
            Side attacker, City city, int fleets, int aboard, int ships, int foes) {
        var board =
                Board.empty()
                        .fleets(attacker, city, fleets)
                        .armies(attacker, city, aboard)
                        .fleets(attacker.enemy(), city, ships)
                        .armies(attacker.enemy(), city, foes);
        return new Expedition(
                        attacker,
                        Use.CARD,
                        Move.Way.SEA,
                        SPARTA,
                        city,
                        fleets,
                        aboard,
                        false,
                        java.util.Optional.empty())
                .arriveBySea(on(board));
    }

    private static Position on(Board board) {
        var piles = Piles.START.withHand(GREECE, Cards.of(List.of(1)));
        return Position.start(Setup.TWO_PLAYER)
                .with(board)
                .with(piles.withHand(PERSIA, Cards.of(List.of(2)))); // so that operations go on
    }

    private static void assertSame(
            Clash.Odds odds, Map<Board, Double> ends, Piece piece, Side attacker, City city) {
        double won = 0, lost = 0, gone = 0, ours = 0, theirs = 0;
        for (var end : ends.entrySet()) {
            int left = end.getKey().pieces(piece, attacker, city);
            int foes = end.getKey().pieces(piece, attacker.enemy(), city);
            ours += left * end.getValue();
            theirs += foes * end.getValue();
            if (left > 0) won += end.getValue();
            else if (foes > 0) lost += end.getValue();
            else gone += end.getValue();
        }
        assertThat(odds.attackerWins()).isCloseTo(won, within(EXACT));
        assertThat(odds.defenderWins()).isCloseTo(lost, within(EXACT));
        assertThat(odds.bothGone()).isCloseTo(gone, within(EXACT));
        assertThat(odds.attackersLeft()).isCloseTo(ours, within(EXACT));
        assertThat(odds.defendersLeft()).isCloseTo(theirs, within(EXACT));
    }

    /** Every board the battle can end on, with its chance: nobody retreats. */
    private static Map<Board, Double> ends(EarthWaterState begun) {
        var ends = new HashMap<Board, Double>();
        var open = new HashMap<EarthWaterState, Double>(Map.of(begun, 1.0));
        while (!open.isEmpty()) {
            var next = new HashMap<EarthWaterState, Double>();
            open.forEach((state, chance) -> step(state, chance, next, ends));
            open = next;
        }
        return ends;
    }

    private static void step(
            EarthWaterState state,
            double chance,
            Map<EarthWaterState, Double> next,
            Map<Board, Double> ends) {
        switch (state.stage()) {
            case LandBattle.Round ignored -> thrown(state, chance, next);
            case SeaBattle.Round ignored -> thrown(state, chance, next);
            case LandRetreat(var ignored, var side) ->
                    next.merge(state.play(side.seat(), new Move.Stay()), chance, Double::sum);
            case SeaBattle.Retreating(var ignored, var side) ->
                    next.merge(state.play(side.seat(), new Move.Stay()), chance, Double::sum);
            case Window window ->
                    next.merge(
                            state.play(window.side().seat(), new Move.Decline()),
                            chance,
                            Double::sum);
            default -> ends.merge(state.position().board(), chance, Double::sum);
        }
    }

    /** The dice of a side are alike: throws that differ in their order alone are played once. */
    private static void thrown(
            EarthWaterState state, double chance, Map<EarthWaterState, Double> next) {
        int dice = new Scene(state).dice();
        int persian = persianDice(state);
        int all = (int) Math.pow(6, dice);
        var thrown = new HashMap<List<Integer>, Integer>();
        for (int number = 0; number < all; number++) {
            var values = new ArrayList<Integer>();
            for (int rest = number, die = 0; die < dice; die++, rest /= 6) values.add(rest % 6 + 1);
            Collections.sort(values.subList(0, persian));
            Collections.sort(values.subList(persian, dice));
            thrown.merge(values, 1, Integer::sum);
        }
        thrown.forEach(
                (values, times) -> {
                    var after = state.play(Seat.CHANCE, new Move.Lot(MoveText.BATTLE, values));
                    var untold = new EarthWaterState(after.position().beginning(), after.stage());
                    next.merge(untold, chance * times / all, Double::sum);
                });
    }

    /** EW-6.1: up to three, one for each unit that fights; theirs come first. */
    private static int persianDice(EarthWaterState state) {
        var piece = state.stage() instanceof SeaBattle.Round ? Piece.FLEET : Piece.ARMY;
        var at = state.stage().at().orElseThrow();
        return Math.min(3, state.position().board().pieces(piece, PERSIA, at));
    }

    @Test
    void theOrderOfTheDiceOfASideDoesNotMatter() {
        var battle = sailed(GREECE, THEBAI, 2, 0, 2, 0);
        while (battle.stage() instanceof Window window)
            battle = battle.play(window.side().seat(), new Move.Decline());
        assertThat(new Scene(battle).dice()).isEqualTo(4);
        assertThat(after(battle, 1, 3, 2, 5)).isEqualTo(after(battle, 3, 1, 5, 2));
        assertThat(after(battle, 1, 3, 2, 5)).isNotEqualTo(after(battle, 2, 5, 1, 3));
    }

    private static Board after(EarthWaterState battle, Integer... values) {
        var lot = new Move.Lot(MoveText.BATTLE, List.of(values));
        return battle.play(Seat.CHANCE, lot).position().board();
    }
}
