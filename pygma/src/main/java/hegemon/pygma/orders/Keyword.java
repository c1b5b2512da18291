package hegemon.pygma.orders;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The keywords of Part IV in German, English and French. Those before {@link #PASSWORD} begin an
 * order, the others stand inside one; a word may mean different things in different places (VON,
 * TO).
 */
public enum Keyword implements Arg.Own {
    GAME("SPIEL", "GAME", "PARTIE"),
    REALM("REICH", "REALM", "ROYAUME"),
    TURN("ZUG", "TURN", "TOUR"),
    END("ENDE", "END", "FIN"),
    RAISE("RÜSTE", "RAISE", "LEVER"),
    REINFORCE("VERSTÄRKE", "REINFORCE", "RENFORCER"),
    DISBAND("ENTLASSE", "DISBAND", "LICENCIER"),
    STATION("STATION", "STATION", "STATIONNER"),
    PAYROLL("SOLD", "PAYROLL", "SOLDE"),
    SPLIT("TEILE", "SPLIT", "DIVISER"),
    MERGE("VEREINE", "MERGE", "RÉUNIR"),
    CONVERT("FORME", "CONVERT", "CONVERTIR"),
    HYGIENE("HYGIENE", "HYGIENE", "HYGIÈNE"),
    FOUND("GRÜNDE", "FOUND", "FONDER"),
    UPGRADE("AUSBAU", "UPGRADE", "AGRANDIR"),
    GROW("EINWOHNER", "GROW", "PEUPLER"),
    FORTIFY("BEFESTIGE", "FORTIFY", "FORTIFIER"),
    BUILD("BAUE", "BUILD", "BÂTIR"),
    ROAD("STRASSE", "ROAD", "ROUTE"),
    BRIDGE("BRÜCKE", "BRIDGE", "PONT"),
    TRADECITY("HANDELSSTADT", "TRADECITY", "VILLE-MARCHANDE"),
    MERCHANT("HÄNDLER", "MERCHANT", "MARCHAND"),
    LOAD("LADE", "LOAD", "CHARGER"),
    HANDOVER("ÜBERGIB", "HANDOVER", "REMETTRE"),
    PRODUCE("PRODUKTION", "PRODUCE", "PRODUIRE"),
    PROMOTE("FÖRDERE", "PROMOTE", "ENCOURAGER"),
    PAY("ZAHLE", "PAY", "PAYER"),
    PROSPECT("SUCHE", "PROSPECT", "PROSPECTER"),
    MESSAGE("NACHRICHT", "MESSAGE", "MESSAGE"),
    REVEAL("OFFENBARE", "REVEAL", "RÉVÉLER"),
    NAME("NAME", "NAME", "NOMMER"),
    OTHER("SONST", "OTHER", "AUTRE"),

    PASSWORD("PASSWORT", "PASSWORD", "MOT-DE-PASSE"),
    AGAINST("GEGEN", "AGAINST", "CONTRE"),
    NOANNEX("OHNE", "NOANNEX", "SANS"),
    EQUIP("AUSR", "EQUIP", "ÉQUIPER"),
    ABOARD("AUF", "ABOARD", "SUR", "BOARDS"),
    WITH("MIT", "WITH", "AVEC"),
    NONE("KEINE", "NONE", "AUCUNE"),
    IN("IN", "IN", "DANS", "INTO"),
    AS("ALS", "AS", "COMME"),
    ONTO("AUF", "ONTO", "SUR", "ON"),
    FROM("VON", "FROM", "DE"),
    OF("VON", "OF", "DE", "FROM"),
    TO("NACH", "TO", "À"),
    GIVEN_TO("AN", "TO", "À");

    private static final Map<String, Keyword> COMMANDS =
            commands()
                    .flatMap(keyword -> keyword.spellings().map(word -> Map.entry(word, keyword)))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    entry -> Spelling.fold(entry.getKey()),
                                    Map.Entry::getValue,
                                    (first, second) -> first));

    /**
     * All spellings in the form in which they are compared: once, not for every word of a sheet.
     */
    private static final Map<Keyword, Set<String>> FOLDED =
            Arrays.stream(values())
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    keyword -> keyword,
                                    keyword ->
                                            keyword.spellings()
                                                    .map(Spelling::fold)
                                                    .collect(Collectors.toUnmodifiableSet())));

    private final String german;
    private final String english;
    private final String french;
    private final String synonym;

    Keyword(String german, String english, String french) {
        this(german, english, french, english);
    }

    Keyword(String german, String english, String french, String synonym) {
        this.german = german;
        this.english = english;
        this.french = french;
        this.synonym = synonym;
    }

    /** In the language of an order. */
    public String in(Language language) {
        return switch (language) {
            case GERMAN -> german;
            case ENGLISH -> english;
            case FRENCH -> french;
        };
    }

    @Override
    public String in(Words words) {
        return in(words.language());
    }

    @Override
    public String plain() {
        return english;
    }

    boolean isSpelled(String word) {
        return isFolded(Spelling.fold(word));
    }

    /** The same of a word that was folded already. */
    boolean isFolded(String word) {
        return FOLDED.getOrDefault(this, Set.of()).contains(word);
    }

    Stream<String> spellings() {
        return Stream.of(german, english, french, synonym);
    }

    /** Whether an order can begin with it. */
    boolean isCommand() {
        return compareTo(PASSWORD) < 0;
    }

    /** Whether an order can begin with this word. */
    public static boolean isCommand(String word) {
        return command(word).isPresent();
    }

    /** The same, with a slip of the pen or two. */
    public static boolean isNear(String word) {
        return Spelling.meant(word, commands().flatMap(Keyword::spellings).toList()).isPresent();
    }

    static Optional<Keyword> command(String word) {
        return Optional.ofNullable(COMMANDS.get(Spelling.fold(word)));
    }

    /** Those that begin an order, in the order of Part IV. */
    public static Stream<Keyword> commands() {
        return Arrays.stream(values()).filter(Keyword::isCommand);
    }
}
