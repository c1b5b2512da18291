package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;

/** D-80: who meets whom after a pulse, and what follows: withdrawal, battle, robbery, contact. */
final class Encounters {
    private final Board board;
    private final SortedSet<Integer> touched;
    private final Withdrawal withdrawal;
    private final Battles battles;
    private final Contacts contacts;

    /**
     * @param touched fields to look at; emptied by {@link #settle}, filled with those where that
     *     drove somebody
     */
    Encounters(Board board, SortedSet<Integer> touched) {
        this.board = board;
        this.touched = touched;
        this.withdrawal = new Withdrawal(board, touched);
        this.battles = new Battles(board, withdrawal);
        this.contacts = new Contacts(board);
    }

    /** Armies that changed places meet in the field with the lower address. */
    void swaps(List<Troop> stepped) {
        var edges = new LinkedHashMap<Long, List<Troop>>();
        for (Troop troop : stepped)
            if (troop.isPresent() && troop.leftNow != Geometry.NONE)
                edges.computeIfAbsent(edge(troop), key -> new ArrayList<>(2)).add(troop);
        for (List<Troop> movers : edges.values()) if (movers.size() > 1) swap(movers);
    }

    private static long edge(Troop troop) {
        int low = Math.min(troop.field, troop.leftNow);
        int high = Math.max(troop.field, troop.leftNow);
        return ((long) low << 32) | high;
    }

    private void swap(List<Troop> movers) {
        int low = Math.min(movers.getFirst().field, movers.getFirst().leftNow);
        var down = movers.stream().filter(troop -> troop.field == low).toList();
        var up = movers.stream().filter(troop -> troop.field != low).toList();
        for (Troop troop : up)
            for (Troop other : down) {
                if (troop.realm == other.realm || troop.isFleet() != other.isFleet()) continue;
                if (troop.attacks(other.realm) || other.attacks(troop.realm)) turnBack(troop);
                else contacts.meet(low, troop, other);
            }
    }

    /** It fights in the field that it was about to leave. */
    private void turnBack(Troop troop) {
        if (troop.leftNow == Geometry.NONE) return;
        board.turnBack(troop);
        troop.stop(); // the next step leads on from where it is not
        touched.add(troop.field);
    }

    /** Settles all meetings on the touched fields. */
    void settle() {
        var fields = List.copyOf(touched);
        touched.clear();
        var shared = new ArrayList<Integer>();
        for (int field : fields) {
            if (isShared(field)) shared.add(field);
            else if (hasVisitors(field)) contacts.settlement(field);
        }
        withdrawal.withdraw(shared);
        for (int field : shared) {
            battles.fight(field);
            rob(field);
            contacts.meet(field);
            contacts.settlement(field);
        }
    }

    /** D-83, retreat.standing=SIGHT: who came into the sight of standing armies with R. */
    void sighted(List<Troop> stepped) {
        if (board.settings.get(Setting.RETREAT_STANDING) == Choice.Standing.SIGHT)
            withdrawal.sighted(stepped);
    }

    private boolean isShared(int field) {
        var here = board.roster().at(field);
        for (int i = 1; i < here.size(); i++)
            if (here.get(i).realm != here.getFirst().realm) return true;
        return false;
    }

    private boolean hasVisitors(int field) {
        var at = board.field(field);
        return !Realm.isNobody(at.owner())
                && at.settlement().isPresent()
                && board.roster().hasForeignArmy(field, at.owner());
    }

    /** D-97: an attacking army destroys foreign merchants on its field. */
    private void rob(int field) {
        var here = List.copyOf(board.roster().at(field));
        for (Troop merchant : here) {
            if (merchant.isArmy()) continue;
            here.stream()
                    .filter(troop -> troop.isPresent() && troop.attacks(merchant.realm))
                    .findFirst()
                    .ifPresent(robber -> Robbery.rob(board, robber, merchant));
        }
    }

    /** Armies on a field by realm, of those that meet each other. */
    static Map<Integer, List<Troop>> sides(Board board, int field, boolean fleets) {
        var sides = new TreeMap<Integer, List<Troop>>();
        for (Troop troop : board.roster().at(field))
            if (troop.isPresent() && troop.isFleet() == fleets)
                sides.computeIfAbsent(troop.realm, key -> new ArrayList<>(2)).add(troop);
        for (List<Troop> side : sides.values()) side.sort((a, b) -> a.unit.compareTo(b.unit));
        return sides;
    }
}
