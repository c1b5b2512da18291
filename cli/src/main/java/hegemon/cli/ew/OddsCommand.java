package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.earthwater.Clash;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.table.Language;
import hegemon.table.Words;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a battle goes. */
@Command(
        name = "odds",
        description =
                "The exact chances of a battle that is fought to its end without retreats and"
                        + " cards (EW-6).")
final class OddsCommand implements Callable<Integer> {
    private static final int MOST = 99;

    private enum Kind {
        LAND,
        SEA
    }

    @Option(
            names = "--attacker",
            required = true,
            paramLabel = "SIDE",
            description = "Who attacks: ${COMPLETION-CANDIDATES}.")
    private Side attacker;

    @Option(
            names = "--at",
            required = true,
            paramLabel = "CITY",
            description = "Where: a name of the board or of the pages, like Athenai or Athens.")
    private String at;

    @Option(
            names = "--kind",
            required = true,
            paramLabel = "KIND",
            description = "With armies or with fleets: ${COMPLETION-CANDIDATES}.")
    private Kind kind;

    @Option(names = "--attackers", required = true, description = "Units of the attacker, 1 to 99.")
    private Integer attackers;

    @Option(names = "--defenders", required = true, description = "Units of the defender, 1 to 99.")
    private Integer defenders;

    @Mixin private JsonOption json;

    @Override
    public Integer call() {
        var odds =
                Clash.at(city(), attacker)
                        .odds(units("--attackers", attackers), units("--defenders", defenders));
        json.print(odds, () -> print(odds));
        return ExitCode.OK;
    }

    private City city() {
        var city =
                City.ALL.stream()
                        .filter(each -> isCalled(each, at))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        Complaint.usage(
                                                "there is no city “"
                                                        + at
                                                        + "”; the cities are "
                                                        + City.ALL.stream()
                                                                .map(City::label)
                                                                .collect(
                                                                        Collectors.joining(", "))));
        if (kind == Kind.SEA && !city.isPort())
            throw Complaint.usage(city + " has no port, so no fleets meet there");
        return city;
    }

    /** By the name on the board or by that of the pages in any language. */
    private static boolean isCalled(City city, String name) {
        return city.label().equalsIgnoreCase(name)
                || Stream.of(Language.values())
                        .map(language -> Words.in(language).say("earthwater.city." + city.label()))
                        .anyMatch(name::equalsIgnoreCase);
    }

    private static int units(String option, int units) {
        if (units < 1 || units > MOST)
            throw Complaint.usage(option + " is a number from 1 to " + MOST);
        return units;
    }

    private void print(Clash.Odds odds) {
        var out = json.out();
        out.printf(Locale.ROOT, "attacker wins  %6.2f %%%n", 100 * odds.attackerWins());
        out.printf(Locale.ROOT, "defender wins  %6.2f %%%n", 100 * odds.defenderWins());
        out.printf(Locale.ROOT, "both gone      %6.2f %%%n", 100 * odds.bothGone());
        out.printf(Locale.ROOT, "attackers left %6.2f%n", odds.attackersLeft());
        out.printf(Locale.ROOT, "defenders left %6.2f%n", odds.defendersLeft());
    }
}
