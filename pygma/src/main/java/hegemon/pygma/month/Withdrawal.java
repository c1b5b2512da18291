package hegemon.pygma.month;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** D-83: where armies with R go when others come, and D-94: where beaten ones flee. */
record Withdrawal(Board board, Set<Integer> touched) {
    /** PI-13.1. */
    private static final int SIGHT = 2;

    /**
     * All armies with R on these fields, as the armies stand now. Two realms do not choose the same
     * refuge, where they would meet again (D-81): the lower number chooses first.
     */
    void withdraw(List<Integer> fields) {
        var going = new ArrayList<Troop>();
        for (int field : fields)
            for (Troop troop : board.roster().at(field)) if (mustGo(troop)) going.add(troop);
        refuges(going).forEach(this::withdraw);
    }

    /**
     * D-83, retreat.standing=SIGHT: standing armies with R go when a foreign army has come into
     * their sight, if there is somewhere to go.
     */
    void sighted(List<Troop> stepped) {
        var going = new LinkedHashSet<Troop>();
        for (Troop comer : stepped)
            if (comer.isPresent() && comer.cameFrom() != Geometry.NONE) // not turned back (D-80)
            going.addAll(seeing(comer));
        refuges(new ArrayList<>(going))
                .forEach(
                        (troop, target) -> {
                            if (target != Geometry.NONE) withdraw(troop, target);
                        });
    }

    /** The armies with R into whose sight it has come with its last step. */
    private List<Troop> seeing(Troop comer) {
        var seeing = new ArrayList<Troop>();
        for (int near : board.map.within(comer.field, SIGHT))
            for (Troop troop : board.roster().at(near))
                if (isStandingBy(troop)
                        && troop.realm != comer.realm
                        && board.map.distance(comer.cameFrom(), near) > SIGHT) {
                    troop.avoided.add(comer.realm);
                    seeing.add(troop);
                }
        return seeing;
    }

    private static boolean isStandingBy(Troop troop) {
        return troop.order == BasicOrder.RETREAT
                && troop.isPresent()
                && !troop.hasStep()
                && !troop.stationed // D-84
                && !troop.withdrew
                && !troop.cornered;
    }

    private Map<Troop, Integer> refuges(List<Troop> going) {
        going.sort(Comparator.comparingInt((Troop it) -> it.realm).thenComparing(it -> it.unit));
        var targets = new LinkedHashMap<Troop, Integer>();
        var claims = new HashMap<Integer, Integer>();
        for (Troop troop : going) {
            int target = refuge(troop, at -> claims.getOrDefault(at, troop.realm) == troop.realm);
            targets.put(troop, target);
            claims.put(target, troop.realm);
        }
        return targets;
    }

    private boolean mustGo(Troop troop) {
        if (troop.order != BasicOrder.RETREAT || !troop.isPresent() || troop.cornered) return false;
        boolean met = false;
        boolean attacked = false;
        for (Troop other : board.roster().at(troop.field)) {
            if (other.realm == troop.realm || !other.isPresent()) continue;
            if (other.isFleet() != troop.isFleet()) continue;
            met = true;
            troop.avoided.add(other.realm);
            attacked |= other.attacks(troop.realm);
        }
        if (!met || troop.stationed) return false; // D-84
        return !attacked || board.settings.get(Setting.RETREAT_FROM_ATTACK);
    }

    private void withdraw(Troop troop, int target) {
        if (target == Geometry.NONE || troop.withdrew) {
            troop.cornered = true;
            return;
        }
        troop.withdrew = true;
        go(troop, target, "move.withdrew");
    }

    /** D-94: survivors flee; without a field to go to they perish. */
    void flee(Troop troop) {
        troop.stationed = false;
        int target = refuge(troop, at -> true);
        if (target == Geometry.NONE) board.dissolve(troop, Ledger.Cause.PERISHED);
        else go(troop, target, "move.fled");
    }

    private void go(Troop troop, int target, String why) {
        troop.stop();
        troop.halt = Optional.of(Note.of(why, troop.unit, board.address(target)));
        troop.leftNow = Geometry.NONE;
        board.move(troop, target);
        touched.add(target);
    }

    /** The field it came from this month, else a safe neighbour: own land, lowest address. */
    private int refuge(Troop troop, IntPredicate free) {
        int back = troop.cameFrom();
        if (back != Geometry.NONE
                && back != troop.field
                && free.test(back)
                && canGo(troop, back)
                && !board.roster().hasForeignArmy(back, troop.realm)) return back;
        int best = Geometry.NONE;
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(troop.field, way);
            if (beside != Geometry.NONE
                    && free.test(beside)
                    && isSafe(troop, beside)
                    && isBetter(troop, beside, best)) best = beside;
        }
        return best;
    }

    private boolean isBetter(Troop troop, int field, int best) {
        if (best == Geometry.NONE) return true;
        boolean own = board.field(field).owner() == troop.realm;
        boolean bestOwn = board.field(best).owner() == troop.realm;
        return own != bestOwn ? own : field < best;
    }

    private boolean isSafe(Troop troop, int to) {
        int owner = board.field(to).owner();
        return canGo(troop, to)
                && (Realm.isNobody(owner) || owner == troop.realm)
                && !isNearOthers(troop, to);
    }

    /** Next to foreigners other than those it goes away from. */
    private boolean isNearOthers(Troop troop, int to) {
        if (board.roster().hasForeignArmy(to, troop.realm)) return true;
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(to, way);
            if (beside != Geometry.NONE
                    && beside != troop.field
                    && board.roster().hasForeignArmy(beside, troop.realm)) return true;
        }
        return false;
    }

    private boolean canGo(Troop troop, int to) {
        var from = board.field(troop.field);
        var target = board.field(to);
        if (troop.isFleet()) return target.terrain().isWater();
        if (!target.isWalkable() || !joined(troop.field, to) || !joined(to, troop.field))
            return false;
        return board.hasRoad(troop.field, to) // PI-12.3: on roads heights do not matter
                || Math.abs(from.terrain().height() - target.terrain().height()) <= 1;
    }

    private boolean joined(int over, int end) {
        var field = board.field(over);
        return field.isLand() || field.ways().bridge().filter(b -> b.joins(end)).isPresent();
    }
}
