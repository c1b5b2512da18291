package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Reads the parts of one order. After a fault it goes on, so that every fault of a line is found at
 * once: what stands in the wrong place is passed over if it can be nothing else, and a part that is
 * missing gets a value that nobody will use, since the order is dropped.
 */
final class Cursor {
    private static final int DIGITS = 9;
    private static final int LONGEST_NAME = 40;
    private static final Pattern THOUSANDS =
            Pattern.compile("\\d+|\\d{1,3}(?:\\.\\d{3})+|\\d{1,3}(?:,\\d{3})+");
    private static final Address NOWHERE = new Address(0, 0);

    private final int line;
    private final List<Token> tokens;
    private int at = 0;
    private String last = "";
    private final List<Fault> faults = new ArrayList<>();

    Cursor(int line, List<Token> tokens) {
        this.line = line;
        this.tokens = tokens;
    }

    Token peek() {
        return tokens.get(at);
    }

    private Token peekAfter() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    private Token take() {
        var token = peek();
        if (!token.is(Token.Kind.END)) at++;
        last = token.written();
        return token;
    }

    /** In the order of the line. */
    List<Fault> faults() {
        return List.copyOf(faults);
    }

    /** Nothing is left to read. */
    boolean isDone() {
        return peek().is(Token.Kind.END);
    }

    /** One fault for each place: what follows from it there is not told. */
    void fail(Token where, Code code, String what, Object... args) {
        boolean told = !faults.isEmpty() && faults.getLast().column() >= where.column();
        if (!told) faults.add(Fault.at(line, where.column(), code, what, args));
    }

    /** E-01: something is missing here, or something else stands in its place. */
    void miss(Expected expected) {
        boolean number = at(Token.Kind.NUMBER) && !atAddress() && !Stray.mayFollow(expected);
        miss(Arg.term(expected));
        if (number || Stray.is(peek())) take();
    }

    private void miss(Arg expected) {
        var token = peek();
        if (token.is(Token.Kind.OPEN_STRING)) fail(token, Code.E_01, "open", token.written());
        else if (last.isEmpty()) fail(token, Code.E_01, "start", expected);
        else if (token.is(Token.Kind.END)) fail(token, Code.E_01, "missing", last, expected);
        else fail(token, Code.E_01, "instead", last, expected, token.written());
    }

    /** What follows the last part of an order belongs to nothing; after a fault it may be its. */
    void end() {
        if (!isDone() && faults.isEmpty()) fail(peek(), Code.E_01, "rest", peek().written());
        at = tokens.size() - 1;
    }

    // Signs and keywords

    boolean at(Keyword keyword) {
        return peek().is(Token.Kind.WORD) && keyword.isSpelled(peek().text());
    }

    boolean at(String sign) {
        return peek().isSign(sign);
    }

    boolean at(Token.Kind kind) {
        return peek().is(kind);
    }

    /** The command that begins here. */
    Optional<Keyword> command() {
        return at(Token.Kind.WORD) ? Keyword.command(peek().text()) : Optional.empty();
    }

    boolean accept(Keyword keyword) {
        if (!at(keyword)) return false;
        take();
        return true;
    }

    boolean accept(String sign) {
        if (!at(sign)) return false;
        take();
        return true;
    }

    void expect(Keyword keyword) {
        if (accept(keyword)) return;
        miss(Arg.of(spelled(keyword)));
        if (Stray.is(peek())) take();
    }

    /** Both words where they differ: ALS / AS. */
    private static String spelled(Keyword keyword) {
        var german = keyword.in(Language.GERMAN);
        var english = keyword.in(Language.ENGLISH);
        return german.equals(english) ? german : german + " / " + english;
    }

    void expect(String sign, Expected expected) {
        if (!accept(sign)) miss(expected);
    }

    /** The colon is missed even where something else follows. */
    void colon() {
        if (!accept(":")) fail(peek(), Code.E_01, "missing", last, Arg.term(Expected.COLON));
    }

    // Numbers

    int number() {
        return number(Expected.NUMBER);
    }

    /** A number of at least 1. */
    int positive() {
        var token = peek();
        int number = number();
        if (token.is(Token.Kind.NUMBER) && number < 1)
            fail(token, Code.E_01, "positive", token.written());
        return number;
    }

    private int number(Expected expected) {
        if (!at(Token.Kind.NUMBER)) {
            miss(expected);
            return 0;
        }
        var token = take();
        if (!THOUSANDS.matcher(token.text()).matches()) {
            fail(token, Code.E_01, "number", token.text());
            return 0;
        }
        var digits = token.text().replace(".", "").replace(",", "").replaceFirst("^0+(?=\\d)", "");
        if (digits.length() <= DIGITS) return Integer.parseInt(digits);
        fail(token, Code.E_01, "large", token.text());
        return 0;
    }

