package hegemon.table.pebbles;

import static hegemon.table.pebbles.Pebbles.LEFT;
import static hegemon.table.pebbles.Pebbles.RIGHT;

import hegemon.table.Draw;
import hegemon.table.Enumerable;
import hegemon.table.Outcome;
import hegemon.table.Refusal;
import hegemon.table.Score;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

record PebblesState(
        int heap, Map<Seat, Integer> taken, Map<Seat, Integer> stones, Set<Seat> shown, Seat next)
        implements State<PebblesState, PebblesMove, PebblesView>, Enumerable<PebblesMove> {

    static PebblesState start(int heap) {
        return new PebblesState(heap, Map.of(LEFT, 0, RIGHT, 0), Map.of(), Set.of(), LEFT);
    }

    @Override
    public List<Seat> seats() {
        return List.of(LEFT, RIGHT);
    }

    @Override
    public Turn turn() {
        if (stones.isEmpty()) return new Turn.Chance(new Draw.Dice("stones", 2, 6));
        return heap == 0 ? new Turn.Over(outcome()) : Turn.of(next);
    }

    @Override
    public List<Score> scores() {
        return List.of(
                new Score(
                        "taken",
                        List.of(taken.getOrDefault(LEFT, 0), taken.getOrDefault(RIGHT, 0))));
    }

    private Outcome outcome() {
        int lead = sum(LEFT) - sum(RIGHT);
        return lead == 0 ? Outcome.drawn("sum") : Outcome.won(lead > 0 ? LEFT : RIGHT, "sum");
    }

    private int sum(Seat seat) {
        return taken.getOrDefault(seat, 0) + stones.getOrDefault(seat, 0);
    }

    @Override
    public Optional<Refusal> refuse(Seat seat, PebblesMove move) {
        if (!turn().waitsFor(seat))
            return Optional.of(Refusal.of("turn", "table.refuse.turn", seat));
        boolean legal =
                switch (move) {
                    case PebblesMove.Stones ignored -> seat.equals(Seat.CHANCE);
                    case PebblesMove.Take(var count) -> !seat.equals(Seat.CHANCE) && count <= heap;
                    case PebblesMove.Show() -> !seat.equals(Seat.CHANCE) && !shown.contains(seat);
                };
        return legal
                ? Optional.empty()
                : Optional.of(Refusal.of("pebbles", "pebbles.refuse.text", move));
    }

    @Override
    public PebblesState play(Seat seat, PebblesMove move) {
        return switch (move) {
            case PebblesMove.Stones(var left, var right) ->
                    new PebblesState(heap, taken, Map.of(LEFT, left, RIGHT, right), shown, next);
            case PebblesMove.Take(var count) -> {
                var more = new HashMap<>(taken);
                more.merge(seat, count, Integer::sum);
                yield new PebblesState(heap - count, Map.copyOf(more), stones, shown, other(seat));
            }
            case PebblesMove.Show() -> {
                var more = new TreeSet<>(shown);
                more.add(seat);
                yield new PebblesState(heap, taken, stones, more, other(seat));
            }
        };
    }

    private static Seat other(Seat seat) {
        return seat.equals(LEFT) ? RIGHT : LEFT;
    }

    @Override
    public PebblesView view(Seat seat) {
        var known = new TreeMap<String, Integer>();
        stones.forEach(
                (owner, stone) -> {
                    if (owner.equals(seat) || shown.contains(owner) || heap == 0)
                        known.put(owner.name(), stone);
                });
        var sums = new TreeMap<String, Integer>();
        taken.forEach((owner, count) -> sums.put(owner.name(), count));
        return new PebblesView(
                heap, sums, known, moves(seat).stream().map(new Pebbles()::print).toList());
    }

    @Override
    public String told(Seat reader, Seat actor, PebblesMove move) {
        return move instanceof PebblesMove.Stones ? "stones" : new Pebbles().print(move);
    }

    @Override
    public boolean reveals(Seat actor, PebblesMove move) {
        return move instanceof PebblesMove.Show;
    }

    @Override
    public List<PebblesMove> moves(Seat seat) {
        var moves = new ArrayList<PebblesMove>();
        if (seat.equals(Seat.CHANCE) || !turn().waitsFor(seat)) return moves;
        for (int count = 1; count <= Math.min(3, heap); count++)
            moves.add(new PebblesMove.Take(count));
        if (!shown.contains(seat)) moves.add(new PebblesMove.Show());
        return moves;
    }
}
