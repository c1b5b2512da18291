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

    /** What kind of place it is, or its name. */
    private static final String NOUN = "(?-i:\\p{Lu}\\p{Ll}{3,20})";

    /** A step that another one follows: the first place of the way is not said. */
    private static final String THEN =
            "[ \t]+" + ADDRESS + "[ \t]*,?[ \t]+(?:und[ \t]+)?(?:dann|danach|weiter|nach)\\b";

    /** Between two places of a way. */
    private static final String ON =
            "(?:über|via|par|through|durch|dann|then|puis|danach|weiter|ensuite|nach|bis|zu[mr]?|auf|to|onto|vers|à|Ziel:?)";

    private static final List<Change> CHANGES =
            List.of(
                    // Slips of the keys.
                    new Change("(?<=\\d)(?:\\\\|/{2,3})(?=\\d)", "/"),
                    new Change(">[ \t]*>[ \t>]*", "> "),
                    new Change("[ \t]*>[ \t]*(?=(?:A|R|V|-)$)", " "),
                    new Change("[ \t]*,[ \t]*(?=(?:A|R|V)[ \t]+(?:gegen|against|contre)\\b)", " "),
                    new Change("^(" + UNIT + ")[ \t]*[–—-][ \t]*(?=" + ADDRESS + ")", "$1: "),
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
                    new Change("\\b[ia]m[ \t]+(?=" + NOUN + "[ \t]+" + ADDRESS + ")", "in "),
                    new Change(
                            "\\b(in|auf|bei|nach|von|zu)[mr]?[ \t]+(?:(?:de[rmn]|das|die)[ \t]+)?"
                                    + NOUN
                                    + "[ \t]+(?="
                                    + ADDRESS
                                    + ")",
                            "$1 "),
                    // The way.
                    new Change(
                            "(?<=\\d)[ "
                                + "\t]+(?:schicken|ziehen|gehen|marschieren|bewegen|reiten|segeln)\\b",
                            ""),
                    new Change("(?<=\\d)[ \t]+aus(?=[ \t]+(?:nach|über|bis)\\b)", ""),
                    new Change(
                            "^("
                                    + UNIT
                                    + ")(?![ \t]+(?:va|marche|avance|part)[ \t]+(?:à|en)\\b)[ "
                                    + "\t]*[:,]?[ "
                                    + "\t]*(?:(?:zieht|geht|marschiert|läuft|reitet|fährt|segelt|bewegt"
                                    + " sich|bleibt|hält|wartet|steht|moves?|goes?|marches|march|rides?|sails?|stays?|holds?|waits?|remains?|va|marche|avance|part|reste|attend)\\b(?:["
                                    + " \t]+(?:stehen|liegen|da|dort|hier)\\b)?)?[ "
                                    + "\t]*(?:(?:von|from|de|in|ab|Start:?|auf(?!"
                                    + THEN
                                    + ")|bei|at|on|à|en|dans)\\b)?[ "
                                    + "\t]*(?="
                                    + ADDRESS
                                    + ")",
                            "$1: "),
                    new Change(
                            "(?<=\\d)[ \t]*,?[ \t]*(?:(?:und|and|et)[ \t]+)?(?:"
                                    + ON
                                    + "[ \t]+){1,3}(?="
                                    + ADDRESS
                                    + ")",
                            " > "),
                    new Change(
                            "(?<=\\d)[ \t]*,?[ \t]*(?:auf|an[ \t]+Bord(?:[ \t]+(?:von|der))?"
                                    + "|onto|on board|aboard|sur|à bord de)[ \t]+(?=FH[ \t]*\\d)",
                            " > "),
                    new Change(
                            "(?<=\\d)(?:[ \t]*[,–—-][ \t]*|[ \t]+/[ \t]+)(?=" + ADDRESS + ")",
                            " > "),
                    new Change(
                            "(?<![\\d/])(" + ADDRESS + ")[ \t]+(?=" + ADDRESS + "(?![\\d/]))",
                            "$1 > "),
                    new Change(
                            "[ \t]*[,–-]?[ "
                                + "\t]*\\b(?:bleibt|hält|wartet|stehen|stays?|holds?|waits?|reste|attend)\\b(?:["
                                + " \t]+(?:stehen|liegen|da|dort|hier|there|là)\\b)?",
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
                    bare("KH", "K", "ARV"),
                    bare("RH", "R", "AV"),
                    bare("FH", "S", "ARV"),
                    // What it does there.
                    new Change(
                            "[ \t]*,?[ \t]*\\b(?:(?:mit|with|avec)[ \t]+)?(?:Befehl|order|ordre)[ "
                                    + "\t]*:?[ \t]*(?=(?:A|R|V|-)[ \t]*$)",
                            " "),
                    new Change("\\b(?:mit|with|avec)[ \t]+(?=(?:A|R|V)[ \t]*$)", ""),
                    new Change("(?<=\\w)(?:[ \t]*[=,–—-]|[ \t]+/)[ \t]*(?=(?:A|R|V)$)", " "),
                    new Change(
                            "^("
                                    + UNIT
                                    + ")[ \t]+(?:greift|attacks?|attaque)[ \t]+(?:(?:von|from|de)[ "
                                    + "\t]+)?(?="
                                    + ADDRESS
                                    + "[ \t]*>)(.*?)(?:[ \t]+an)?$",
                            "$1: $2 A"),
                    new Change(
                            "[ \t]*,?[ \t]+(?:(?:mit|with|avec)[ "
                                    + "\t]+)?(?:Ausrüstung|Ausr\\.|equipment|équipement)[ "
                                    + "\t]*(?=(?:[12]|II?)\\b)",
                            " AUSR "),
                    does("(?:macht|tut)[ \t]+nichts|nichts|does nothing|ne fait rien", "-"),
                    does("verhandelt?|verhandeln|negotiates?|négocier?", "V"),
                    does("greift an|angreifen|attacks?|attaquer?", "A"),
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

    /** Behind riders an R says that they are riders. */
    private static Change bare(String kind, String troops, String orders) {
        return new Change(
                "^("
                        + kind
                        + "[ \t]*\\d{1,3}: "
                        + WAY
                        + "[ \t]*,?[ \t]+)(\\d[\\d.]{1,7})(?=[ \t]*(?:,|$|["
                        + orders
                        + "-](?:[ \t]|$)))",
                "$1$2 " + troops);
    }

    private static Change does(String verbs, String order) {
        return new Change(
                "[ \t]*[.,]?[ \t]+(?:(?:und|and|et|dort|there|là)[ \t]+){0,2}(?:" + verbs + ")$",
                " " + order);
    }
}
