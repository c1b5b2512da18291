package hegemon.earthwater;

import static hegemon.earthwater.Attack.fromEphesos;
import static hegemon.earthwater.Attack.marched;
import static hegemon.earthwater.Attack.onThebai;
import static hegemon.earthwater.Attack.onThebaiCutOff;
import static hegemon.earthwater.Attack.sailed;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;

import org.junit.jupiter.api.Test;

/** EW-6.3 to EW-6.5: who may leave a battle, when and where to. */
class RetreatTest {
    /** After a round that cost the Greeks an army, and nobody else. */
    private static Scene cutOff() {
        return marched(onThebaiCutOff(3, 2)).chance("battle 4 1 1 3 3");
    }

    private static Scene besideAthenai() {
        return marched(onThebai(3, 2).at(ATHENAI, 1, 0, 0, 0)).chance("battle 4 1 1 3 3");
    }

    @Test
    void afterARoundTheAttackerMayRetreatThenTheDefender() { // EW-6.3
        var scene = cutOff();
        assertThat(scene.phase()).isEqualTo("retreat-land-attacker");
        assertThat(scene.persia("stay").phase()).isEqualTo("battle");
        var other = besideAthenai().persia("stay");
        assertThat(other.phase()).isEqualTo("retreat-land-defender");
        assertThat(other.greece("stay").phase()).isEqualTo("battle");
    }

    @Test
    void theAttackerGoesBackWhereTheMovementBegan() { // EW-6.4
        var scene = cutOff();
        assertThat(scene.legal("retreat")).containsExactly("retreat land Larissa");
        scene.persia("retreat land Larissa");
        assertThat(scene.units(LARISSA)).containsExactly(0, 3, 0, 0);
        assertThat(scene.units(THEBAI)).containsExactly(1, 0, 0, 0);
    }

    /** The Persians come from Pella, through Larissa; they hold this city too. */
    private static Scene fromPella(City held) {
        return onThebai(1, 2)
                .at(PELLA, 0, 3, 0, 0)
                .at(held, 0, 1, 0, 0)
                .persia("play 14 move", "march Pella Thebai 3")
                .chance("battle 4 1 1 3 3");
    }

    @Test
    void fromFarAwayItGoesToANeighbourItCouldHaveComeThrough() { // EW-6.4
        assertThat(fromPella(DELPHI).legal("retreat"))
                .containsExactly("retreat land Delphi", "retreat land Larissa");
        assertThat(fromPella(ATHENAI).legal("retreat")).containsExactly("retreat land Larissa");
    }

    @Test
    void whoLandedSailsBackWithTheFleetsOfThatMoveAndNoOthers() { // EW-6.4
        var scene = sailed(fromEphesos(2).at(NAXOS, 2, 0, 0, 1), NAXOS, 2, 2);
        scene.chance("battle 4 1 3 3");
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Ephesos");
        scene.persia("retreat sea Ephesos");
        assertThat(scene.units(EPHESOS)).containsExactly(0, 3, 0, 2);
        assertThat(scene.units(NAXOS)).containsExactly(1, 0, 0, 1);
    }

    @Test
    void aNavalAttackerRetreatsWithItsCargo() { // EW-6.4
        var scene = sailed(fromEphesos(3).at(SPARTA, 1, 0, 2, 0), SPARTA, 3, 2);
        scene.chance("battle 1 1 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 2, 2, 2);
        scene.persia("retreat sea Ephesos");
        assertThat(scene.units(EPHESOS)).containsExactly(0, 3, 0, 2);
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 2, 0);
    }

    @Test
    void theDefenderRetreatsByRoadToAControlledNeighbour() { // EW-6.5
        var scene = besideAthenai().persia("stay");
        assertThat(scene.legal("retreat")).containsExactly("retreat land Athenai");
        scene.greece("retreat land Athenai");
        assertThat(scene.units(ATHENAI)).containsExactly(2, 0, 0, 0);
        assertThat(scene.units(THEBAI)).containsExactly(0, 3, 0, 0);
    }

    private static Scene cutOffWithFleets(int fleets) {
        return marched(onThebaiCutOff(3, 3).at(THEBAI, 0, 0, fleets, 0))
                .chance("battle 4 1 1 3 3 3")
                .persia("stay");
    }

    @Test
    void theDefenderRetreatsBySeaIfItsFleetsAreAsMany() { // EW-6.5
        var scene = cutOffWithFleets(2);
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Sparta");
        scene.greece("retreat sea Sparta");
        assertThat(scene.units(SPARTA)).containsExactly(2, 0, 2, 0);
        assertThat(scene.units(THEBAI)).containsExactly(0, 3, 0, 0);
    }

    @Test
    void withTooFewFleetsThereIsNoRetreatBySea() {
        assertThat(cutOffWithFleets(1).phase()).isEqualTo("battle"); // no destination: no retreat
    }

    @Test
    void withoutADestinationThereIsNoRetreat() { // EW-6.5
        var scene = sailed(fromEphesos(2).at(NAXOS, 3, 0, 0, 0), NAXOS, 2, 2);
        scene.chance("battle 1 1 6 6 6").persia("stay");
        assertThat(scene.phase()).isEqualTo("battle"); // an island without fleets
    }

    @Test
    void defendingFleetsFleeToAFreePortOfAControlledCity() { // EW-6.5
        var scene = fromEphesos(3).at(ATHENAI, 1, 0, 2, 0);
        scene.at(SPARTA, 1, 0, 0, 1).at(NAXOS, 1, 0, 0, 0);
        sailed(scene, ATHENAI, 3, 0).chance("battle 4 1 1 3 3").persia("stay");
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Naxos");
        scene.greece("retreat sea Naxos");
        assertThat(scene.units(NAXOS)).containsExactly(1, 0, 1, 0);
        assertThat(scene.units(ATHENAI)).containsExactly(1, 0, 0, 3);
    }

    @Test
    void fleetsThatFleeCarryNoArmies() { // EW-6.5
        var scene = fromEphesos(3).at(NAXOS, 2, 0, 2, 0).at(ATHENAI, 1, 0, 0, 0);
        sailed(scene, NAXOS, 3, 0).chance("battle 4 1 1 1 1").persia("stay");
        scene.greece("retreat sea Athenai");
        assertThat(scene.units(NAXOS)).containsExactly(2, 0, 0, 3);
        assertThat(scene.units(ATHENAI)).containsExactly(1, 0, 1, 0);
    }
}
