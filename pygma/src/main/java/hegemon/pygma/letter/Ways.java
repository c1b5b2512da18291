package hegemon.pygma.letter;

import static hegemon.pygma.letter.Change.ADDRESS;
import static hegemon.pygma.letter.Change.UNIT;

import java.util.List;
import java.util.stream.Stream;

/** How people say where an army goes, and what it does there. */
final class Ways {
    private static final String WAY =
            ADDRESS + "(?:[ \t]*>[ \t]*(?:" + ADDRESS + "|FH[ \t]*\\d{1,3})){0,20}";

    /** A name beside an army; what may be its order is none. */
    private static final String NO_ORDER =
            "(?!(?:[ARV-]|Angr|Atta|Rück|Rueck|Retr|Verh|N[eé]g|Nich|Noth|Rien|Ausw)\\p{L}*\\b)";

    private static final List<Change> CHANGES =
            List.of(
                    // Slips of the keys.
                    new Change("(?<=\\d)(?:\\\\|/{2,3})(?=\\d)", "/"),
                    new Change(">[ \t]*>[ \t>]*", "> "),
                    new Change("[ \t]*>[ \t]*(?=(?:A|R|V|-)$)", " "),
                    new Change("^(KH|RH|FH|H)[.-](?=\\d)", "$1 "),
                    new Change("^(" + UNIT + ")[ \t]*[:;.]{1,3}[ \t]*(?=" + ADDRESS + ")", "$1: "),
                    // Units and places by their full names.
                    new Change("^Kriegerheer\\b", "KH"),
                    new Change("^Reiterheer\\b", "RH"),
                    new Change("^Flotte(?:nheer)?\\b(?=[ \t]*\\d)", "FH"),
                    new Change("^(\\d{1,3})\\.[ \t]*(KH|RH|FH|H)\\b", "$2 $1"),
                    new Change("\\b(KH|RH|FH|H)[ \t]*(?:Nr\\.?|no\\.?|n°|#)[ \t]*(?=\\d)", "$1 "),
                    new Change(
                            "^(" + UNIT + ")[ \t]*\\(" + NO_ORDER + "[^()\\d]{2,40}\\)[ \t]*(?=:)",
                            "$1"),
                    new Change("^(" + UNIT + ")[ \t]*\"[^\"]{2,40}\"[ \t]*(?=:)", "$1"),
                    new Change(
                            "^("
                                    + UNIT
                                    + ")[ \t]+"
                                    + NO_ORDER
                                    + "(?-i:\\p{Lu}\\p{Ll}{3,20}):[ \t]*(?="
                                    + ADDRESS
                                    + ")",
                            "$1: "),
                    new Change("\\bGF[ \t]*(\\d{1,3})[ \t]*,?[ \t]*KF[ \t]*(\\d{1,2})", "$1/$2"),
                    new Change("(?<![\\d./])(\\d{1,3})\\.(\\d{2})(?![\\d./])", "$1/$2"),
                    // The way.
                    new Change(
                            "(?<=\\d)[ "
                                + "\t]+(?:schicken|ziehen|gehen|marschieren|bewegen|reiten|segeln)\\b",
                            ""),
                    new Change(
                            "^("
                                    + UNIT
                                    + ")[ \t]*[:,]?[ "
                                    + "\t]*(?:(?:zieht|geht|marschiert|läuft|reitet|fährt|segelt|bewegt"
                                    + " sich|bleibt|hält|wartet|steht|moves?|goes?|marches|march|rides?|sails?"
                                    + "|stays?|holds?|waits?|remains?|va|marche|avance|part|reste|attend)\\b)?["
                                    + " \t]*(?:(?:von|from|de|in|auf|bei|at|on|à|en|dans)\\b)?[ "
                                    + "\t]*(?="
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
                    // The strength: before the way, or without saying of what.
                    new Change(
                            "^("
                                    + UNIT
                                    + ")[ \t,:(]{1,8}(\\d[\\d.]*[ \t]*[KRS])\\)?[ \t,:]{1,8}"
                                    + "(?:(?:von|from|de)[ \t]+)?("
                                    + WAY
                                    + ")(?![\\d/])",
                            "$1: $3 $2"),
                    bare("KH", "K"),
                    bare("RH", "R"),
                    bare("FH", "S"),
                    // What it does there.
                    new Change(
                            "[ \t]*,?[ \t]*\\b(?:(?:mit|with|avec)[ \t]+)?(?:Befehl|order|ordre)[ "
                                    + "\t]*:?[ \t]*(?=(?:A|R|V|-)[ \t]*$)",
                            " "),
                    new Change("\\b(?:mit|with|avec)[ \t]+(?=(?:A|R|V)[ \t]*$)", ""),
                    new Change("(?<=\\w)[ \t]*[=,–—-][ \t]*(?=(?:A|R|V)$)", " "),
                    does("verhandelt?|verhandeln|negotiates?|négocie", "V"),
                    does("greift an|angreifen|attacks?|attaque", "A"),
                    does("weicht aus|ausweichen|withdraws?|retreats?", "R"),
                    new Change("[ \t]*,?[ \t]+Angriff[ \t]+(?:auf|gegen)[ \t]+", " A GEGEN "),
                    new Change("[ \t]+an[ \t]+Bord$", ""),
                    new Change("\\bgg\\.?[ \t]+(?=[\\d\"\\p{L}])", "GEGEN "),
                    new Change(
                            "\\b(gegen|against|contre)[ \t]+(?!Reich\\b|Realm\\b)"
                                    + "(\\p{L}[\\p{L} -]{2,40})$",
                            "$1 \"$2\""),
                    // What it carries.
                    new Change("(?<=\\d)[ \t]+(?:und|and|et|\\+|&)[ \t]+(?=" + UNIT + "\\b)", ", "),
                    new Change("[ \t]*,[ \t]+(?=\\d[\\d.]*[ \t]*[KRS]\\b|mit |with |avec )", " "));

    private Ways() {}

    static Stream<Change> all() {
        return CHANGES.stream();
    }

    private static Change bare(String kind, String troops) {
        return new Change(
                "^("
                        + kind
                        + "[ \t]*\\d{1,3}: "
                        + WAY
                        + "[ \t]*,?[ \t]+)(\\d[\\d.]{1,7})(?=[ \t]*(?:,|$|[ARV-](?:[ \t]|$)))",
                "$1$2 " + troops);
    }

    private static Change does(String verbs, String order) {
        return new Change("[ \t]*,?[ \t]+(?:(?:und|and|et)[ \t]+)?(?:" + verbs + ")$", " " + order);
    }
}
