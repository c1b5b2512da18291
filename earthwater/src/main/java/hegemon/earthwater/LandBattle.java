package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A land battle (EW-6): the mover attacks.
 *
 * @param unlimited Cavalry of Mardonius: the limit of the Persian dice does not apply
 * @param greekDice how many the Greeks roll whatever their number; 0 for as many as they have
 * @param persiansLost Persian armies lost so far
 * @param immortal whether The Immortals have come back in this movement
 */
record LandBattle(
        Expedition expedition,
        boolean unlimited,
        int greekDice,
        int persiansLost,
        boolean immortal) {
    private static final int LEONIDAS_DICE = 2;
    private static final int HEROES_DICE = 3;

    static LandBattle of(Expedition expedition) {
        return new LandBattle(
                expedition,
                expedition.use() == Use.CAVALRY_OF_MARDONIUS,
                expedition.use() == Use.LEONIDAS ? LEONIDAS_DICE : 0,
                0,
                false);
    }

    City city() {
        return expedition.to();
    }

    Side attacker() {
        return expedition.side();
    }

    /** Miltiades, 300 Spartans and Leonidas exclude each other (EW-9, EW-9.4). */
    boolean hasGreekBonus() {
        return greekDice > 0;
    }

    LandBattle withHeroes() {
        return new LandBattle(expedition, unlimited, HEROES_DICE, persiansLost, immortal);
    }

    LandBattle withoutCavalry() {
        return new LandBattle(expedition, false, greekDice, persiansLost, immortal);
    }

    EarthWaterState begin(Position position) {
        return new LandWindows.Land(this)
                .opened(position.noting(Note.of("EW-5.3", "battle.land", city(), attacker())));
    }

    EarthWaterState round(Position position) {
        return EarthWaterState.of(position, new Round(this));
    }

    /** What is to be expected of it with what has been played. */
    Clash clash() {
        return new Clash(attacker(), limit(), greekDice);
    }

    private int limit() {
        return unlimited ? Dice.NO_LIMIT : Dice.limit(city());
    }

    private Dice dice(Board board) {
        return new Dice(
                Dice.of(board.armies(PERSIA, city())),
                hasGreekBonus() ? greekDice : Dice.of(board.armies(GREECE, city())),
                limit());
    }

    /** One round. */
    record Round(LandBattle battle) implements Stage.Lottery {
        @Override
        public Optional<City> at() {
            return Optional.of(battle.city());
        }

        @Override
        public Draw draw(Position position) {
            return battle.dice(position.board()).draw();
        }

        @Override
        public EarthWaterState play(Position position, List<Integer> values) {
            var result = battle.dice(position.board()).read(values);
            var board = position.board();
            for (Side side : Side.values())
                if (result.loses(side)) board = board.armies(side, battle.city(), -1);
            int lost = battle.persiansLost + (result.loses(PERSIA) ? 1 : 0);
            return new LandBattle(
                            battle.expedition,
                            battle.unlimited,
                            battle.greekDice,
                            lost,
                            battle.immortal)
                    .fought(position.with(board).noting(result.note(battle.city())));
        }
    }

    private EarthWaterState fought(Position position) {
        boolean greeks = position.board().armies(GREECE, city()) > 0;
        boolean persians = position.board().armies(PERSIA, city()) > 0;
        if (greeks && persians)
            return LandRetreat.offered(position, this, attacker())
                    .orElseGet(() -> stayed(position, attacker()));
        var ended = glory(position);
        return greeks ? new LandWindows.Immortals(this).opened(ended) : over(ended);
    }

    /** EW-6.3: first the attacker may retreat, then the defender. */
    EarthWaterState stayed(Position position, Side side) {
        return Optional.of(attacker().enemy())
                .filter(defender -> defender != side)
                .flatMap(defender -> LandRetreat.offered(position, this, defender))
                .orElseGet(() -> round(position));
    }

    /** A side has retreated. */
    EarthWaterState retreated(Position position, Side side) {
        var ended = glory(position);
        return side == attacker() ? expedition.with(0, 0).finished(ended) : over(ended);
    }

    EarthWaterState over(Position position) {
        return expedition.finished(position);
    }

    /**
     * EW-9.10: at the battle's end first the own point, then the other's; the new battle of The
     * Immortals scores nothing.
     */
    private Position glory(Position position) {
        if (!expedition.use().isForGlory() || immortal) return position;
        var scored = position;
        if (position.board().armies(attacker().enemy(), city()) == 0)
            scored = pointFor(scored, attacker());
        if (!position.board().controls(attacker(), city()))
            scored = pointFor(scored, attacker().enemy());
        return scored;
    }

    private static Position pointFor(Position position, Side side) {
        return position.scored(side == PERSIA ? 1 : -1).noting(Note.of("EW-9.10", "glory", side));
    }

    /** EW-9.9: how many armies The Immortals may put back. */
    record Restoring(LandBattle battle) implements Stage.OfPersia {
        private static final int MOST = 3;

        @Override
        public Kind kind() {
            return new Kind("restore", "EW-9.9");
        }

        @Override
        public Optional<City> at() {
            return Optional.of(battle.city());
        }

        @Override
        public List<Move> moves(Position position) {
            return counts().<Move>mapToObj(Move.Restore::new).toList();
        }

        IntStream counts() {
            return IntStream.rangeClosed(1, Math.min(MOST, battle.persiansLost));
        }

        /** The same roles; what the first battle granted has lapsed, new reactions may follow. */
        @Override
        public EarthWaterState play(Position position, Move move) {
            int armies = ((Move.Restore) move).armies();
            var back = position.with(position.board().armies(PERSIA, battle.city(), armies));
            return new LandBattle(battle.expedition, false, 0, 0, true).begin(back);
        }
    }
}
