package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.Main;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;

/** {@code ew odds}. */
class OddsTest {
    @Test
    void oneAgainstOneAtAthensIsReckonedByHand() {
        // 36 throws, a Persian 5 or 6 counts 4: Greece is higher in 18, equal in 6, lower in 12
        assertThat(run("greece", "Athenai", "land"))
                .contains("\"attackerWins\":0.5", "\"defenderWins\":0.33", "\"bothGone\":0.16");
    }

    @Test
    void aCityHasTheNameOfTheBoardOrOfThePages() {
        assertThat(run("greece", "corinth", "land")).isEqualTo(run("greece", "Korinthos", "land"));
        assertThat(run("greece", "Rome", "land"))
                .contains("no city “Rome”; the cities are Abydos, Ephesos, Athenai");
    }

    @Test
    void aPortIsNeededAtSea() {
        assertThat(run("persia", "Delphi", "sea")).contains("no port");
    }

    @Test
    void whatMustBeGivenHasNoDefault() {
        assertThat(told("ew", "odds", "--help")).contains("1 to 99").doesNotContain("default");
        assertThat(told("ew", "odds")).contains("--attackers", "--defenders");
    }

    private static String run(String attacker, String at, String kind) {
        return told(
                ("ew odds --attacker " + attacker + " --at " + at + " --kind " + kind)
                        .concat(" --attackers 1 --defenders 1 --json")
                        .split(" "));
    }

    private static String told(String... words) {
        var out = new StringWriter();
        var printer = new PrintWriter(out, true);
        Main.run(words, printer, printer);
        return out.toString();
    }
}
