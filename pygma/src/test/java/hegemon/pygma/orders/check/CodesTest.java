package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/** Every code of Part IV has a case; the switch does not compile without one. */
class CodesTest {
    @ParameterizedTest
    @EnumSource(Code.class)
    void everyCodeIsGivenAndSaidInEveryLanguage(Code code) {
        var faults = example(code);
        assertThat(faults.stream().map(Fault::code)).containsExactly(code);
        for (Language language : Language.values())
            assertThat(faults.getFirst().full(language)).contains(code + " ");
    }

    private static List<Fault> example(Code code) {
        return switch (code) {
            case E_01 -> faults("KH 1 16/22 > 16/23 A");
            case E_02 -> faults("RÜSTET KH 4 2000 K IN 16/08");
            case E_03 -> faults("GRÜNDE 16/26");
            case E_04 -> faults("STRASSE 16/22 > 17/01");
            case E_05 -> faults("STRASSE 16/22 > 16/24");
            case E_06 -> faults("KH 1: 16/08 V");
            case E_07 -> faults("EINWOHNER 16/23 1");
            case E_08 -> faults("RH 1: 16/08 > 16/13 > 16/12 > 16/11 > 16/06 > 16/07");
            case E_09 -> faults("KH 1: 16/22 V GEGEN 5");
            case E_10 -> faults("RH 1: 16/08 > 16/03");
            case E_11 -> faults("RÜSTE KH 4 1000 K IN 16/08", "KH 4: 16/08 > 16/09");
            case E_12 -> faults("TEILE KH 1 5500 K ALS KH 5");
            case E_13 -> faults("RÜSTE KH 4 20000 K IN 16/22", "RÜSTE KH 5 6000 K IN 16/22");
            case E_14 -> faults("RÜSTE KH 4 2000 K IN 16/23");
            case E_15 ->
                    Examination.of(
                                    "HYGIENE 20000",
                                    Fixture.ofTheRules().month(Month.CYLAS).knowledge())
                            .faults();
            case E_16 -> faults("GRÜNDE 16/23");
            case E_17 -> faults("AUSBAU 16/22 GS");
            case E_18 ->
                    faults(
                            "FÖRDERE Ebene Vieh 1",
                            "FÖRDERE Ebene Stoff 1",
                            "FÖRDERE Ebene Kultur 1");
            case E_19 -> faults("FÖRDERE Ebene Holz 1");
            case E_20 -> faults("FORME FH 1 ALS KH 5 AUF 16/04", "FH 1: 16/03 > 16/02");
            case E_21 -> faults("ZAHLE 290000 AN 5");
            case E_22 -> faults("STRASSE 16/12 > 16/13");
            case E_23 ->
                    faults(
                            Fixture.ofTheRules().road(22, 17, 12),
                            "STRASSE 16/22 > 16/18"); // beside 16/17 is allowed, beside 16/12 not
            case E_24 ->
                    faults(
                            Fixture.ofTheRules()
                                    .settle(22, Settlement.of(SettlementKind.INLAND_CITY, "Furt")),
                            "HANDELSSTADT 16/22");
            case E_25 -> faults("LADE H 1 16 Wein, 10 Erze");
            case E_26 -> faults("LADE H 1 11 Erze");
            case E_27 -> faults(besideHills(), "KH 1: 16/20 > 16/15 > 16/10");
            case E_28 -> faults("TEILE FH 1 20 S ALS FH 2", "RH 1: 16/08 > FH 1");
            case E_29 ->
                    faults(
                            Fixture.ofTheRules()
                                    .settle(
                                            22,
                                            Settlement.of(SettlementKind.SMALL_TOWN, "Furt")
                                                    .withPlagues(1)),
                            "RÜSTE KH 4 2000 K IN 16/22");
            case E_30 ->
                    faults(
                            Fixture.ofTheRules().build(17, BuildingKind.GUARD_POST),
                            "BAUE FESTUNG 16/16");
            case E_31 -> faults("KH 1: 16/22 A", "KH 1: 16/22 V");
            case E_32 -> faults("SONST \"" + "x".repeat(301) + "\"");
            case E_33 -> faults("NACHRICHT 6 \"Friede?\"");
            case E_34 ->
                    faults(
                            Fixture.ofTheRules().economy(CodesTest::lackingLuxuries),
                            "GRÜNDE 16/15");
            case E_35 ->
                    faults(
                            Fixture.ofTheRules()
                                    .own(30, 1, Terrain.PLAIN)
                                    .own(30, 2, Terrain.PLAIN),
                            "GRÜNDE 30/01"); // EX-3
            case W_01 -> faults("KH 1: 16/22 5000 K");
            case W_02 -> faults("HYGIENE 5000");
            case W_03 -> faults("FH 1: 16/03 > 15/23");
            case W_04 -> faults("ENDE", "HYGIENE 20000");
        };
    }

    /** KH 1 on the plain south of the hills. */
    private static Fixture besideHills() {
        var fixture = Fixture.ofTheRules();
        int plain = fixture.geometry.field(new Address(16, 20));
        fixture.armies.replaceAll(
                army ->
                        army.unit().toString().equals("KH 1")
                                ? Army.of(Fixture.REALM, army.unit(), plain, army.size())
                                : army);
        return fixture;
    }

    private static Economy lackingLuxuries(Economy economy) {
        return new Economy(
                economy.store(),
                economy.produced(),
                economy.deficit(),
                economy.needed(),
                economy.promotions(),
                economy.unrest(),
                true,
                economy.hygiene());
    }

    private static List<Fault> faults(String... orders) {
        return faults(Fixture.ofTheRules(), orders);
    }

    private static List<Fault> faults(Fixture fixture, String... orders) {
        return Examination.of(String.join("\n", orders), fixture.knowledge()).faults();
    }
}
