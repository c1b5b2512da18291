package hegemon.pygma.letter;

import static hegemon.pygma.letter.Change.ADDRESS;
import static hegemon.pygma.letter.Change.UNIT;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Orders as people say them: <i>KH 1 zieht von 16/22 über 16/17 nach 16/12, Befehl V</i>. Each
 * change leads nearer to an order; it counts only if one comes of it, and the answer shows how it
 * was taken.
 */
final class Prose {
    /** A row of a table as calculating programs write it out. */
    private static final Pattern ROW = Pattern.compile("(?iU)" + UNIT + "[ \t]*;[^\";]*;[^\"]*");

    private static final String FAREWELL =
            "(?:(?:mit|viele|liebe|beste|schöne|freundliche[mn]?)[ "
                + "\t]+){0,2}(?:Gruß|Gruss|Grüßen?|Grüsse|LG|VG|MfG|regards|cheers|cordialement)";

    /** An aside that is part of the order. */
    private static final String SAYS =
            "(?:Angriff|Attack|Attaque|Rückzug|Rueckzug|Retreat|Retraite|Verhand|Negotiat|N[ée]goci|Nichts|Nothing|Rien|(?:gegen|against|contre|ohne|without|sans|nur|only|seulement)\\b|Ausr|Equip|Équip|[\\d.]+["
                + " \t]*[KRS]\\b|"
                    + ADDRESS
                    + ")";

    /** Words that change nothing. */
    private static final String FILLER =
            "(?<=[\\p{L}\\d:][ "
                + "\t])(?:bitte|doch|lieber|zuerst|zunächst|diesmal|wieder|please|first|s['’]il te"
                + " plaît|d['’]abord)[ \t]+";

    private static final List<Change> AROUND =
            List.of(
                    new Change("^\\d{1,3}[.)]?[ ]*\t[ \t]*(?=" + UNIT + "\\b)", ""),
                    new Change("^(?:Bitte|Please|Ich[ \t]+(?:möchte|will))[ \t]+", ""),
                    new Change(
                            "^(?:Dort|Danach|Dann|Anschließend|Zuletzt|There|Then|Finally|Ensuite|Puis|Enfin)["
                                + " \t]*,?[ \t]+",
                            ""),
                    new Change("(?<=^(?!Sonst|Other|Autre)[^\"]{0,200})" + FILLER, ""),
                    new Change(
                            "^(?:move|send|march|schicken?|sende|bewege|ziehe|envoie|envoyer|déplacer)["
                                + " \t]+(?="
                                    + UNIT
                                    + "\\b)",
                            ""),
                    new Change("^(?:PS|P\\.[ ]?S\\.|NB)[ \t]*[:.]?[ \t]+", ""),
                    new Change(
                            "^\\p{L}{4,20}:[ \t]*(?=" + UNIT + "\\b[^\\d\n]{0,20}" + ADDRESS + ")",
                            ""),
                    new Change("^\\p{L}{1,8}\\.?\\)[ \t]+", ""),
                    new Change("^(?:Befehl|Order|Ordre)[ \t]*\\d{1,3}[ \t]*[:.)][ \t]*", ""),
                    new Change("[ \t]+(?://|#)[^\"]*$", ""),
                    new Change("[ \t]*[.,;!]?[ \t]+" + FAREWELL + "\\b[^\\d\"]{0,30}$", ""),
                    new Change(
                            "^(?:meine?|unsere?|der|die|das|my|our|the|mon|ma|le|la)[ "
                                + "\t]+(?=(?:KH|RH|FH|H|Kriegerheer|Reiterheer|Flotten?(?:heer)?|Händler)["
                                + " \t]*\\d)",
                            ""),
                    new Change(
                            "^(?:der[ \t]+)?Händler[ \t]+(?=H[ \t]*\\d{1,3}[ "
                                    + "\t]*(?::|(?:zieht|geht|reist|fährt)\\b))",
                            ""),
                    new Change("^([KRF])\\.[ ]?H\\b\\.?", "$1H"),
                    new Change("^(" + UNIT + ")[ \t]*=[ \t]*", "$1: "),
                    new Change("^([^/\"]{0,60})\\((" + ADDRESS + ")\\)", "$1$2"),
                    new Change("[\\[(](A|R|V|-)[\\])]", "$1"),
                    new Change("[ \t]*[(\\[](" + SAYS + "[^()\"]*)[)\\]]", " $1"),
                    new Change("[ \t]*\\((?![^()\"]*\\b" + SAYS + ")[^()\"]*\\)[ \t]*$", ""),
                    new Change("[ \t]*[.!][ \t]*$", ""),
                    // Numbers, and of what.
                    new Change(
                            "(?<![/\\d]|H|H[ \t])(\\d{1,3})[ \t](?=\\d{3}(?!\\d|[ \t]*/))", "$1."),
                    new Change("(?<![/\\d.,])(\\d{1,3}),(?=\\d{3}(?![\\d,.]))", "$1."),
                    new Change(
                            "(?<![\\d./])(\\d{1,3})k[ \t]+(?=(?:Reiter|riders|cavaliers)\\b)",
                            "$1.000 "),
                    new Change("(?<=\\d[ \t])K[ \t]+(?:Kriegern?|warriors|guerriers)\\b", "K"),
                    new Change("(?<=\\d)[ \t]*(?:Tsd\\b\\.?|tausend\\b)", ".000"),
                    new Change("^((?:Hygi[eè]ne|Zahle|Pay|Payer)\\b[^\"]*\\d)[kt]\\b", "$1.000"),
                    new Change("(?<=\\d),[-–—]{1,2}(?=[ \t]|$)", ""),
                    new Change("^(Hygi[eè]ne)\\b[^\"=]{0,60}=[ \t]*(?=\\d)", "$1 "),
                    new Change(
                            "(?<=\\d)[ \t]*(?:Kriegern?|Mann|warriors?|men|guerriers?|hommes)\\b",
                            " K"),
                    new Change("(?<=\\d)[ \t]*(?:Reitern?|riders?|cavaliers?)\\b", " R"),
                    new Change("(?<=\\d)[ \t]*(?:Schiffen?|Schiffe|ships?|navires?)\\b", " S"),
                    new Change("\\b(?:mit|with|avec|de)[ \t]+(?=\\d[\\d.]*[ \t]*[KRS]\\b)", ""));

