package hegemon.pygma.letter;

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
    private static final String ADDRESS = "\\d{1,3}[ \t]?/[ \t]?\\d{1,3}";

    private record Change(Pattern said, String meant) {
        Change(String said, String meant) {
            this(Pattern.compile("(?iU)" + said), meant);
        }
    }

    private static final List<Change> CHANGES =
            List.of(
                    // What stands around an order.
                    new Change("^[ \t]*\\p{L}{1,8}\\.?\\)[ \t]+", ""),
                    new Change("^[ \t]*(?:Befehl|Order|Ordre)[ \t]*\\d{1,3}[ \t]*[:.)][ \t]*", ""),
                    new Change("[ \t]+(?://|#)[^\"]*$", ""),
                    new Change("\\((A|R|V|-)\\)", "$1"),
                    new Change("[ \t]*\\([^()\"]*\\)[ \t]*$", ""),
                    new Change("[ \t]*[.!][ \t]*$", ""),
                    // Units, strengths and places by their full names.
                    new Change("^[ \t]*Kriegerheer\\b", "KH"),
                    new Change("^[ \t]*Reiterheer\\b", "RH"),
                    new Change("^[ \t]*Flotte(?:nheer)?\\b(?=[ \t]*\\d)", "FH"),
                    new Change("^[ \t]*(\\d{1,3})\\.[ \t]*(KH|RH|FH|H)\\b", "$2 $1"),
                    new Change("\\b(KH|RH|FH|H)[ \t]*(?:Nr\\.?|no\\.?|n°|#)[ \t]*(?=\\d)", "$1 "),
                    new Change(
                            "(?<=\\d)[ \t]*(?:Kriegern?|Mann|warriors?|men|guerriers?|hommes)\\b",
                            " K"),
                    new Change("(?<=\\d)[ \t]*(?:Reitern?|riders?|cavaliers?)\\b", " R"),
                    new Change("(?<=\\d)[ \t]*(?:Schiffen?|ships?|navires?)\\b", " S"),
                    new Change("\\bGF[ \t]*(\\d{1,3})[ \t]*,?[ \t]*KF[ \t]*(\\d{1,2})", "$1/$2"),
                    new Change("(?<![\\d./])(\\d{1,3})\\.(\\d{2})(?![\\d./])", "$1/$2"),
                    // A march.
                    new Change(
                            "^([ \t]*(?:KH|RH|FH|H)[ \t]*\\d{1,3})[ \t]*[:,]?[ "
                                + "\t]*(?:(?:zieht|geht|marschiert|läuft|reitet|fährt|segelt|bewegt"
                                + " sich|moves?|goes?|marches|march|rides?|sails?|va|marche|avance|part)\\b)?["
                                + " \t]*(?:(?:von|from|de)\\b)?[ \t]*(?="
                                    + ADDRESS
                                    + ")",
                            "$1: "),
                    new Change(
                            "(?<=\\d)[ \t]*,?[ \t]*(?:über|via|par|through|durch|dann|then|puis|"
                                    + "nach|bis|zu|to|vers|à)[ \t]+(?="
                                    + ADDRESS
                                    + ")",
                            " > "),
                    new Change(
                            "(?<=\\d)(?:[ \t]*[,–—-][ \t]*|[ \t]+/[ \t]+)(?=" + ADDRESS + ")",
                            " > "),
                    new Change(
                            "(?<![\\d/])(" + ADDRESS + ")[ \t]+(?=" + ADDRESS + "(?![\\d/]))",
                            "$1 > "),
                    new Change(
                            "[ \t]*[,–-]?[ \t]*\\b(?:bleibt|hält|wartet|stehen|stays?|holds?|waits?"
                                    + "|reste|attend)\\b",
                            ""),
                    new Change(
                            "[ \t]*,?[ \t]*\\b(?:(?:mit|with|avec)[ \t]+)?(?:Befehl|order|ordre)[ "
                                    + "\t]*:?[ \t]*(?=(?:A|R|V|-)[ \t]*$)",
                            " "),
                    new Change("\\b(?:mit|with|avec)[ \t]+(?=(?:A|R|V)[ \t]*$)", ""),
                    new Change("\\b(?:mit|with|avec|de)[ \t]+(?=\\d[\\d.]*[ \t]*[KRS]\\b)", ""),
                    new Change("[ \t]*,?[ \t]+(?:verhandelt?|verhandeln|negotiates?)[ \t]*$", " V"),
                    new Change("[ \t]*,?[ \t]+(?:greift an|angreifen|attacks?)[ \t]*$", " A"),
                    new Change("[ \t]*,?[ \t]+(?:weicht aus|ausweichen|withdraws?)[ \t]*$", " R"),
                    // Other orders.
                    new Change(
                            "^[ \t]*(?:Baue|Build|B[âa]tir|Construire)[ "
                                    + "\t]+(?:eine|a|une)?[ \t]*(?:Stra(?:ß|ss)e|road|route)\\b",
                            "STRASSE"),
                    new Change(
                            "^([ \t]*(?:Stra(?:ß|ss)e|road|route))[ \t]+(?:von|from|de)[ \t]+",
                            "$1 "),
                    new Change(
                            "^[ \t]*(Gründe|Gruende|Found|Fonder)[ \t]+(?:(?:eine|a|une)[ "
                                + "\t]+)?(?:(?:kleine|small|petite)[ "
                                + "\t]+)?(?:(?:Siedlung|KS|settlement|localité)\\b)?[ "
                                + "\t]*(\"?)([^\"\\d]*?)\\2[ \t]*\\b(?:in|auf|bei|at|on|à|en|dans)["
                                + " \t]+("
                                    + ADDRESS
                                    + ")[ \t]*$",
                            "$1 $4 \"$3\""),
                    new Change(
                            "^([ \t]*(?:Baue|Build|B[âa]tir)[ \t]+)(?:einen?|an?|une?)[ \t]+",
                            "$1"),
                    new Change(
                            "^([ \t]*(?:Gründe|Found|Fonder|Baue|Build|B[âa]tir|Befestige|Fortify|Fortifier|Suche|"
                                + "Prospect|Prospecter|Handelsstadt|Tradecity|Ville-marchande|Ausbau|Upgrade|Agrandir)\\b.*?)["
                                + " \t]+(?:in|auf|bei|at|on|à|en|dans)[ \t]+(?="
                                    + ADDRESS
                                    + ")",
                            "$1 "),
                    new Change(
                            "^[ \t]*(Rüste|Ruste|Ruest?e|Raise|Lever)[ \t]+([\\d.]+[ \t]*[KRS])[ "
                                    + "\t]+(.*?)[ \t]+(?:als|as|comme)[ \t]+((?:KH|RH|FH)[ "
                                    + "\t]*\\d{1,3})[ \t]*",
                            "$1 $4 $2 $3 "),
                    new Change(
                            "^[ \t]*(Rüste|Ruste|Ruest?e|Raise|Lever)[ \t]+((?:KH|RH|FH)[ "
                                    + "\t]*\\d{1,3})[ \t]+((?:in|at|à|dans)[ \t]+"
                                    + ADDRESS
                                    + ")[ \t]+([\\d.]+[ \t]*[KRS])\\b",
                            "$1 $2 $4 $3"),
                    new Change(
                            "(?<=\\d[ \t]?[KRS])[ \t]+(?:at|à|en|bei)[ \t]+(?=" + ADDRESS + ")",
                            " IN "),
                    new Change(
                            "^[ \t]*(?:Sonst(?:iges)?|Other|Autres?)[ \t]*:[ \t]*([^\"]{3,})$",
                            "SONST \"$1\""),
                    new Change("[ \t]*\"\"[ \t]*$", ""),
                    new Change("[ \t]*,[ \t]+(?=[^\"]*$)", " "));

    private static final Pattern BREAK = Pattern.compile("[ \t]*[;,][ \t]+");
    private static final int MOST_ORDERS = 20;

    /** Nobody says an order in more; to look through a longer line could take long. */
    private static final int LONGEST = 500;

    private Prose() {}

    /** The order that this line says in other words. */
    static Optional<String> order(String line) {
        var said = line.strip();
        if (said.length() > LONGEST) return Optional.empty();
        for (Change change : CHANGES) said = change.said().matcher(said).replaceAll(change.meant());
        return Optional.of(said.strip()).filter(Gist::isOrder);
    }

    /** Several orders in one line, parted by commas or semicolons; none if one of them is not. */
    static List<String> several(String line) {
        if (line.length() > LONGEST) return List.of();
        var parts = BREAK.split(line.strip(), MOST_ORDERS);
        if (parts.length < 2) return List.of();
        var orders = new ArrayList<String>();
        for (String part : parts) {
            if (!Gist.isMeant(part) && !Gist.isCommand(part)) return List.of();
            var order = Stream.of(Gist.order(part), order(part)).flatMap(Optional::stream);
            var first = order.findFirst();
            if (first.isEmpty()) return List.of();
            orders.add(first.get());
        }
        return orders;
    }
}
