package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.table.Arg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds where in its line a fault lies: at the last thing it names that the ruler wrote. */
public final class Locator {
    private record Spot(String text, int column) {}

    private final List<String> lines;

    public Locator(String sheet) {
        lines = sheet.lines().toList();
    }

    /** The same fault with its column, as far as it can be told. */
    public Fault locate(Fault fault) {
        if (fault.line() < 1 || fault.line() > lines.size()) return fault;
        var spots = spots(lines.get(fault.line() - 1));
        return named(fault, spots)
                .or(() -> spots.stream().findFirst())
                .map(spot -> fault.inColumn(spot.column()))
                .orElse(fault);
    }

    private static Optional<Spot> named(Fault fault, List<Spot> spots) {
        for (Arg arg : fault.message().args().reversed())
            if (arg instanceof Arg.Name(var text))
                for (Spot spot : spots.reversed())
                    if (spot.text().equals(Spelling.fold(text))) return Optional.of(spot);
        return Optional.empty();
    }

    /** Every token, and the addresses and units that they form. */
    private static List<Spot> spots(String line) {
        var tokens = Lexer.read(line).tokens();
        var spots = new ArrayList<Spot>();
        for (int i = 0; i < tokens.size() - 1; i++) {
            int column = tokens.get(i).column();
            spots.add(new Spot(Spelling.fold(tokens.get(i).text()), column));
            address(tokens, i).ifPresent(it -> spots.add(new Spot(it.toString(), column)));
            var pair = tokens.get(i).text() + tokens.get(i + 1).text();
            spots.add(new Spot(Spelling.fold(pair), column));
        }
        return spots;
    }

    private static Optional<Address> address(List<Token> tokens, int at) {
        if (at + 2 >= tokens.size() || !tokens.get(at + 1).isSign("/")) return Optional.empty();
        return Address.parse(tokens.get(at).text() + "/" + tokens.get(at + 2).text());
    }
}