    private static final List<Change> CHANGES =
            Stream.of(AROUND.stream(), Ways.all(), Deeds.all()).flatMap(part -> part).toList();

    /** What is not to be done, or only if something happens, is no order, however near to one. */
    private static final Pattern DOUBT =
            Pattern.compile(
                    "(?iU)\\b(?:nicht|nie|kein\\p{L}*|statt|anstatt|oder|falls|wenn|sobald|außer|ausser"
                        + "|evtl|eventuell|vielleicht|streiche\\p{L}*|gestrichen|stornier\\p{L}*|lösch\\p{L}*|entf[aä]ll\\p{L}*"
                        + "|alt|bisher\\p{L}*|vorher|gestern|cancel\\p{L}*|delete|old|yesterday|annul\\p{L}*"
                        + "|supprime\\p{L}*|ancien\\p{L}*|not|don['’]t|never|or|if|unless|instead|maybe|pas|si"
                        + "|ou|sauf|jamais)\\b|\\?");

    /** The one thing that an order says with a "not" (PI-14.1). */
    private static final Change NOT_ANNEXING =
            new Change(
                    "[ \t]*,?[ \t]+(?:(?:aber|but|mais)[ \t]+)?(?:nicht|ohne|without|do"
                            + " not|don['’]t|sans|ne pas)[ \t]+(?:zu[ \t]+|es[ \t]+|it[ "
                            + "\t]+){0,2}(?:einverleib\\p{L}*|einzuverleib\\p{L}*"
                            + "|annekt\\p{L}*|annex\\p{L}*)",
                    " OHNE");

    private static final Pattern FREE = Pattern.compile("(?iU)(?:Sonst|Other|Autre)\\p{L}*\\b.*");

    private static final Pattern COMPANY =
            Pattern.compile(
                    "(?iU)((KH|RH|FH)[ \t]*\\d{1,3}(?:[ "
                            + "\t]*(?:,|\\+|&|\\bund\\b|\\band\\b|\\bet\\b)[ \t]*(?:(?:KH|RH|FH)[ "
                            + "\t]*)?\\d{1,3}){1,9})((?:[ \t]*:|[ \t]+\\p{L}).*)");

