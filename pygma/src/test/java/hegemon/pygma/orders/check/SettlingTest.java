package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Settlements, buildings, roads, armies and goods (PI-6 to PI-11, PI-17, PI-21). */
class SettlingTest {
    private final Fixture fixture = Fixture.ofTheRules();

    private String fault(String... orders) {
        return String.join(" ", fixture.faults(orders));
    }

    @Test
    void settlementsGrowStepByStep() { // PI-7.3, D-27
        assertThat(fault("AUSBAU 16/22 GS")).isEqualTo("E-17 16/22 ist KST; möglich ist BST.");
        assertThat(fault("AUSBAU 16/08 BST"))
                .isEqualTo("E-17 16/08 ist HPT und wird nicht weiter ausgebaut.");
        assertThat(fault("GRÜNDE 16/15", "AUSBAU 16/15 GS"))
                .startsWith("E-17 16/15 wird in diesem Rüsttermin schon gegründet");
        assertThat(fault("AUSBAU 16/23 GS")).isEqualTo("E-07 In 16/23 hast du keine Siedlung.");
    }

    @Test
    void aCoastalTownMayBecomeEither() { // D-29, PI-7.2
        fixture.settle(9, Settlement.of(SettlementKind.SMALL_TOWN, "Bucht"));
        assertThat(fault("AUSBAU 16/09 HST")).isEmpty();
        assertThat(fault("AUSBAU 16/09 BST")).isEmpty();
        assertThat(fault("AUSBAU 16/09 GS")).endsWith("möglich ist BST, HST.");
    }

    @Test
    void foreignSettlementsOnTheMapKeepTheirDistanceToo() { // D-26
        fixture.field(15, field -> Field.of(Terrain.HILLS).withOwner(5));
        fixture.settle(15, Settlement.of(SettlementKind.SMALL_SETTLEMENT, "Fremdhof"));
        assertThat(fault("GRÜNDE 16/10"))
                .isEqualTo("E-16 Zu nah an der Siedlung 16/15: Abstand 1, nötig 3.");
    }

    @Test
    void foundingNeedsFreeOwnLand() {
        fixture.wild(16, 25, Terrain.PLAIN).build(20, BuildingKind.GUARD_POST);
        assertThat(fault("GRÜNDE 16/25")).isEqualTo("E-07 16/25 gehört nicht zu deinem Reich.");
        assertThat(fault("GRÜNDE 16/20")).isEqualTo("E-30 In 16/20 steht schon ein Bauwerk.");
        fixture.own(16, 2, Terrain.SALT_WATER);
        assertThat(fault("GRÜNDE 16/02"))
                .isEqualTo("E-10 16/02 ist Wasser; gebaut wird nur auf Land.");
    }

    @Test
    void inhabitantsComeOnlyWithAPositiveBalance() { // D-24: 101 EP
        assertThat(fault("EINWOHNER 16/22 2"))
                .startsWith("E-34 Die Wirtschaftsbilanz reicht nicht");
        fixture.economy(
                economy ->
                        new Economy(
                                economy.store(),
                                Goods.of(50, 50, 50),
                                economy.deficit(),
                                economy.needed(),
                                economy.promotions(),
                                0,
                                false,
                                0));
        assertThat(fault("EINWOHNER 16/22 2")).isEmpty();
        assertThat(fixture.check("EINWOHNER 16/22 2").lines().getFirst().cost()).isEqualTo(20_000);
        assertThat(fault("EINWOHNER 16/22 999999999")).startsWith("E-34");
    }

    @Test
    void citiesAreFortifiedOnce() { // PI-9.1, D-44
        assertThat(fault("BEFESTIGE 16/22")).startsWith("E-17 16/22 kann nicht befestigt werden");
        fixture.treasury(1_000_000);
        assertThat(fixture.check("BEFESTIGE 16/08").lines().getFirst().cost()).isEqualTo(300_000);
        assertThat(fault("BEFESTIGE 16/08", "BEFESTIGE 16/08"))
                .isEqualTo("E-17 16/08 ist schon befestigt.");
    }

