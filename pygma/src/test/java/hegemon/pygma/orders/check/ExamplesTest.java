package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Month;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The good and bad examples of Part IV, on their fixture. */
class ExamplesTest {
    /** Order, cost, effect. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "REICH 3 PASSWORT \"Falke\" ! 0 ! Zug des Reiches 3.", // G-1
                "ZUG Dorl/02 ! 0 ! Zug für Dorl/02.", // G-2
                "KH 1: 16/22 > 16/17 > 16/12 6.000 K V ! 0 ! KH 1 zieht 2 Felder weit nach"
                        + " 16/12.", // G-5
                "KH 1: 16/22 A GEGEN 5 ! 0 ! KH 1 bleibt in 16/22.", // G-6
                "RH 1: 16/08 > FH 1 ! 0 ! RH 1 geht an Bord von FH 1: 40 Schiffe nötig, 40"
                        + " frei.", // G-8
                "RH 4 *: 16/08 R ! 0 ! RH 4 * bleibt in 16/08.", // G-9
                "RÜSTE KH 4 8.000 K IN 16/08 A ! 80000 ! KH 4 mit 8.000 K entsteht in"
                        + " 16/08.", // G-10
                "raise FH 2 20 S in 16/02 ! 20000 ! FH 2 mit 20 S entsteht in 16/02.", // G-11
                "TEILE KH 1 2000 K ALS KH 5 ! 0 ! KH 1 hat dann 4.000 K, KH 5 hat 2.000 K.", // G-12
                "HYGIENE 20000 ! 20000 ! 2 Städte: je 10.000 GM, Seuchengefahr 0\u00a0%.", // G-13
                "GRÜNDE 16/15 \"Neuhof\" ! 10000 ! In 16/15 entsteht eine kleine Siedlung.", // G-14
                "AUSBAU 16/22 BST ! 35000 ! 16/22 wird Binnenstadt.", // G-15
                "STRASSE 16/22 > 16/17 > 16/12 ! 8000 ! 2 Abschnitte bis 16/12.", // G-16
                "PRODUKTION Ebene Getreide Vieh Stoff ! 0 ! Je Feld: 3 Getreide, 2 Vieh, 1"
                        + " Stoff.", // G-17
                "FÖRDERE Ebene Vieh 2 ; wie im Regelbeispiel ! 40000 ! Vieh (Ebene): 2 Punkte"
                        + " mehr.", // G-18
                "SONST KH 1 \"Sucht die Quelle im Gebirge.\" ! 0 ! Geht an die"
                        + " Spielleitung." // G-20
            })
    void goodOrdersHaveTheirEffect(String order, int cost, String effect) {
        var line = Fixture.ofTheRules().check(order).lines().getFirst();
        assertThat(line.faults()).isEmpty();
        assertThat(line.cost()).isEqualTo(cost);
        assertThat(Fixture.ofTheRules().effects(order)).containsExactly(effect);
    }

    @Test
    void equipmentIsPaidForTheWholeArmy() { // G-7
        var verdict = Fixture.ofTheRules().check("KH 1: 16/22 > 16/23 AUSR 2 OHNE");
        assertThat(verdict.faults()).isEmpty();
        assertThat(verdict.lines().getFirst().cost()).isEqualTo(12_000);
    }

    @Test
    void goodsAreHandedToTheMerchantOfAKnownRealm() { // G-19
        assertThat(
                        Fixture.ofTheRules()
                                .effects(
                                        "LADE H 1 8 Wein, 4 Erze",
                                        "ÜBERGIB H 1 8 Wein, 4 Erze AN H 2 VON 5"))
                .containsExactly("H 1 übergibt 12 GP.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "KH 1: 16/22 > 16/26 ! E-03 Kleinfeld 26 gibt es nicht; ein Großfeld hat 25"
                        + " Kleinfelder.", // B-3
                "KH 1: 16/22 > 99/01 ! E-04 99/01 ist nicht auf deiner Karte.", // B-4
                "KH 1: 16/22 > 16/24 ! E-05 Schritt 1: 16/22 und 16/24 sind nicht"
                        + " benachbart.", // B-5
                "KH 1: 16/23 > 16/24 ! E-06 KH 1 steht in 16/22, nicht in 16/23.", // B-6
                "KH 7: 16/22 A ! E-07 KH 7 gibt es in deinem Reich nicht.", // B-7
                "KH 1: 16/22 > 16/21 > 16/16 > 16/11 ! E-08 KH 1 zieht im eigenen Reich höchstens 2"
                        + " Felder; ab Schritt 3 gestrichen.", // B-8
                "FH 1: 16/03 > 16/04 ! E-10 FH 1 kann nur auf Wasser ziehen; 16/04 ist"
                        + " Land.", // B-10
                "RH 4 *: 16/08 > 16/09 ! E-11 RH 4 * ist stationär und kann nicht ziehen.", // B-11
                "RÜSTE KH 4 500 K IN 16/08 ! E-12 Ein KH braucht mindestens 1.000 K;"
                        + " bestellt: 500.", // B-12
                "RÜSTE RH 5 9000 R IN 16/22 ! E-13 In 16/22 kann für höchstens 250.000 GM gerüstet"
                        + " werden; bestellt: 270.000.", // B-13
                "RÜSTE FH 2 20 S IN 16/22 ! E-14 Flotten werden nur in eigenen Häfen gerüstet;"
                        + " 16/22 ist keiner.", // B-14
                "GRÜNDE 16/23 \"Neustadt\" ! E-16 Zu nah an der Siedlung 16/22: Abstand 1,"
                        + " nötig 3.", // B-16
                "AUSBAU 16/22 HST ! E-17 16/22 liegt nicht am Wasser; möglich ist BST.", // B-17
                "FÖRDERE Ebene Getreide 4 ! E-18 Je Geländeart sind höchstens 3 Punkte Förderung"
                        + " möglich; bestellt: 4.", // B-18
                "PRODUKTION 16/23 Wein ! E-19 Wein wird dort nicht gewonnen (Gelände:"
                        + " Ebene)." // B-19
            })
    void badOrdersAreExplained(String order, String message) {
        assertThat(Fixture.ofTheRules().faults(order)).containsExactly(message);
    }

    @Test
    void raisingWaitsForTheArmamentMonth() { // B-15
        assertThat(Fixture.ofTheRules().month(Month.ENJA).faults("RÜSTE KH 4 2000 K IN 16/08"))
                .containsExactly(
                        "E-15 RÜSTE ist nur zum Rüsttermin (Dorl, Hel) möglich; dieser Zug ist"
                                + " Enja.");
    }

    @Test
    void aFleetStandsStillForBoarding() { // B-20
        assertThat(Fixture.ofTheRules().faults("RH 1: 16/08 > FH 1", "FH 1: 16/03 > 16/02"))
                .containsExactly("E-20 FH 1 muss zum Einschiffen von RH 1 stillstehen.");
    }
}
