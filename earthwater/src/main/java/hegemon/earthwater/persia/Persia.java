package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.Side.GREECE;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.persia.Action.Act;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** EW-S4: what PERS.IA does in a turn of operations. */
public final class Persia {
    /** EW-S4.1: each action falls back on the next one, the last on the first. */
    private static final List<Act> RING = List.of(Act.MOVE, Act.ARMY, Act.FLEET, Act.PLACE);

    private Persia() {}

    /** Steps 1 and 2: a turn that needs no die. */
    public static Optional<Action> beforeTheDie(Board board, Reading reading, boolean hasCard) {
        var turn = new Turn(board, reading);
        if (!hasCard) return Optional.of(turn.noting("pass.no-card").standing(Act.PASS, false));
        return occupied(board).flatMap(city -> Marches.defence(turn, city));
    }

    /** Step 3: a turn as the die tells, after steps 1 and 2 had nothing to do. */
    public static Action byTheDie(Board board, Reading reading, int die) {
        var turn = new Turn(board, reading);
        occupied(board).ifPresent(city -> defenceInVain(turn, city));
        turn.noting("die", die);
        return switch (die) {
            case 1 -> turn.noting(pass(reading)).standing(Act.PASS, true);
            case 2, 3 -> ring(turn, Act.MOVE);
            case 4 -> ring(turn, Act.ARMY);
            case 5 -> ring(turn, Act.FLEET);
            case 6 -> ring(turn, Act.PLACE);
            default -> throw new IllegalArgumentException("a die shows 1 to 6, not " + die);
        };
    }

    private static String pass(Reading reading) {
        return switch (reading.pass()) {
            case TURN -> "pass.die";
            case PHASE -> "pass.phase";
        };
    }

    /**
     * The major city that a Greek army occupies: of two, Abydos, through which alone the other can
     * be reached.
     */
    private static Optional<City> occupied(Board board) {
        return List.of(ABYDOS, EPHESOS).stream()
                .filter(city -> board.armies(GREECE, city) > 0)
                .findFirst();
    }

    private static void defenceInVain(Turn turn, City city) {
        boolean largest = turn.reading.has(Reading.Other.DEFENCE);
        turn.noting(largest ? "defence.largest" : "defence.in-vain", city).failed(Act.DEFENCE);
    }

    private static Action ring(Turn turn, Act first) {
        int start = RING.indexOf(first);
        for (int i = 0; i < RING.size(); i++) {
            var act = RING.get((start + i) % RING.size());
            var done = attempt(turn, act);
            if (done.isPresent()) return done.get();
            turn.failed(act);
        }
        return turn.noting("none").standing(Act.NONE, true);
    }

    private static Optional<Action> attempt(Turn turn, Act act) {
        return switch (act) {
            case MOVE -> Marches.move(turn);
            case ARMY -> Strikes.army(turn);
            case FLEET -> Strikes.fleet(turn);
            case PLACE -> Strikes.place(turn);
            case PASS, DEFENCE, NONE -> Optional.empty();
        };
    }

    /** One turn while it is thought through: what was tried, and why. */
    static final class Turn {
        final Board board;
        final Reading reading;
        private final List<Act> tried = new ArrayList<>();
        private final List<Note> reasons = new ArrayList<>();

        Turn(Board board, Reading reading) {
            this.board = board;
            this.reading = reading;
        }

        Turn noting(String key, Object... args) {
            reasons.add(Note.of("EW-S4", "persia." + key, args).on(board));
            return this;
        }

        /** Names the cities that are passed over for this reason, if there are any. */
        void passingOver(String key, List<City> cities, Object... more) {
            if (cities.isEmpty()) return;
            var args = new ArrayList<Object>(List.of(cities));
            args.addAll(List.of(more));
            noting(key, args.toArray());
        }

        void failed(Act act) {
            tried.add(act);
        }

        /** An action that changes nothing on the map. */
        Action standing(Act act, boolean rolled) {
            return new Action(
                    act,
                    tried,
                    rolled,
                    Optional.empty(),
                    Optional.empty(),
                    0,
                    board,
                    Action.Battle.NONE,
                    reasons);
        }

        Action marching(Act act, City from, City to, int armies, Board moved) {
            boolean fought = moved.armies(GREECE, to) > 0;
            return new Action(
                    act,
                    tried,
                    act != Act.DEFENCE,
                    Optional.of(from),
                    Optional.of(to),
                    armies,
                    moved,
                    fought ? Action.Battle.LAND : Action.Battle.NONE,
                    done(moved));
        }

        Action striking(Act act, City city, Board struck) {
            boolean fought = act == Act.FLEET && struck.fleets(GREECE, city) > 0;
            return new Action(
                    act,
                    tried,
                    true,
                    Optional.empty(),
                    Optional.of(city),
                    0,
                    struck,
                    fought ? Action.Battle.SEA : Action.Battle.NONE,
                    done(struck));
        }

        /** Of all reasons the last one tells what is done. */
        private List<Note> done(Board after) {
            reasons.addLast(reasons.removeLast().on(after));
            return reasons;
        }
    }
}