    @Test
    void buildingsStandApartOnFreeLand() { // PI-9.2, PI-9.5, EX-4
        assertThat(fault("BAUE FESTUNG 16/16", "BAUE FESTUNG 16/17"))
                .isEqualTo("E-30 Zu nah am Bauwerk in 16/16: Nötig ist Abstand 2.");
        assertThat(fault("BAUE WACHPOSTEN 16/22")).startsWith("E-30 In 16/22 ist eine Siedlung");
        assertThat(fault("BAUE WACHPOSTEN 16/20", "AUSBAU 16/20 WACHTURM")).isEmpty();
        assertThat(fault("AUSBAU 16/20 SPÄHTURM")).startsWith("E-17 In 16/20 steht kein eigener");
        fixture.build(20, BuildingKind.GUARD_POST);
        assertThat(fault("BAUE FESTUNG 16/20")).isEmpty(); // D-41
        assertThat(fault("BAUE WACHPOSTEN 16/20")).startsWith("E-30 In 16/20 steht schon");
    }

    @Test
    void roadsBeginInCitiesAndGrowSlowly() { // PI-10.3, PI-10.4, D-46, D-47
        assertThat(fault("STRASSE 16/22 > 16/17 > 16/12 > 16/11"))
                .startsWith("E-22 Abschnitt 3 ist zu viel");
        assertThat(fault("STRASSE 16/22 > 16/17", "STRASSE 16/17 > 16/12", "STRASSE 16/12 > 16/11"))
                .startsWith("E-22 Abschnitt 1 ist zu viel");
        assertThat(fault("STRASSE 16/13 > 16/14")).startsWith("E-22 In 16/13 kann keine Straße");
        fixture.road(22, 17);
        assertThat(fault("STRASSE 16/17 > 16/12")).isEmpty();
        assertThat(fault("STRASSE 16/22 > 16/17"))
                .isEqualTo("E-22 Zwischen 16/22 und 16/17 ist schon eine Straße.");
    }

    @Test
    void theDearerFieldSetsThePrice() { // EXD-9
        fixture.own(16, 17, Terrain.DEEP_FOREST);
        assertThat(fixture.check("STRASSE 16/22 > 16/17").lines().getFirst().cost())
                .isEqualTo(18_000);
        assertThat(fault("STRASSE 16/22 > 16/17 > 16/12"))
                .startsWith("E-22 Abschnitt 2 ist zu viel");
    }

    @Test
    void bridgesSpanRiversBetweenOwnLand() { // PI-10.7, D-50
        fixture.wild(16, 17, Terrain.FRESH_WATER);
        assertThat(fault("STRASSE 16/22 > 16/17")).startsWith("E-22 16/17 ist Wasser");
        assertThat(fault("BRÜCKE 16/17 VON 16/22 NACH 16/12")).isEmpty();
        assertThat(fault("BRÜCKE 16/17 VON 16/22 NACH 16/12", "STRASSE 16/22 > 16/17 > 16/12"))
                .isEmpty();
        assertThat(fault("BRÜCKE 16/17 VON 16/22 NACH 16/10"))
                .isEqualTo("E-05 16/17 und 16/10 sind nicht benachbart.");
        assertThat(fault("BRÜCKE 16/03 VON 16/08 NACH 16/04"))
                .isEqualTo("E-22 16/03 ist kein Süßwasser; nur Flüsse werden überbrückt.");
        assertThat(fault("BRÜCKE 16/17 VON 16/22 NACH 16/12", "BRÜCKE 16/17 VON 16/22 NACH 16/12"))
                .isEqualTo("E-22 In 16/17 steht schon eine Brücke.");
    }

    @Test
    void tradeCitiesAreNamedAndWithdrawn() { // PI-7.6, D-25: 23 land fields allow one
        assertThat(fault("HANDELSSTADT 16/22"))
                .startsWith("E-17 16/22 kann keine Handelsstadt sein");
        fixture.settle(22, Settlement.of(SettlementKind.INLAND_CITY, "Furt"));
        assertThat(fault("HANDELSSTADT 16/22"))
                .isEqualTo("E-24 Ein Reich von 23 Feldern hat höchstens eine Handelsstadt.");
        assertThat(fault("HANDELSSTADT KEINE 16/08", "HANDELSSTADT 16/22")).isEmpty();
        assertThat(fault("HANDELSSTADT KEINE 16/22"))
                .isEqualTo("E-14 16/22 ist keine eigene Handelsstadt.");
    }

