package hegemon.table.pebbles;

import hegemon.table.Game;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The smallest game that has everything: chance, something hidden, a revelation. Each player is
 * dealt a hidden stone worth 1 to 6. In turn they take one to three pebbles from a heap, or show
 * the own stone, once. When the heap is empty, pebbles and stone add up, and the higher sum wins.
 *
 * <p>Set-up: the size of the heap. Moves: {@code take 2}, {@code show}; chance: {@code stones 3 5}.
 */
public class Pebbles implements Game<PebblesState, PebblesMove, PebblesView> {
    static final Seat LEFT = new Seat("Left");
    static final Seat RIGHT = new Seat("Right");
    private static final Pattern TAKE = Pattern.compile("take +([1-3])");
    private static final Pattern STONES = Pattern.compile("stones ([1-6]) ([1-6])");

    @Override
    public String name() {
        return "pebbles";
    }

    @Override
    public List<String> setups() {
        return List.of("11", "21");
    }

    @Override
    public Parse<PebblesState> start(String setup) {
        if (!setup.matches("[1-9][0-9]?")) return refused(setup);
        return Parse.of(PebblesState.start(Integer.parseInt(setup)));
    }

    @Override
    public Parse<PebblesMove> move(String text) {
        if (text.equals("show")) return Parse.of(new PebblesMove.Show());
        var take = TAKE.matcher(text);
        if (take.matches()) return Parse.of(new PebblesMove.Take(Integer.parseInt(take.group(1))));
        var stones = STONES.matcher(text);
        if (stones.matches())
            return Parse.of(
                    new PebblesMove.Stones(
                            Integer.parseInt(stones.group(1)), Integer.parseInt(stones.group(2))));
        return refused(text);
    }

    @Override
    public String print(PebblesMove move) {
        return switch (move) {
            case PebblesMove.Take(var count) -> "take " + count;
            case PebblesMove.Show() -> "show";
            case PebblesMove.Stones(var left, var right) -> "stones " + left + " " + right;
        };
    }

    private static <T> Parse<T> refused(String text) {
        return Parse.refused(Refusal.of("pebbles", "pebbles.refuse.text", text));
    }
}
