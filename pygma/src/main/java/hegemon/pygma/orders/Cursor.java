package hegemon.pygma.orders;

import hegemon.pygma.world.UnitKind;
import hegemon.table.Arg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Goes through the tokens of one order. After a fault it goes on, so that every fault of a line is
 * found at once: what stands in the wrong place is passed over if it can be nothing else.
 */
final class Cursor {
    private static final int MOST_FAULTS = 8;

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

    /** The next words, if so many stand here. */
    Optional<String> words(int count) {
        var next = tokens.subList(at, Math.min(at + count, tokens.size()));
        return next.size() == count && next.stream().allMatch(it -> it.is(Token.Kind.WORD))
                ? Optional.of(next.stream().map(Token::text).collect(Collectors.joining(" ")))
                : Optional.empty();
    }

    Token take() {
        var token = peek();
        if (!token.is(Token.Kind.END)) at++;
        last = token.written();
        return token;
    }

    /** What was read last, as faults name it. */
    String last() {
        return last;
    }

    /** Several tokens were one thing. */
    void took(Object thing) {
        last = thing.toString();
    }

    /** In the order of the line. */
    List<Fault> faults() {
        return List.copyOf(faults);
    }

    /** So much is wrong in this line that more would help nobody. */
    boolean isHopeless() {
        return faults.size() >= MOST_FAULTS;
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
        miss(Term.of(expected));
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
        miss(keyword);
        if (Stray.is(peek())) take();
    }

    void expect(String sign, Expected expected) {
        if (!accept(sign)) miss(expected);
    }

    /** The colon is missed even where something else follows. */
    void colon() {
        if (!accept(":")) fail(peek(), Code.E_01, "missing", last, Term.of(Expected.COLON));
    }

    // Places and units

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

    Optional<UnitKind> unitKind() {
        return at(Token.Kind.WORD) ? UnitText.kind(peek().text()) : Optional.empty();
    }

    /** E-02: nobody knows this word, but perhaps it is near one that exists. */
    void unknown(Token token, String what, Optional<String> meant) {
        var term = new Arg.Word("orders.unknown." + what);
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