    @Test
    void landArmiesAreRaisedOntoFleetsInHarbours() { // PI-11.5
        assertThat(fault("RÜSTE FH 2 20 S IN 16/02", "RÜSTE KH 4 2000 K IN FH 2")).isEmpty();
        assertThat(fault("RÜSTE KH 4 2000 K IN 16/03")).isEmpty();
        assertThat(fault("RÜSTE KH 4 5000 K IN 16/03"))
                .isEqualTo("E-28 FH 1 ist zu klein für KH 4: nötig 50 Schiffe, frei 40.");
        assertThat(fault("RÜSTE KH 4 2000 K IN 16/02")).startsWith("E-14 Landheere werden nur");
        assertThat(fault("RÜSTE KH 1 2000 K IN 16/08"))
                .isEqualTo("E-07 KH 1 gibt es schon; wähle eine freie Nummer.");
        assertThat(fault("RÜSTE KH 4 2000 R IN 16/08"))
                .isEqualTo("E-12 Ein KH wird in K gezählt; gefunden: R.");
        assertThat(fault("RÜSTE H 4 20 S IN 16/08")).startsWith("E-14 H 4 ist ein Händler");
    }

    @Test
    void armiesAreReinforcedWhereTheyCouldBeRaised() { // D-55
        assertThat(fixture.effects("VERSTÄRKE KH 1 2000 K"))
                .containsExactly("KH 1 hat dann 8.000 K.");
        assertThat(fault("VERSTÄRKE FH 1 10 S")).isEmpty();
        assertThat(fault("VERSTÄRKE FH 1 500 S"))
                .isEqualTo("E-12 Ein FH hat höchstens 500 S; bestellt: 540.");
        fixture.army(UnitKind.KH, 9, 13, 1_000);
        assertThat(fault("VERSTÄRKE KH 9 1000 K"))
                .startsWith("E-14 KH 9 kann nur in einer eigenen");
        assertThat(fault("STATION KH 9")).startsWith("E-14 KH 9 kann nur in einer eigenen Stadt");
        assertThat(fault("STATION FH 1")).isEmpty(); // D-67
    }

    @Test
    void armiesAreMergedAndFleetsBecomeArmies() { // PI-11.9, D-56, EXD-37
        assertThat(fault("VEREINE RH 4 IN RH 1")).isEmpty();
        assertThat(fault("VEREINE KH 1 IN RH 1"))
                .isEqualTo("E-12 KH 1 und RH 1 sind von verschiedener Art.");
        fixture.army(UnitKind.KH, 9, 13, 1_000);
        assertThat(fault("VEREINE KH 9 IN KH 1"))
                .isEqualTo("E-06 KH 9 und KH 1 stehen nicht am selben Ort.");
        assertThat(fixture.effects("FORME FH 1 ALS KH 7 AUF 16/08"))
                .containsExactly("KH 7 mit 4.000 K entsteht in 16/08.");
        assertThat(fault("TEILE FH 1 20 S ALS FH 2", "VEREINE FH 2 IN FH 1")).isEmpty();
    }

    @Test
    void merchantsCarryWhatIsInStore() { // PI-17.2, D-102, D-104
        assertThat(fault("HÄNDLER H 2 IN 16/08"))
                .isEqualTo(
                        "E-25 Dein Reich hat schon so viele Händler, wie sein Lager erlaubt: 1.");
        assertThat(fault("HÄNDLER H 2 IN 16/22")).startsWith("E-14 16/22 ist keine eigene Handels");
        assertThat(fault("LADE H 1 11 Erze"))
                .isEqualTo("E-26 Im Lager liegen nur 10 GP Erze; bestellt: 11.");
        assertThat(fault("ÜBERGIB H 1 1 Wein AN 16/08"))
                .isEqualTo("E-26 H 1 trägt nur 0 GP Wein; genannt: 1.");
        fixture.merchants.clear();
        fixture.merchant(1, 8, List.of(new Lot(Good.WINE, 8, 3, fixture.at(8))));
        assertThat(fault("ÜBERGIB H 1 AN 16/08")).isEmpty();
        assertThat(fault("ÜBERGIB H 1 AN 16/22"))
                .isEqualTo("E-05 16/08 und 16/22 sind nicht benachbart.");
        assertThat(fault("ÜBERGIB H 1 AN 16/13"))
                .isEqualTo("E-14 In 16/13 ist keine Stadt, die Güter annimmt.");
        assertThat(fault("H 1: 16/08 8 Wein")).isEmpty();
        assertThat(fault("H 1: 16/08 9 Wein"))
                .isEqualTo("W-01 H 1 trägt etwas anderes als angegeben.");
        assertThat(fault("H 1: 16/08 A"))
                .isEqualTo("E-09 Händler haben keinen Grundbefehl; H 1 zieht nur.");
    }

