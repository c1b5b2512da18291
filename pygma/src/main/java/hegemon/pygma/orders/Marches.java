package hegemon.pygma.orders;

import hegemon.pygma.world.BasicOrder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the order of a unit: {@code KH 1: 16/22 > 16/17 6.000 K V}. */
final class Marches {
    private static final List<Keyword> CLAUSES =
            List.of(Keyword.NOANNEX, Keyword.EQUIP, Keyword.ABOARD, Keyword.WITH, Keyword.AGAINST);

    private final Cursor cursor;
    private final Terms terms;
    private final List<Clause> clauses = new ArrayList<>();

    Marches(Cursor cursor) {
        this.cursor = cursor;
        this.terms = new Terms(cursor);
    }

    March read() {
        var unit = terms.unit();
        boolean stationary = cursor.accept("*");
        cursor.colon();
        var path = path();
        var load = new Loads(cursor).of(unit);
        while (!cursor.isDone() && !cursor.isHopeless()) clause();
        return new March(unit, stationary, path, load, clauses);
    }

    /** The sheet writes a unit that stands still as going from a field to the same (EX-19). */
    private List<Place> path() {
        var path = new ArrayList<Place>();
        path.add(terms.place());
        while (cursor.accept(">")) {
            var step = terms.place();
            if (!step.equals(path.getLast())) path.add(step);
        }
        return path;
    }

    private void clause() {
        var token = cursor.peek();
        var basic = basic();
        if (basic.isPresent()) add(token, basic.get());
        else if (cursor.accept(Keyword.NOANNEX)) add(token, new Clause.NoAnnex());
        else if (cursor.accept(Keyword.EQUIP)) add(token, new Clause.Equip(level()));
        else if (cursor.accept(Keyword.ABOARD)) add(token, new Clause.Aboard(terms.fleet()));
        else if (cursor.accept(Keyword.WITH)) add(token, new Clause.With(cursor.list(terms::unit)));
        else if (cursor.at(Keyword.AGAINST)) against(token);
        else unknown(token);
    }

    /** D-77: GEGEN belongs to a basic order. */
    private void against(Token token) {
        cursor.fail(token, Code.E_01, "against", token.written());
        cursor.accept(Keyword.AGAINST);
        terms.realm();
    }

    private Optional<Clause> basic() {
        return basicOrder(cursor)
                .map(
                        order ->
                                new Clause.Basic(
                                        order,
                                        cursor.accept(Keyword.AGAINST)
                                                ? Optional.of(terms.realm())
                                                : Optional.empty()));
    }

    /** A, R, V or -, or its full word as the rules name it, if one stands here. */
    static Optional<BasicOrder> basicOrder(Cursor cursor) {
        var word = Spelling.fold(cursor.peek().text());
        for (BasicOrder order : BasicOrder.values()) {
            boolean nothing = order == BasicOrder.NOTHING && cursor.at("-");
            boolean named =
                    cursor.at(Token.Kind.WORD)
                            && order.spellings().anyMatch(it -> word.equals(Spelling.fold(it)));
            if (nothing || named) {
                if (!cursor.accept("-")) cursor.take();
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    /** PI-19.1 numbers the equipment I and II. */
    private int level() {
        var token = cursor.peek();
        var roman = Spelling.fold(token.text());
        if (cursor.at(Token.Kind.WORD) && (roman.equals("I") || roman.equals("II")))
            return terms.word().length();
        if (!cursor.at(Token.Kind.NUMBER)) {
            cursor.miss(Expected.LEVEL);
            return 0;
        }
        int level = terms.number();
        if (level != 1 && level != 2) cursor.fail(token, Code.E_01, "level", level);
        return level;
    }

    /** PI-16.1: one basic order. Whatever else is written twice must at least say the same. */
    private void add(Token token, Clause clause) {
        var sister =
                clauses.stream().filter(other -> other.getClass() == clause.getClass()).findFirst();
        if (sister.isEmpty()) clauses.add(clause);
        else if (sister.get() instanceof Clause.Basic first && clause instanceof Clause.Basic next)
            cursor.fail(
                    token,
                    Code.E_09,
                    "two",
                    List.of(first.order().letter(), next.order().letter()));
        else if (!sister.get().equals(clause))
            cursor.fail(token, Code.E_01, "twice", token.written());
    }

    private void unknown(Token token) {
        if (!token.is(Token.Kind.WORD)) {
            cursor.end();
            return;
        }
        var words = CLAUSES.stream().flatMap(Keyword::spellings);
        var letters = Stream.of(BasicOrder.values()).map(BasicOrder::letter);
        terms.word();
        cursor.unknown(
                token,
                "clause",
                Spelling.meant(token.text(), Stream.concat(words, letters).toList()));
    }
}
