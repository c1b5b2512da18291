package hegemon.pygma.orders;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The keywords of Part IV in German and English. Those before {@link #PASSWORD} begin an order, the
 * others stand inside one; a word may mean different things in different places (VON, TO).
 */
public enum Keyword implements Arg.Own {
    GAME("SPIEL", "GAME"),
    REALM("REICH", "REALM"),
    TURN("ZUG", "TURN"),
    END("ENDE", "END"),
    RAISE("RÜSTE", "RAISE"),
    REINFORCE("VERSTÄRKE", "REINFORCE"),
    DISBAND("ENTLASSE", "DISBAND"),
    STATION("STATION", "STATION"),
    PAYROLL("SOLD", "PAYROLL"),
    SPLIT("TEILE", "SPLIT"),
    MERGE("VEREINE", "MERGE"),
    CONVERT("FORME", "CONVERT"),
    HYGIENE("HYGIENE", "HYGIENE"),
    FOUND("GRÜNDE", "FOUND"),
    UPGRADE("AUSBAU", "UPGRADE"),
    GROW("EINWOHNER", "GROW"),
    FORTIFY("BEFESTIGE", "FORTIFY"),
    BUILD("BAUE", "BUILD"),
    ROAD("STRASSE", "ROAD"),
    BRIDGE("BRÜCKE", "BRIDGE"),
    TRADECITY("HANDELSSTADT", "TRADECITY"),
    MERCHANT("HÄNDLER", "MERCHANT"),
    LOAD("LADE", "LOAD"),
    HANDOVER("ÜBERGIB", "HANDOVER"),
    PRODUCE("PRODUKTION", "PRODUCE"),
    PROMOTE("FÖRDERE", "PROMOTE"),
    PAY("ZAHLE", "PAY"),
    PROSPECT("SUCHE", "PROSPECT"),
    MESSAGE("NACHRICHT", "MESSAGE"),
    REVEAL("OFFENBARE", "REVEAL"),
    NAME("NAME", "NAME"),
    OTHER("SONST", "OTHER"),

    PASSWORD("PASSWORT", "PASSWORD"),
    AGAINST("GEGEN", "AGAINST"),
    NOANNEX("OHNE", "NOANNEX"),
    EQUIP("AUSR", "EQUIP"),
    ABOARD("AUF", "ABOARD", "BOARDS"),
    WITH("MIT", "WITH"),
    NONE("KEINE", "NONE"),
    IN("IN", "IN", "INTO"),
    AS("ALS", "AS"),
    ONTO("AUF", "ONTO", "ON"),
    FROM("VON", "FROM"),
    OF("VON", "OF", "FROM"),
    TO("NACH", "TO"),
    GIVEN_TO("AN", "TO");

    private static final Map<String, Keyword> COMMANDS =
            commands()
                    .flatMap(keyword -> keyword.spellings().map(word -> Map.entry(word, keyword)))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    entry -> Spelling.fold(entry.getKey()),
                                    Map.Entry::getValue,
                                    (first, second) -> first));

    private final String german;
    private final String english;
    private final String synonym;

    Keyword(String german, String english) {
        this(german, english, english);
    }

    Keyword(String german, String english, String synonym) {
        this.german = german;
        this.english = english;
        this.synonym = synonym;
    }

    /** In the language of an order; French rulers read the English words. */
    public String in(Language language) {
        return language == Language.GERMAN ? german : english;
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
        var folded = Spelling.fold(word);
        return spellings().anyMatch(spelling -> Spelling.fold(spelling).equals(folded));
    }

    Stream<String> spellings() {
        return Stream.of(german, english, synonym);
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

    static Stream<Keyword> commands() {
        return Arrays.stream(values()).filter(Keyword::isCommand);
    }
}
