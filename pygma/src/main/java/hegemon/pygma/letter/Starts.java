package hegemon.pygma.letter;

import static hegemon.pygma.letter.Change.ADDRESS;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ways of which only the end is said, <i>RH 1 nach 16/09</i>, begin where the unit stands. */
final class Starts {
    private static final Pattern TOWARDS =
            Pattern.compile(
                    "(?iU)(KH|RH|FH|H)[ \t]*(\\d{1,3})\\b[ \t]*[:,]?[ "
                        + "\t]*(?:(?:zieht|geht|marschiert|läuft|reitet|fährt|segelt|moves?|goes?|marches|rides?|sails?|va|marche|avance|part)["
                        + " \t]+)?(?:(?:weiter|direkt)[ \t]+)?(?:nach|to|vers|auf|>)[ \t]*("
                            + ADDRESS
                            + ".*)");

    private Starts() {}

    static String in(String sheet, Function<Unit, Optional<Address>> stands) {
        return sheet.lines()
                .map(line -> Gist.isOrder(line) ? line : begun(line, stands).orElse(line))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private static Optional<String> begun(String line, Function<Unit, Optional<Address>> stands) {
        if (line.length() > Prose.LONGEST || Prose.isDoubtful(line)) return Optional.empty();
        return Stream.concat(Stream.of(line), Gist.undressed(line))
                .map(text -> TOWARDS.matcher(text.strip()))
                .filter(match -> match.matches() && !match.group(2).matches("0+"))
                .findFirst()
                .flatMap(
                        match -> {
                            var kind = UnitKind.valueOf(match.group(1).toUpperCase(Locale.ROOT));
                            var unit = new Unit(kind, Integer.parseInt(match.group(2)));
                            return stands.apply(unit)
                                    .map(at -> unit + ": " + at + " > " + match.group(3));
                        })
                .flatMap(way -> Gist.order(way).or(() -> Prose.order(way)));
    }
}