    @Test
    void theHeadingMustFit() {
        assertThat(fault("REICH 4")).isEqualTo("E-33 Der Bogen ist für Reich 4; du bist Reich 3.");
        assertThat(fault("ZUG Enja/02"))
                .isEqualTo("E-15 Der Bogen ist für Enja/02; fällig ist der Zug Dorl/02.");
    }

    @Test
    void realmsAreKnownByNumberOrName() { // D-21
        assertThat(fault("ZAHLE 1000 AN \"nordmark\"")).isEmpty();
        assertThat(fault("ZAHLE 1000 AN \"Nordmarkt\""))
                .isEqualTo("E-33 Das Reich „Nordmarkt“ kennst du nicht. Gemeint: Nordmark?");
        assertThat(fault("KH 1: 16/22 A GEGEN 7")).isEqualTo("E-33 Das Reich „7“ kennst du nicht.");
    }

    @Test
    void productionAndPromotionFollowTheGround() { // PI-21.2, PI-22.3, EX-24
        assertThat(fixture.check("FÖRDERE Ebene Getreide 1", "FÖRDERE Ebene Vieh 2").balance())
                .isEqualTo(281_000 - 60_000);
        assertThat(
                        fault(
                                "FÖRDERE Ebene Getreide 1",
                                "FÖRDERE Ebene Vieh 2",
                                "FÖRDERE Ebene Vieh 1"))
                .endsWith("bestellt: 4.");
        assertThat(
                        fault(
                                "FÖRDERE Ebene Getreide 1",
                                "FÖRDERE Ebene Getreide 1",
                                "FÖRDERE Ebene Vieh 1"))
                .as("one good in two lines is one good")
                .isEmpty();
        assertThat(fault("FÖRDERE Grasland Stoff 1"))
                .isEqualTo("E-07 Du hast kein Feld mit diesem Gelände: Grasland.");
        assertThat(fault("FÖRDERE Wasser Vieh 1")).isEmpty();
        assertThat(fixture.effects("PRODUKTION 16/03 Fisch")).containsExactly("Je Feld: 6 Vieh.");
        assertThat(fault("PRODUKTION Ebene Tabak"))
                .startsWith("E-19 Tabak wird dort nicht gewonnen");
        assertThat(fault("SUCHE 16/14")).isEqualTo("E-15 SUCHE gibt es in diesem Spiel nicht.");
    }

    @Test
    void everyMonthHasItsOrders() { // D-17
        fixture.month(Month.ANDRA);
        assertThat(fault("STRASSE 16/22 > 16/17", "ZAHLE 5 AN 5", "TEILE KH 1 2000 K ALS KH 5"))
                .isEmpty();
        for (String order :
                List.of(
                        "VERSTÄRKE KH 1 1000 K",
                        "ENTLASSE KH 1",
                        "STATION KH 1",
                        "SOLD KH 1",
                        "HÄNDLER H 2 IN 16/08",
                        "AUSBAU 16/22 BST",
                        "AUSBAU 16/20 WACHTURM",
                        "EINWOHNER 16/22 1",
                        "BEFESTIGE 16/08",
                        "BAUE FESTUNG 16/16",
                        "HANDELSSTADT KEINE 16/08",
                        "FÖRDERE Ebene Vieh 1"))
            assertThat(fault(order)).as(order).startsWith("E-15 ");
    }
}
