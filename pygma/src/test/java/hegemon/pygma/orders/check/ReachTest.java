package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** PI-12 and PI-15 as far as the ruler's own map shows it. */
class ReachTest {
    private final Fixture fixture = Fixture.ofTheRules().month(Month.ENJA);

    /** An army of its own number, so that nothing else of the fixture is in the way. */
    private Fixture with(UnitKind kind, int kf) {
        return fixture.army(kind, 9, kf, kind.min());
    }

    private String cut(String order) {
        return String.join(" ", fixture.faults(order));
    }

    @Test
    void ridersMoveFourFieldsInTheOwnRealm() {
        with(UnitKind.RH, 25);
        assertThat(cut("RH 9: 16/25 > 16/24 > 16/23 > 16/22 > 16/21")).isEmpty();
        assertThat(cut("RH 9: 16/25 > 16/24 > 16/23 > 16/22 > 16/21 > 16/16"))
                .isEqualTo(
                        "E-08 RH 9 zieht im eigenen Reich höchstens 4 Felder; ab Schritt 5"
                                + " gestrichen.");
    }

    @Test
    void onlyRidersCombineInsideAndOutside() { // PI-12.4, EXD-12, EXD-13
        fixture.wild(16, 21, Terrain.PLAIN).wild(16, 16, Terrain.PLAIN);
        with(UnitKind.RH, 24);
        assertThat(cut("RH 9: 16/24 > 16/23 > 16/22 > 16/21")).isEmpty();
        assertThat(cut("RH 9: 16/24 > 16/23 > 16/22 > 16/21 > 16/16"))
                .isEqualTo(
                        "E-08 RH 9 zieht innen und außen zusammen höchstens 2 Felder im eigenen"
                                + " Reich und ein Feld außerhalb; ab Schritt 4 gestrichen.");
        with(UnitKind.KH, 23);
        assertThat(cut("KH 9: 16/23 > 16/22 > 16/21"))
                .isEqualTo(
                        "E-08 KH 9 zieht außerhalb des eigenen Reiches höchstens ein Feld; ab"
                                + " Schritt 2 gestrichen.");
    }

    @Test
    void aLegalBeginningIsCarriedOut() { // D-63
        with(UnitKind.RH, 25);
        assertThat(fixture.effects("RH 9: 16/25 > 16/24 > 16/23 > 16/22 > 16/21 > 16/16"))
                .containsExactly("RH 9 zieht 4 Felder weit nach 16/21.");
    }

    @Test
    void oneHeightStepAMonthOffRoads() { // PI-12.3, EXD-14, EXD-15
        with(UnitKind.KH, 20);
        assertThat(cut("KH 9: 16/20 > 16/15")).isEmpty();
        assertThat(cut("KH 9: 16/20 > 16/15 > 16/10"))
                .isEqualTo(
                        "E-27 Schritt 2: KH 9 überwindet abseits der Straßen im Monat höchstens 1"
                                + " Höhenstufe; ab hier gestrichen.");
        with(UnitKind.RH, 13);
        assertThat(cut("RH 9: 16/13 > 16/14")).startsWith("E-27 Schritt 1");
    }

    @Test
    void onARoadHeightsDoNotMatterAndReachIsDoubled() { // PI-12.2, EXD-15
        fixture.road(11, 12, 13, 14, 15);
        with(UnitKind.KH, 11);
        assertThat(cut("KH 9: 16/11 > 16/12 > 16/13 > 16/14 > 16/15")).isEmpty();
        assertThat(cut("KH 9: 16/11 > 16/12 > 16/13 > 16/18"))
                .contains("im eigenen Reich höchstens 2 Felder; ab Schritt 3");
    }

    @Test
    void ridersEnteringMountainsMoveOneField() { // PI-12.5, EXD-16
        fixture.own(16, 13, Terrain.HILLS).own(16, 12, Terrain.HILLS);
        with(UnitKind.RH, 12);
        assertThat(cut("RH 9: 16/12 > 16/13 > 16/14"))
                .isEqualTo(
                        "E-08 RH 9 kommt im Monat nur ein Feld weit, wenn es ins Gebirge geht; ab"
                                + " Schritt 2 gestrichen.");
    }

    @Test
    void fleetsSailFourFieldsOrSixAlongTheOwnCoast() { // D-60
        for (int kf = 1; kf <= 5; kf++) fixture.wild(16, kf, Terrain.SALT_WATER);
        assertThat(cut("FH 1: 16/03 > 16/04 > 16/05 > 16/04 > 16/03 > 16/02 > 16/01")).isEmpty();
        assertThat(cut("FH 1: 16/03 > 16/04 > 16/05 > 16/04 > 16/03 > 16/02 > 16/01 > 16/02"))
                .isEqualTo(
                        "E-08 FH 1 zieht im eigenen Reich höchstens 6 Felder; ab Schritt 7"
                                + " gestrichen.");
    }

