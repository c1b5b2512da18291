package hegemon.pygma.orders;

import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * PI-20.1: a row of the sheet, typed with "|" or pasted with tabs, is turned into the line that
 * says the same: army | from | via … | to | strength | remarks. An address may stand in one cell
 * (65/5) or, as in the printed sheet, in two (65 and 5).
 */
final class Rows {
    /** What the column headings of the sheet begin with. */
    private static final Set<String> HEADINGS =
            Set.of("HEER", "ARMY", "ARMEE", "EINHEIT", "UNIT", "UNITE");

    /** The seed writes the boarding as a sentence: wird auf FH 1 eingeschifft. */
    private static final Set<String> FILLERS =
            Set.of("WIRD", "EINGESCHIFFT", "IS", "TAKEN", "EST", "EMBARQUE", "EMBARQUEE");

    private final List<List<Token>> cells;
    private final List<Token> line = new ArrayList<>();

    private Rows(List<List<Token>> cells) {
        this.cells = cells;
    }

    /** Begins with "|", or holds several tabs and no colon. */
    static boolean isRow(List<Token> tokens) {
        var first = tokens.stream().filter(token -> !token.isSign("\t")).findFirst();
        if (first.filter(token -> token.isSign("|")).isPresent()) return true;
        return tokens.stream().filter(token -> token.isSign("\t")).count() > 1
                && tokens.stream().noneMatch(token -> token.isSign(":"));
    }

    /** The tokens of the same order as a line; only the end if it is no order but a heading. */
    static List<Token> asLine(List<Token> tokens) {
        var bar = tokens.stream().anyMatch(token -> token.isSign("|")) ? "|" : "\t";
        var end = tokens.getLast();
        var rows = new Rows(cells(tokens.subList(0, tokens.size() - 1), bar));
        if (!rows.isHeading()) rows.build();
        rows.line.add(end);
        return rows.line;
    }

    private static List<List<Token>> cells(List<Token> tokens, String bar) {
        var cells = new ArrayList<List<Token>>();
        cells.add(new ArrayList<>());
        for (Token token : tokens) {
            if (token.isSign(bar)) cells.add(new ArrayList<>());
            else if (!token.isSign("\t")) cells.getLast().add(token);
        }
        if (bar.equals("|")) cells.removeFirst();
        while (bar.equals("\t") && cells.size() > 1 && cells.getFirst().isEmpty())
            cells.removeFirst(); // pasted with an indent
        return cells;
    }

    private boolean isHeading() {
        Predicate<Token> rule = token -> token.isSign("-") || token.isSign(":");
        var all = cells.stream().flatMap(List::stream).toList();
        if (all.stream().allMatch(rule)) return true;
        if (all.stream().map(Token::text).allMatch(Set.of("GF", "KF")::contains)) return true;
        return !cells.getFirst().isEmpty()
                && HEADINGS.contains(Spelling.fold(cells.getFirst().getFirst().text()));
    }

    private void build() {
        cells.getFirst().stream().filter(token -> !token.isSign(":")).forEach(line::add);
        sign(":");
        int next = places(1);
        for (var cell : cells.subList(next, cells.size()))
            if (isNumber(cell)) strength(cell.getFirst());
            else remarks(cell);
    }

    /** The printed sheet has the strength as a number alone; the unit says of what. */
    private void strength(Token number) {
        line.add(number);
        cells.getFirst().stream()
                .findFirst()
                .flatMap(name -> UnitText.kind(name.text()))
                .filter(UnitKind::isArmy)
                .ifPresent(
                        kind -> line.add(new Token(Token.Kind.WORD, kind.unit(), number.column())));
    }

    /** Where the cells that are no places begin. */
    private int places(int first) {
        int at = first;
        int places = 0;
        while (at < cells.size() && (cells.get(at).isEmpty() || isPlace(cells.get(at)))) {
            var cell = cells.get(at++);
            if (cell.isEmpty()) continue;
            if (places++ > 0) sign(">");
            line.addAll(cell);
            if (isNumber(cell) && at < cells.size() && isNumber(cells.get(at))) {
                sign("/");
                line.addAll(cells.get(at++));
            }
        }
        return at;
    }

    private boolean isPlace(List<Token> cell) {
        return (isNumber(cell) && cells.stream().noneMatch(Rows::isAddress))
                || isAddress(cell)
                || (cell.size() == 2 && Spelling.fold(cell.getFirst().text()).equals("FH"));
    }

    private static boolean isAddress(List<Token> cell) {
        return cell.size() == 3 && cell.get(1).isSign("/");
    }

    private static boolean isNumber(List<Token> cell) {
        return cell.size() == 1 && cell.getFirst().is(Token.Kind.NUMBER);
    }

    private void remarks(List<Token> cell) {
        cell.stream()
                .filter(token -> !FILLERS.contains(Spelling.fold(token.text())))
                .forEach(line::add);
    }

    private void sign(String sign) {
        int column = line.isEmpty() ? 1 : line.getLast().column();
        line.add(new Token(Token.Kind.SIGN, sign, column));
    }
}
