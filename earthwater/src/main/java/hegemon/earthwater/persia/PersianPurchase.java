package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * EW-S3: what PERS.IA buys in a preparation.
 *
 * @param cards those drawn and paid for
 * @param bridge whether it builds the bridge
 * @param board the map afterwards
 */
public record PersianPurchase(
        Situation situation,
        int cards,
        boolean bridge,
        Map<City, Integer> fleets,
        Map<City, Integer> armies,
        Board board,
        List<Note> reasons) {
    public static final int TALENTS = 12;
    private static final int BRIDGE_PRICE = 4;
    private static final int FULL_GARRISON = 2;

    public PersianPurchase {
        fleets = Collections.unmodifiableMap(fleets);
        armies = Collections.unmodifiableMap(armies);
        reasons = List.copyOf(reasons);
    }

    /** The situations of EW-S3, and the cards that each begins with. */
    public enum Situation {
        /** A Greek army is in a Persian major city. */
        A(3),
        /** The score is on the Persian side. */
        B(4),
        /** The score is 0. */
        C(5),
        /** The score is on the Greek side. */
        D(6);

        private final int cards;

        Situation(int cards) {
            this.cards = cards;
        }

        public int cards() {
            return cards;
        }
    }

    /** The first situation that holds. */
    public static Situation situation(Board board, int score) {
        if (board.armies(GREECE, ABYDOS) + board.armies(GREECE, EPHESOS) > 0) return Situation.A;
        if (score > 0) return Situation.B;
        return score == 0 ? Situation.C : Situation.D;
    }

    /** The plan once this many cards have been drawn; only drawn cards are paid for (EW-S3.1). */
    public static PersianPurchase of(Board board, int score, Reading reading, int drawn) {
        var situation = situation(board, score);
        var purse = new Purse(board, reading, situation, TALENTS - drawn);
        purse.note("plan.situation." + situation, drawn, TALENTS - drawn);
        switch (situation) {
            case A -> purse.fill(unoccupied(board));
            case B -> {
                purse.buildBridge();
                purse.raiseFleets();
                purse.raiseArmies(Orders.LIST_B);
            }
            case C -> {
                purse.buildBridge();
                purse.raiseArmies(Orders.LIST_C);
            }
            case D -> {
                purse.buildBridge();
                purse.fill(ABYDOS);
            }
        }
        return purse.plan(situation, drawn);
    }

    private static City unoccupied(Board board) {
        return board.armies(GREECE, ABYDOS) > 0 ? EPHESOS : ABYDOS;
    }

    /** The talents, and what has been bought so far. */
    private static final class Purse {
        private final Reading reading;
        private final boolean needsGarrison;
        private Board board;
        private int talents;
        private boolean bridge = false;
        private final Map<City, Integer> fleets = new EnumMap<>(City.class);
        private final Map<City, Integer> armies = new EnumMap<>(City.class);
        private final Set<City> passedOver = EnumSet.noneOf(City.class);
        private final List<Note> reasons = new ArrayList<>();

        Purse(Board board, Reading reading, Situation situation, int talents) {
            this.board = board;
            this.reading = reading;
            this.needsGarrison = reading.needsGarrison(situation == Situation.B);
            this.talents = talents;
        }

        void note(String key, Object... args) {
            reasons.add(Note.of("EW-S3", "persia." + key, args).on(board));
        }

        /** EW-S3.1c: whenever it does not stand; EW-4.5 does not apply. */
        void buildBridge() {
            if (board.bridge()) {
                note("plan.bridge.stands");
                return;
            }
            bridge = true;
            board = board.withBridge(true);
            talents -= BRIDGE_PRICE;
            note("plan.bridge", BRIDGE_PRICE);
        }

        /** EW-S3.1: in the order of list C while talents last. */
        void raiseFleets() {
            for (City city : Orders.LIST_C) {
                if (talents == 0 || !city.isPort() || !takesFleet(city)) continue;
                if (board.fleets(GREECE, city) + board.fleets(PERSIA, city) > 0) {
                    note("plan.fleet.there", city);
                    continue;
                }
                board = board.fleets(PERSIA, city, 1);
                fleets.merge(city, 1, Integer::sum);
                talents--;
                note("plan.fleet", city);
            }
        }

        private boolean takesFleet(City city) {
            return reading.has(Reading.Other.PORTS)
                    ? isControlled(city)
                    : board.armies(PERSIA, city) > 0;
        }

        /** One army for each such city of the list in turn, then from the top again. */
        void raiseArmies(List<City> list) {
            int rounds = reading.has(Reading.Other.ROUNDS) ? 2 : TALENTS;
            int before = -1;
            for (int round = 0; round < rounds && talents > 0 && talents != before; round++) {
                before = talents;
                for (City city : list)
                    if (talents > 0 && takesArmy(city) && !isFull(city)) raise(city, 1);
            }
            if (talents > 0) note("plan.left", talents);
        }

        private boolean isControlled(City city) {
            return board.controls(PERSIA, city);
        }

        /** EW-S4.4: the same sentence in situations B and C. */
        private boolean takesArmy(City city) {
            boolean taken = isControlled(city);
            if (!needsGarrison || board.armies(PERSIA, city) > 0) return taken;
            if (taken) passOver("plan.empty", city);
            return false;
        }

        /** A minor city that already holds two or more Persian armies is passed over. */
        private boolean isFull(City city) {
            boolean limited = !city.isMajor() || reading.has(Reading.Other.LIMIT);
            boolean full = limited && board.armies(PERSIA, city) >= FULL_GARRISON;
            if (full) passOver(city.isMajor() ? "plan.full.every" : "plan.full", city);
            return full;
        }

        /** Said once, however often the list is begun again. */
        private void passOver(String key, City city) {
            if (passedOver.add(city)) note(key, city);
        }

        void fill(City city) {
            raise(city, talents);
        }

        private void raise(City city, int count) {
            board = board.armies(PERSIA, city, count);
            armies.merge(city, count, Integer::sum);
            talents -= count;
            note("plan.army", city, count);
        }

        PersianPurchase plan(Situation situation, int cards) {
            return new PersianPurchase(situation, cards, bridge, fleets, armies, board, reasons);
        }
    }
}