    @Test
    void merchantsGoFourFieldsOrTenByRoad() { // PI-17.4
        assertThat(cut("H 1: 16/08 > 16/07 > 16/06 > 16/11 > 16/16")).isEmpty();
        assertThat(cut("H 1: 16/08 > 16/07 > 16/06 > 16/11 > 16/16 > 16/21"))
                .isEqualTo(
                        "E-08 H 1 zieht abseits von Straßen und Wasserstraßen höchstens 4 Felder;"
                                + " ab Schritt 5 gestrichen.");
        assertThat(cut("H 1: 16/08 > 16/03 > 16/02")).isEmpty();
        fixture.wild(16, 7, Terrain.PLAIN);
        assertThat(cut("H 1: 16/08 > 16/07")).startsWith("E-10 H 1 darf nur im eigenen Reich");
    }

    @Test
    void boardingNeedsAShoreAndAFleetBesideIt() { // PI-15.1, EX-6
        with(UnitKind.KH, 9);
        assertThat(cut("KH 9: 16/09 > FH 1")).isEmpty();
        fixture.army(UnitKind.KH, 8, 22, 1_000);
        assertThat(cut("KH 8: 16/22 > FH 1"))
                .isEqualTo("E-05 Schritt 1: 16/22 und 16/03 sind nicht benachbart.");
        fixture.own(16, 9, Terrain.HILLS);
        assertThat(cut("KH 9: 16/09 > FH 1")).startsWith("E-10 In 16/09 kann kein Heer an Bord");
        fixture.own(16, 8, Terrain.HILLS).settle(8, port());
        assertThat(cut("RH 1: 16/08 > FH 1")).isEmpty();
        assertThat(cut("RH 1: 16/08 > FH 1 > 16/04"))
                .isEqualTo(
                        "E-05 Auf FH 1 endet der Weg; weitere Schritte sind in diesem Monat nicht"
                                + " möglich.");
    }

    @Test
    void boardingIsAStepOfTheArmy() { // D-65
        with(UnitKind.KH, 6);
        assertThat(cut("KH 9: 16/06 > 16/07 > 16/08 > FH 1"))
                .isEqualTo(
                        "E-08 KH 9 zieht im eigenen Reich höchstens 2 Felder; ab Schritt 3"
                                + " gestrichen.");
        assertThat(fixture.effects("KH 9: 16/06 > 16/07 > 16/08 > FH 1"))
                .containsExactly("KH 9 zieht 2 Felder weit nach 16/08.");
    }

    private static Settlement port() {
        return Settlement.capital(Fixture.REALM, "Falkenstein");
    }

    @Test
    void aCarriedArmyLandsWhereItsFleetHasGone() { // PI-15.3, D-65
        var fleet = new Unit(UnitKind.FH, 1);
        fixture.army(new Unit(UnitKind.RH, 1), army -> aboard(army, fleet));
        assertThat(fixture.effects("FH 1: 16/03 > 16/02", "RH 1: FH 1 > 16/01 > 16/06"))
                .containsExactly("RH 1 zieht 2 Felder weit nach 16/06.");
        assertThat(cut("RH 1: FH 1 > 16/01"))
                .isEqualTo("E-05 Schritt 1: 16/03 und 16/01 sind nicht benachbart.");
        assertThat(cut("RH 1: 16/08 > 16/09"))
                .isEqualTo("E-06 RH 1 steht in FH 1, nicht in 16/08.");
        assertThat(fixture.faults("FH 1: 16/03 40 S MIT RH 1, KH 1"))
                .containsExactly(
                        "W-01 KH 1 ist nicht an Bord von FH 1 und geht in diesem Monat auch nicht"
                                + " an Bord.");
    }

    private Army aboard(Army army, Unit fleet) {
        return new Army(
                army.realm(),
                army.unit(),
                army.name(),
                fixture.at(3),
                army.size(),
                army.equipment(),
                false,
                Optional.of(fleet));
    }

    @Test
    void aFleetMaySailIntoTheUnknownWithAWarning() { // D-61
        assertThat(fixture.faults("FH 1: 16/03 > 15/23"))
                .containsExactly(
                        "W-03 15/23 ist nicht auf deiner Karte; die Flotte kann dort auf Grund"
                                + " laufen.");
    }

    @Test
    void stationaryArmiesMoveAgainFromTheArmamentMonthOn() { // D-67
        assertThat(fixture.faults("RH 4: 16/08 > 16/09"))
                .containsExactly("E-11 RH 4 * ist stationär und kann nicht ziehen.");
        fixture.month(Month.DORL);
        assertThat(fixture.faults("RH 4: 16/08 > 16/09")).isEmpty();
        assertThat(fixture.faults("STATION RH 4", "RH 4: 16/08 > 16/09")).hasSize(1);
    }
}
