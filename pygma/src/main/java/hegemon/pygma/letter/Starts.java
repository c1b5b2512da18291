package hegemon.pygma.letter;

import static hegemon.pygma.letter.Change.ADDRESS;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Ways of which only the end is said, <i>RH 1 nach 16/09</i>, begin where the unit stands; so does
 * what names no place at all, <i>FH 1 bleibt liegen</i>, <i>KH 2: V</i>.
 */
final class Starts {
    private static final Pattern TOWARDS =
            Pattern.compile(
                    "(?iU)(?:(?:bitte|please)[ "
                        + "\t]+)?(?:(?:move|let|lass|send|march|schick(?:en?)?|bewege|verlege|ziehe|envoie|envoyer|déplacer|mit|with|avec)["
                        + " \t]+)?(KH|RH|FH|H)[ \t]*(\\d{1,3})\\b[ \t]*[:,]?[ "
                        + "\t]*(?:(?:soll|should|doit)[ "
                        + "\t]+)?(?:(?:zieht|geht|marschiert|läuft|reitet|fährt|segelt|moves?|goe?s?|march(?:es)?|rides?|sails?|va|marche|avance|part|steigt|boards)["
                        + " \t]+)?(?:(?:weiter|direkt)[ "
                        + "\t]+)?(?:nach|to|vers|auf|onto|sur|aboard|on board|an Bord(?:[ "
                        + "\t]+(?:von|der))?|à bord de|>|(?<=(?:va|marche|avance|part)[ \t])à)[ "
                        + "\t]*((?:"
                            + ADDRESS
                            + "|FH[ \t]*\\d{1,3}\\b).*)");

    private static final Pattern STANDING =
            Pattern.compile(
                    "(?iU)(KH|RH|FH|H)[ \t]*(\\d{1,3})\\b[ \t]*[:,]?[ "
                            + "\t]*((?:\\p{L}|-)[^\\d>\"]{0,60})");

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
                .map(String::strip)
                .flatMap(
                        text ->
                                way(TOWARDS.matcher(text), " > ", stands)
                                        .or(() -> way(STANDING.matcher(text), " ", stands))
                                        .stream())
                .findFirst();
    }

    private static Optional<String> way(
            Matcher said, String between, Function<Unit, Optional<Address>> stands) {
        if (!said.matches() || said.group(2).matches("0+")) return Optional.empty();
        var kind = UnitKind.valueOf(said.group(1).toUpperCase(Locale.ROOT));
        var unit = new Unit(kind, Integer.parseInt(said.group(2)));
        return stands.apply(unit)
                .map(at -> unit + ": " + at + between + said.group(3))
                .flatMap(way -> Gist.order(way).or(() -> Prose.order(way)));
    }
}