    private static final Pattern MEMBER = Pattern.compile("(?iU)(KH|RH|FH)?[ \t]*(\\d{1,3})");

    private static final Pattern STRENGTH =
            Pattern.compile("(?iU).*(?<![\\d./])\\d[\\d.]*[ \t]*[KRS]\\b.*");

    private static final Pattern BREAK = Pattern.compile("[ \t]*[;,][ \t]+");

    /** Behind a numeral a point says that it is one: <i>1. Reiterheer</i>. */
    private static final Pattern SENTENCE =
            Pattern.compile("(?U)(?<=[^\\d \t.]|/\\d{1,3}|\\d{3})[.!][ \t]+(?=\\p{Lu})");

    private static final int MOST_ORDERS = 20;

    /** Nobody says an order in more; to look through a longer line could take long. */
    static final int LONGEST = 500;

    private Prose() {}

    /** The order that this line says in other words, in a list or not. */
    static Optional<String> order(String written) {
        if (written.length() > LONGEST) return Optional.empty();
        var line = NOT_ANNEXING.in(written);
        if (isDoubtful(line)) return Optional.empty();
        return Stream.concat(Stream.of(line), Gist.undressed(line))
                .flatMap(text -> changed(text.strip()).stream())
                .findFirst();
    }

    static boolean isDoubtful(String line) {
        return DOUBT.matcher(line).find() && !FREE.matcher(line.strip()).matches();
    }

    private static Optional<String> changed(String line) {
        var said = ROW.matcher(line).matches() ? line.replace(';', '\t') : line;
        if (Gist.isOrder(said)) return Optional.of(said);
        for (Change change : CHANGES) {
            var next = change.in(said).strip();
            if (!next.equals(said) && Gist.isOrder(next)) return Optional.of(next);
            said = next;
        }
        return Optional.empty();
    }

    /**
     * Several orders in one line: separated by commas or semicolons, or one for several armies;
     * none if one of them is not. Of several sentences each stands for itself.
     */
    static List<String> several(String line) {
        if (line.length() > LONGEST) return List.of();
        var parts = BREAK.split(line.strip(), MOST_ORDERS);
        var orders = parts.length < 2 ? List.<String>of() : orders(List.of(parts));
        if (orders.isEmpty()) orders = sentences(line);
        return orders.isEmpty() ? company(line) : orders;
    }

    /** If all seem to be orders and none takes back what another one says. */
    private static List<String> sentences(String line) {
        var parts = SENTENCE.split(line.strip(), MOST_ORDERS);
        if (parts.length < 2 || isDoubtful(line)) return List.of();
        if (!Stream.of(parts).allMatch(part -> Gist.isMeant(part) || Gist.isCommand(part)))
            return List.of();
        var orders =
                Stream.of(parts)
                        .map(part -> Gist.order(part).or(() -> order(part)).orElse(part))
                        .toList();
        return orders.stream().anyMatch(Gist::isOrder) ? orders : List.of();
    }

    private static List<String> orders(List<String> parts) {
        var orders = new ArrayList<String>();
        for (String part : parts) {
            if (!Gist.isMeant(part) && !Gist.isCommand(part)) return List.of();
            var order = Gist.order(part).or(() -> order(part));
            if (order.isEmpty()) return List.of();
            orders.add(order.get());
        }
        return orders;
    }

    /** Armies that go the same way; of a strength nobody could say whose it is. */
    private static List<String> company(String line) {
        var said = Stream.concat(Stream.of(line), Gist.undressed(line)).map(String::strip);
        var found = said.map(COMPANY::matcher).filter(match -> match.matches()).findFirst();
        if (found.isEmpty() || STRENGTH.matcher(found.get().group(3)).matches()) return List.of();
        var armies = new ArrayList<String>();
        var kind = found.get().group(2);
        var member = MEMBER.matcher(found.get().group(1));
        while (member.find()) {
            kind = member.group(1) == null ? kind : member.group(1);
            armies.add(kind + " " + member.group(2) + found.get().group(3));
        }
        return orders(armies);
    }
}
