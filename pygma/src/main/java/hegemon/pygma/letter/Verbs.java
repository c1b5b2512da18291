package hegemon.pygma.letter;

import java.util.stream.Stream;

/**
 * The verbs of orders in the forms people use: <i>rüsten: KH 4 …</i>, <i>je lève KH 4 …</i>, <i>KH
 * 4 … rüsten</i>, <i>KH 1 wird … verstärkt</i>. What was is no order, so there is no past.
 */
final class Verbs {
    private static final String WHO = "(?:(?:ich|wir|I|we|je|nous)[ \t]+)?";

    private Verbs() {}

    static Stream<Change> all() {
        return Stream.of(
                        Stream.of(
                                new Change(
                                        "^("
                                                + Change.UNIT
                                                + "|"
                                                + Change.ADDRESS
                                                + ")[ \t]+(?:wird|werden|soll|sollen)[ \t]+",
                                        "$1 ")),
                        verb("BAUE", "bauen?|baut|errichten?|errichtet|anlegen"),
                        verb("GRÜNDE", "gründen|gruenden|gründet|gruendet|gegründet"),
                        verb("BEFESTIGE", "befestigen|befestigt"),
                        verb("AUSBAU", "ausbauen|ausgebaut"),
                        verb("SUCHE", "suchen"),
                        verb("RÜSTE", "rüsten|ruesten|aufstellen|ausheben|aufgestellt|ausgehoben"),
                        verb("VERSTÄRKE", "verstärken|verstaerken|verstärkt|verstaerkt"),
                        verb("ENTLASSE", "entlassen|auflösen|aufgelöst"),
                        verb("TEILE", "teilen"),
                        verb("VEREINE", "vereinen|vereint|vereinigen?|vereinigt"),
                        verb("FÖRDERE", "fördern|foerdern|gefördert"),
                        verb("ZAHLE", "zahlen|bezahlen?|überweisen?"),
                        verb("STATION", "stationieren?|stationiert"),
                        verb("FORME", "umformen|umwandeln"),
                        verb("LADE", "laden|lädt|laedt"),
                        verb("ÜBERGIB", "übergeben|uebergeben|übergebe|übergibt|uebergibt"),
                        verb("NAME", "nennen?|benennen?|taufen?|rename|call|renommer?"),
                        verb("OFFENBARE", "offenbaren"),
                        verb("LEVER", "lève|levons|levez|recruter?|recrutez"),
                        verb("RENFORCER", "renforce|renforçons|renforcez"),
                        verb("FONDER", "fonde|fondons|fondez"),
                        verb("BÂTIR", "bâtis|bâtissons|bâtissez|construis|construire|construisez"),
                        verb("PAYER", "paie|paye|payons|payez|verser?"))
                .flatMap(changes -> changes);
    }

    /** At the beginning, or at the end, where German puts it. */
    private static Stream<Change> verb(String order, String forms) {
        var form = "(?:" + forms + ")\\b";
        return Stream.of(
                new Change("^" + WHO + form + "(?:[ \t]+Sie\\b)?[ \t]*:?[ \t]*", order + " "),
                new Change(
                        "^([^\"]{2,100}?|[^\"]{0,40}\"[^\"]{2,40}\"[^\"]{0,40}?)[ \t]+"
                                + form
                                + "[ \t]*[:,]?[ \t]*([^\"]*)$",
                        order + " $1 $2"));
    }
}
