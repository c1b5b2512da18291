package hegemon.pygma.orders;

import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads a sheet by the grammar of Part IV. It never throws: all that it cannot read becomes {@link
 * Fault}s, and the rest is read all the same.
 */
public final class Parser {
    /** D-86. */
    private static final int FREE_ORDERS = 5;

    private static final int FREE_LENGTH = 300;

    /** Begins a line that does not count. */
    public static final String UNREAD = "?";

    private final List<Sheet.Line> lines = new ArrayList<>();
    private final List<Sheet.Comment> comments = new ArrayList<>();
    private final List<Sheet.Unread> unread = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final Set<Unit> ordered = new HashSet<>();
    private int freeOrders = 0;
    private boolean ended = false;

    private Parser() {}

    public static Reading read(String text) {
        var parser = new Parser();
        var lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) parser.line(i + 1, lines.get(i));
        return new Reading(new Sheet(parser.lines, parser.comments, parser.unread), parser.faults);
    }

    /** The text with every line marked as not to count that cannot be understood. */
    public static String marked(String text) {
        var wrong =
                read(text).faults().stream()
                        .filter(fault -> !fault.isWarning())
                        .map(Fault::line)
                        .collect(Collectors.toSet());
        return marked(text, wrong::contains);
    }

    /** The text with these lines marked as not to count. */
    public static String marked(String text, IntPredicate unread) {
        var lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> (unread.test(i + 1) ? UNREAD + " " : "") + lines.get(i))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private void line(int number, String text) {
        if (text.strip().startsWith(UNREAD)) marked(number, text.strip().substring(1).strip());
        else if (ended) late(number, text);
        else counted(number, text);
    }

    /** It was unread when the sheet was taken in, and stays so whatever can be read later. */
    private void marked(int number, String text) {
        if (text.isEmpty()) return;
        var why = understood(number, text).faults().stream().findFirst();
        unread(number, text, why.orElseGet(() -> Fault.at(number, 1, Code.W_04, "unread")));
    }

    /** What follows ENDE may be a greeting; only what would have been an order is told. */
    private void late(int number, String text) {
        var late = understood(number, text);
        if (late.faults().isEmpty() && late.order().isPresent())
            unread(number, text.strip(), Fault.at(number, 1, Code.W_04, "late"));
    }

    private void unread(int number, String text, Fault why) {
        unread.add(new Sheet.Unread(number, text, why));
        faults.add(why.isWarning() ? why : Fault.at(number, 1, Code.W_04, "unread"));
    }

    private void counted(int number, String text) {
        var read = Lexer.read(text);
        read.comment()
                .filter(comment -> !comment.isEmpty())
                .ifPresent(comment -> comments.add(new Sheet.Comment(number, comment)));
        var line = understood(number, text);
        faults.addAll(line.faults());
        if (line.faults().isEmpty()) line.order().ifPresent(order -> accept(number, order));
    }

    private void accept(int number, Order order) {
        lines.add(new Sheet.Line(number, order));
        if (order instanceof March march) ordered.add(march.unit());
        if (order instanceof Talk.Other) freeOrders++;
        ended = order instanceof Heading.End;
    }

    /** An order counts only without faults. */
    private record Understood(Optional<Order> order, List<Fault> faults) {}

    private Understood understood(int number, String text) {
        var cursor = new Cursor(number, tokens(Lexer.read(text).tokens()));
        if (cursor.isDone()) return new Understood(Optional.empty(), List.of());
        var first = cursor.peek();
        var form = Samples.of(cursor);
        var order = read(cursor);
        cursor.end();
        var found = new ArrayList<>(cursor.faults());
        if (found.isEmpty()) order.flatMap(it -> refused(number, first, it)).ifPresent(found::add);
        else found.set(0, withForm(found.getFirst(), form));
        return new Understood(order, found);
    }

    /** The right form helps where the form was wrong. */
    private static Fault withForm(Fault fault, Optional<Order> form) {
        boolean wrong = fault.code() == Code.E_01 || fault.code() == Code.E_02;
        return wrong ? form.map(fault::withForm).orElse(fault) : fault;
    }

    /**
     * What is wrong with an order only because of those before it, or for its length. After ENDE
     * none of this matters.
     */
    private Optional<Fault> refused(int number, Token first, Order order) {
        if (ended) return Optional.empty();
        if (order instanceof March march && ordered.contains(march.unit()))
            return Optional.of(Fault.at(number, first.column(), Code.E_31, "second", march.unit()));
        if (!(order instanceof Talk.Other other)) return Optional.empty();
        if (other.text().length() > FREE_LENGTH)
            return Optional.of(
                    Fault.at(
                            number,
                            first.column(),
                            Code.E_32,
                            "long",
                            FREE_LENGTH,
                            other.text().length()));
        return freeOrders >= FREE_ORDERS
                ? Optional.of(Fault.at(number, first.column(), Code.E_32, "many", FREE_ORDERS))
                : Optional.empty();
    }

    private static List<Token> tokens(List<Token> tokens) {
        return Rows.isRow(tokens)
                ? Rows.asLine(tokens)
                : tokens.stream().filter(token -> !token.isSign("\t")).toList();
    }

    private static Optional<Order> read(Cursor cursor) {
        if (cursor.atUnit()) return Optional.of(new Marches(cursor).read());
        var token = cursor.peek();
        var command = cursor.command();
        if (command.isPresent()) {
            cursor.take();
            return Optional.of(new Commands(cursor).read(command.get()));
        }
        cursor.unknown(token, "command", meant(token));
        return Optional.empty();
    }

    private static Optional<String> meant(Token token) {
        var commands = Keyword.commands().flatMap(Keyword::spellings);
        var units = Stream.of("KH", "RH", "FH");
        return token.is(Token.Kind.WORD)
                ? Spelling.meant(token.text(), Stream.concat(commands, units).toList())
                : Optional.empty();
    }
}
