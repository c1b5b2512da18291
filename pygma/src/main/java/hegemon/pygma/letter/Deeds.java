package hegemon.pygma.letter;

import static hegemon.pygma.letter.Change.ADDRESS;
import static hegemon.pygma.letter.Change.UNIT;

import java.util.List;
import java.util.stream.Stream;

/** How people say what is to be built, raised, paid and traded. */
final class Deeds {
    private static final String AT = "(?:in|auf|bei|at|on|à|en|dans)";

    private static final String SETTLEMENT =
            "(?:(?:eine|an?|une)[ \t]+)?(?:(?:kleine|neue|small|new|petite|nouvelle)[ "
                    + "\t]+)?(?:(?:Siedlung|settlement|localité)[ \t]+)?";

    private static final List<Change> CHANGES =
            List.of(
                    // German parts its verbs.
                    new Change("^(?:Stelle?|Hebe?)[ \t]+([^\"]*?)[ \t]+(?:auf|aus)$", "RÜSTE $1"),
                    new Change("^Baue?[ \t]+([^\"]*?)[ \t]+aus$", "AUSBAU $1"),
                    new Change("^Löse?[ \t]+([^\"]*?)[ \t]+auf$", "ENTLASSE $1"),
                    new Change(
                            "^NAME[ \t]+("
                                    + ADDRESS
                                    + "|"
                                    + UNIT
                                    + ")[ \t]+(?:(?:auf den Namen|in|as|to|en)[ "
                                    + "\t]+)?\"?(\\p{L}[\\p{L} -]{1,39}?)\"?(?:[ \t]+um)?$",
                            "NAME $1 \"$2\""),
                    new Change(
                            "^RÜSTE[ \t]+(?:(?:einen|den|neuen)[ \t]+){0,2}(?:Händler[ \t]+)?(?=H[ "
                                    + "\t]*\\d)",
                            "HÄNDLER "),
                    new Change(
                            "^(?:Ernenne|Mache?)[ \t]+("
                                    + ADDRESS
                                    + ")[ \t]+zur[ \t]+Handelsstadt$",
                            "HANDELSSTADT $1"),
                    new Change(
                            "^(" + ADDRESS + ")[ \t]+(?:zur[ \t]+)?Handelsstadt$",
                            "HANDELSSTADT $1"),
                    new Change(
                            "^(LADE|ÜBERGIB)[ \t]+(?:de[rn][ \t]+)?Händler[ \t]+(?=H[ \t]*\\d)",
                            "$1 "),
                    new Change("^(FORME[ \t]+FH[ \t]*\\d+)[ \t]+(?:in|zu)[ \t]+(?=KH)", "$1 ALS "),
                    new Change("^(TEILE[ \t]+" + UNIT + ")[ \t]+in[ \t]+(?=\\d)", "$1 "),
                    // What it costs is reckoned here.
                    new Change(
                            "^((?:BAUE|BUILD|BÂTIR|BEFESTIGE|FORTIFY|FORTIFIER|AUSBAU|UPGRADE|AGRANDIR|GRÜNDE|FOUND|FONDER|STRASSE|ROAD|ROUTE|BRÜCKE|BRIDGE|PONT)\\b[^\"]*?)["
                                + " \t]*[:,;=–-]?[ \t]*(?:(?:kostet|für|costs?|for|pour)[ "
                                + "\t]+)?(?<![\\d/.])\\d{1,3}[.,]\\d{3}(?:[ \t]*(?:GM|GS|PO))?$",
                            "$1"),
                    new Change(
                            "^(BEFESTIGE|AUSBAU)[ \t]+(?:d(?:ie|en)[ "
                                    + "\t]+)?(?:Stadt|Siedlung|Wachposten)[ \t]+",
                            "$1 "),
                    new Change(
                            "^GRÜNDE[ \t]+"
                                    + AT
                                    + "[ \t]+("
                                    + ADDRESS
                                    + ")[ \t]+eine[ \t]+(?:kleine[ \t]+)?Siedlung$",
                            "GRÜNDE $1"),
                    new Change("^Neue[ \t]+(?=Siedlung\\b)", "GRÜNDE "),
                    new Change(
                            "^(Gründe|Gruende|Found|Fonder)[ \t]+"
                                    + SETTLEMENT
                                    + "(?:"
                                    + AT
                                    + "[ \t]+)?("
                                    + ADDRESS
                                    + ")[ \t]*,?[ \t]+"
                                    + SETTLEMENT
                                    + "(?:soll|namens|genannt|named|called|nommée|appelée)[ "
                                    + "\t]+\"?(\\p{L}[\\p{L} -]{1,39}?)\"?(?:[ "
                                    + "\t]+hei(?:ß|ss)en)?$",
                            "$1 $2 \"$3\""),
                    new Change(
                            "^(Hygi[eè]ne)[ \t]*:?[ \t]+(?:bitte|wie[ \t]+immer|mit|auf|to|à)[ "
                                    + "\t]+(?=\\d)",
                            "$1 "),
                    // Merchants do it themselves.
                    new Change("^(?:Neue[rn]?|New|Nouveau)[ \t]+(?=Händler|Merchant|Marchand)", ""),
                    new Change(
                            "^(?:Händler[ \t]+)?(H[ \t]*\\d{1,3})[ \t]+(?:übergibt|uebergibt)\\b",
                            "ÜBERGIB $1"),
                    new Change(
                            "^(?:Händler[ \t]+)?(H[ \t]*\\d{1,3})[ \t]+(?:lädt|laedt|loads?)\\b",
                            "LADE $1"),
                    new Change("(?<=\\p{L})[ \t]*(?:\\bund|\\band|\\bet|\\+|&)[ \t]+(?=\\d)", ", "),
                    new Change("^(H[ \t]*\\d{1,3}:.*)\\b(?:mit|with|avec)[ \t]+(?=\\d)", "$1"),
                    // Goods, and where they grow.
                    new Change(
                            "(?<=^(?:Produktion|Produce|Produire)\\b[^\"]{0,120})(?:[ \t]*[:,]|[ "
                                    + "\t]+(?:und|and|et)\\b)(?=[ \t])",
                            ""),
                    new Change(
                            "^(Fördere|Promote|Encourager)[ \t]+(\\p{L}+)[ "
                                + "\t]+(?:in|auf|on|sur|dans)[ \t]+(?:de[rnm][ \t]+)?(\\p{L}+(?:["
                                + " ]\\p{L}+)??)[ \t]+(?:um[ \t]+|by[ \t]+|de[ \t]+)?(\\d)(?:[ "
                                + "\t]*(?:Punkte?n?|points?))?$",
                            "$1 $3 $2 $4"),
                    // To whom.
                    new Change("\\bau[ \t]+royaume[ \t]+(?=[\\d\"])", "à "),
                    new Change(
                            "\\b(an|to|à|gegen|against|contre|von|of|from|de)[ \t]+(?:das[ "
                                    + "\t]+)?(?:Reich|Realm|Royaume)[ \t]+(?=[\\d\"\\p{L}])",
                            "$1 "),
                    new Change(
                            "(?<=\\d)[ \t]*(?:Gold(?:münzen|muenzen|stücke)?|coins|GM|PO)\\b", ""),
                    new Change(
                            "^(Zahle|Pay|Payer)[ \t]+(?:(?:an|to|à)[ "
                                    + "\t]+)?(?:(?:Reich|Realm|Royaume)[ \t]+)?(\\d{1,2})[ \t]*:?[ "
                                    + "\t]+([\\d.,]{3,})(?:[ \t]*(?:GM|PO))?$",
                            "ZAHLE $3 AN $2"),
                    new Change(
                            "^(Zahle|Pay|Payer)[ \t]+([\\d.,]+)(?:[ \t]*(?:GM|PO))?[ "
                                    + "\t]+(?:an|to|à)[ \t]+(\\p{L}[\\p{L} -]{2,40})$",
                            "$1 $2 AN \"$3\""),
                    new Change(
                            "^(Zahle|Pay|Payer)[ \t]+(?:(?:an|to|à)[ \t]+)?(\\p{L}[\\p{L}"
                                    + " -]{2,40}?)[ \t]*:?[ \t]+(\\d[\\d.,]*)$",
                            "ZAHLE $3 AN \"$2\""),
                    new Change(
                            "^(Offenbare|Reveal|Révéler)[ \t]+(?:(?:dich|mich|uns|myself|us|nous)[ "
                                + "\t]+)?(?:(?:gegenüber|to|à)[ \t]+)?(\\p{L}[\\p{L} -]{2,40})$",
                            "$1 \"$2\""),
                    new Change(
                            "^((?:Übergib|Handover|Remettre)[ \t][^\"]*H[ \t]*\\d{1,3})[ "
                                    + "\t]+(?:von|of|from|de)[ \t]+(\\p{L}[\\p{L} -]{2,40})$",
                            "$1 VON \"$2\""),
                    new Change("^(Sold|Payroll|Solde)[ \t]*:?[ \t]+(?:für|for|pour)[ \t]+", "$1 "),
                    new Change(
                            "^(?:Reich|Realm|Royaume)(?:[ \t]*:[ \t]*(\\p{L}[\\p{L} -]{2,40})|[ "
                                    + "\t]+(\\p{L}[\\p{L}-]{2,40}))$",
                            "REICH \"$1$2\""),
                    new Change("^Stra(?:ß|ss)enbau\\b[ \t]*:?[ \t]*", "STRASSE "),
                    new Change(
                            "^Neues[ \t]+(?:Heer|(?:Krieger|Reiter)heer)[ \t]*:?[ \t]*(?=[KR]H)",
                            "RÜSTE "),
                    new Change(
                            "^Einwohner[ \t]+"
                                    + AT
                                    + "[ \t]+("
                                    + ADDRESS
                                    + ")[ \t]+um[ \t]+(\\d{1,3})(?:[ \t]*Punkte?)?(?:[ "
                                    + "\t]+(?:erhöhen|steigern))?$",
                            "EINWOHNER $1 $2"),
                    new Change(
                            "^("
                                    + ADDRESS
                                    + ")[ \t]*:?[ \t]+(\\d{1,3})[ \t]+(?:Einwohnerpunkte?|EP)(?:[ "
                                    + "\t]+mehr)?$",
                            "EINWOHNER $1 $2"),
                    // Where, and by which name.
                    new Change(
                            "^(?:Baue|Build|B[âa]tir|Construire)[ \t]+(?:eine|die|a|the|une|la)?[ "
                                    + "\t]*(?:Stra(?:ß|ss)e|road|route)\\b",
                            "STRASSE"),
                    new Change("^(Stra(?:ß|ss)e|road|route)[ \t]+(?:von|from|de)[ \t]+", "$1 "),
                    new Change(
                            "^(?:Baue[ \t]+)?(?:eine[ \t]+)?Brücke[ \t]+(?:über|" + AT + ")[ \t]+",
                            "BRÜCKE "),
                    new Change("^(BRÜCKE[ \t].*\\bvon[ \t].*?)[ \t]*>[ \t]*", "$1 NACH "),
                    new Change(
                            "^(Gründe|Gruende|Found|Fonder)[ \t]+(?:(?:eine|a|une)[ "
                                    + "\t]+)?(?:(?:kleine|small|petite)[ "
                                    + "\t]+)?(?:(?:Siedlung|KS|settlement|localité)\\b)?[ "
                                    + "\t]*(\"?)([^\"\\d]*?)\\2[ \t]*\\b"
                                    + AT
                                    + "[ \t]+("
                                    + ADDRESS
                                    + ")[ \t]*$",
                            "$1 $4 \"$3\""),
                    new Change(
                            "^(Gründe|Gruende|Found|Fonder)[ \t]+("
                                    + ADDRESS
                                    + ")[ \t]+(\\p{L}[\\p{L} -]{1,40})$",
                            "$1 $2 \"$3\""),
                    new Change(
                            "^(Baue|Build|B[âa]tir)[ \t]+(?:"
                                    + AT
                                    + "[ \t]+)?("
                                    + ADDRESS
                                    + ")[ \t]+(?:(?:einen?|an?|une?)[ \t]+)?(\\p{L}[\\p{L}"
                                    + " -]{3,20})$",
                            "$1 $3 $2"),
                    new Change("^((?:Baue|Build|B[âa]tir)[ \t]+)(?:einen?|an?|une?)[ \t]+", "$1"),
                    new Change(
                            "^((?:Gründe|Found|Fonder|Baue|Build|B[âa]tir|Befestige|Fortify|Fortifier|Suche|"
                                + "Prospect|Prospecter|Handelsstadt|Tradecity|Ville-marchande|Ausbau|Upgrade|Agrandir)\\b.*?)["
                                + " \t]+"
                                    + AT
                                    + "[ \t]+(?="
                                    + ADDRESS
                                    + ")",
                            "$1 "),
                    new Change("^(Suche[ \t].*\\d)[ \t]+nach[ \t]+\\p{L}+$", "$1"),
                    new Change("^((?:Ausbau|Upgrade)[ \t].*\\d)[ \t]+(?:zu[rm]?|to)[ \t]+", "$1 "),
                    // How many.
                    new Change(
                            "^((?:Rüste|Verstärke|Reinforce|Renforcer|Entlasse|Disband|Licencier|Teile|Lade)["
                                + " \t]+"
                                    + UNIT
                                    + ")[ \t]*(?::|,|\\bum\\b|\\bby\\b|\\bde\\b)[ \t]*",
                            "$1 "),
                    new Change(
                            "^(Entlasse|Disband)[ \t]+(?:von|aus|from)[ \t]+(?=" + UNIT + ")",
                            "$1 "),
                    new Change(
                            "^(Entlasse|Disband)[ \t]+([\\d.]+[ \t]*[KRS])[ \t]+(?:von|aus|from)[ "
                                    + "\t]+("
                                    + UNIT
                                    + ")$",
                            "$1 $3 $2"),
                    new Change(
                            "^(Rüste|Ruste|Ruest?e|Raise|Lever)[ \t]+([\\d.]+[ \t]*[KRS])[ "
                                    + "\t]+((?:.*?[ \t]+)?)(?:als|as|comme)[ \t]+((?:KH|RH|FH)[ "
                                    + "\t]*\\d{1,3})[ \t]*",
                            "$1 $4 $2 $3"),
                    new Change(
                            "^(Rüste|Ruste|Ruest?e|Raise|Lever)[ \t]+((?:KH|RH|FH)[ "
                                    + "\t]*\\d{1,3})[ \t]+((?:in|at|à|dans)[ \t]+"
                                    + ADDRESS
                                    + ")[ \t]+([\\d.]+[ \t]*[KRS])\\b",
                            "$1 $2 $4 $3"),
                    new Change(
                            "^(Rüste|Ruste|Ruest?e|Raise|Lever)[ \t]+(?:in|at|à|dans)[ \t]+("
                                    + ADDRESS
                                    + ")[ \t]*[:,]?[ \t]+(?:(?:das|die|eine?|the|an?|le|une?)[ "
                                    + "\t]+)?((?:KH|RH|FH)[ \t]*\\d{1,3})[ \t]*[:,]?[ "
                                    + "\t]+([\\d.]+[ \t]*[KRS])\\b",
                            "$1 $3 $4 IN $2"),
                    new Change(
                            "(?<=\\d[ \t]?[KRS])[ \t]+(?:at|à|en|bei)[ \t]+(?=" + ADDRESS + ")",
                            " IN "),
                    // The rest.
                    new Change(
                            "^(?:Sonst(?:iges)?|Other|Autres?)[ \t]*:[ \t]*([^\"]{3,})$",
                            "SONST \"$1\""),
                    new Change("^(\\p{L}[\\p{L}-]{2,19}[ \t]+[^:\"]{1,30}?)[ \t]*:[ \t]+", "$1 "),
                    new Change("[ \t]*\"\"[ \t]*$", ""),
                    new Change("[ \t]*,[ \t]+(?=[^\"]*$)", " "));

    private Deeds() {}

    static Stream<Change> all() {
        return Stream.concat(Verbs.all(), CHANGES.stream());
    }
}