    // Places and units

    Address address() {
        if (!atAddress()) {
            miss(Expected.ADDRESS);
            return NOWHERE;
        }
        int gf = number();
        take();
        int kf = number(Expected.ADDRESS);
        var address = new Address(gf, kf);
        last = address.toString();
        return address;
    }

    /** A number and a slash. */
    boolean atAddress() {
        return at(Token.Kind.NUMBER) && peekAfter().isSign("/");
    }

    boolean atUnit() {
        return unitKind().isPresent();
    }

    boolean atUnit(UnitKind kind) {
        return unitKind().filter(kind::equals).isPresent();
    }

    private Optional<UnitKind> unitKind() {
        return at(Token.Kind.WORD) ? UnitText.kind(peek().text()) : Optional.empty();
    }

    Unit unit() {
        return unit(Expected.UNIT, atUnit());
    }

    Unit fleet() {
        return unit(Expected.FLEET, atUnit(UnitKind.FH));
    }

    Unit merchant() {
        return unit(Expected.MERCHANT, atUnit(UnitKind.H));
    }

    Unit unitOf(UnitKind kind) {
        return unit(Expected.UNIT, atUnit(kind));
    }

    private Unit unit(Expected expected, boolean there) {
        var nobody = new Unit(UnitKind.KH, 1);
        if (!there) {
            miss(expected);
            return nobody;
        }
        var kind = unitKind().orElseThrow();
        var token = take();
        var glued = UnitText.number(token.text());
        int number = glued.isPresent() ? glued.getAsInt() : positive();
        if (number < 1) {
            if (glued.isPresent()) fail(token, Code.E_01, "positive", last);
            return nobody;
        }
        var unit = new Unit(kind, number);
        last = unit.toString();
        return unit;
    }

    Place place() {
        if (atUnit(UnitKind.FH)) return new Place.Deck(fleet());
        if (!atAddress()) {
            miss(Expected.PLACE);
            return new Place.Field(NOWHERE);
        }
        return new Place.Field(address());
    }

    // Names and texts

    RealmName realm() {
        if (at(Token.Kind.NUMBER)) return new RealmName.Numbered(number());
        if (at(Token.Kind.STRING)) return new RealmName.Called(take().text());
        miss(Expected.REALM);
        return new RealmName.Numbered(0);
    }

    String string() {
        if (at(Token.Kind.STRING)) return take().text();
        miss(Expected.TEXT);
        return "";
    }

    /** D-135: short enough for the map, and not nothing. */
    String name() {
        var token = peek();
        var name = string();
        int length = name.strip().length();
        if (token.is(Token.Kind.STRING) && (length == 0 || name.length() > LONGEST_NAME))
            fail(token, Code.E_01, "name", LONGEST_NAME, length == 0 ? 0 : name.length());
        return name;
    }

    /** A word or a number, as written. */
    String word() {
        if (at(Token.Kind.WORD) || at(Token.Kind.NUMBER) || at(Token.Kind.STRING))
            return take().text();
        miss(Expected.GAME);
        return "";
    }

    /** The thing of this vocabulary that one or two words name. */
    <T> Optional<T> named(Vocabulary<T> vocabulary, Expected expected) {
        if (!at(Token.Kind.WORD)) {
            miss(expected);
            return Optional.empty();
        }
        var token = take();
        var second = at(Token.Kind.WORD) ? peek().text() : "";
        if (!second.isEmpty() && vocabulary.isFirstOfTwo(token.text(), second)) {
            take();
            last = token.text() + " " + second;
            return vocabulary.find(token.text() + second);
        }
        var found = vocabulary.find(token.text());
        if (found.isEmpty()) unknown(token, Spelling.key(expected), vocabulary.meant(token.text()));
        return found;
    }

    /** E-02: nobody knows this word, but perhaps it is near one that exists. */
    void unknown(Token token, String what, Optional<String> meant) {
        var term = new Arg.Term("orders.unknown." + what);
        if (meant.isPresent()) fail(token, Code.E_02, "meant", term, token.written(), meant.get());
        else fail(token, Code.E_02, "unknown", term, token.written());
    }

    /** One or more, with commas between them. */
    <T> List<T> list(Supplier<T> item) {
        var items = new ArrayList<T>();
        items.add(item.get());
        while (accept(",")) items.add(item.get());
        return items;
    }
}
