package hegemon.pygma.month;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A unit during the month: an army or a merchant, with its orders and what befell it so far. */
final class Troop {
    /** D-77: the attack is against everyone. */
    static final int EVERYONE = -1;

    private static final int[] NO_STEPS = {};

    final int realm;
    final Unit unit;
    String name;
    int field;
    int size;
    Equipment equipment = Equipment.NONE;
    boolean stationed;
    Optional<Troop> carrier = Optional.empty();
    final List<Troop> carried = new ArrayList<>();
    final List<Lot> cargo = new ArrayList<>();
    boolean alive = true;

    // Orders of the month.
    BasicOrder order = BasicOrder.NOTHING;
    int against = EVERYONE;
    boolean annexes = true;

    /** D-55, D-56: raised or converted this month; stands still. */
    boolean fresh;

    /** Fields to enter, one each pulse; {@link #lands} and {@link #boards} say how. */
    int[] steps = NO_STEPS;

    /** The first step leaves the carrier. */
    boolean lands;

    /** The last step boards this fleet, and is no field of {@link #steps}. */
    Optional<Troop> boards = Optional.empty();

    /** D-98: the whole move runs on roads. */
    boolean onRoad;

    // What happened.
    private int[] path = new int[4];
    private int pathLength;

    /** A bit for each step of the path, from the lowest: whether it was carried there. */
    private long carriedAt;

    int made;

    /** The field left in the present pulse, or none. */
    int leftNow = Geometry.NONE;

    /** Why its way ended early. */
    Optional<Message> halt = Optional.empty();

    boolean fought;
    boolean withdrew;

    /** D-83: the realms it turned back from. */
    final Set<Integer> avoided = new HashSet<>();

    /** D-83: had to stay where it met others, and acts as Nichts. */
    boolean cornered;

    private Troop(int realm, Unit unit, String name, int field, int size) {
        this.realm = realm;
        this.unit = unit;
        this.name = name;
        this.field = field;
        this.size = size;
        visit(field);
    }

    static Troop of(Army army) {
        var troop = new Troop(army.realm(), army.unit(), army.name(), army.field(), army.size());
        troop.equipment = army.equipment();
        troop.stationed = army.stationed();
        return troop;
    }

    static Troop of(Merchant merchant) {
        var troop =
                new Troop(merchant.realm(), merchant.unit(), merchant.name(), merchant.field(), 0);
        troop.cargo.addAll(merchant.cargo());
        return troop;
    }

    static Troop raised(int realm, Unit unit, int field, int size) {
        var troop = new Troop(realm, unit, "", field, size);
        troop.fresh = true;
        return troop;
    }

    /** PI-11.9: a part of an army is where the whole was, and like it. */
    Troop split(Unit as, int part) {
        var troop = new Troop(realm, as, "", field, part);
        troop.equipment = equipment;
        troop.fresh = fresh;
        carrier.ifPresent(troop::embark);
        size -= part;
        return troop;
    }

    Army army() {
        return new Army(
                realm,
                unit,
                name,
                field,
                size,
                equipment,
                stationed,
                carrier.map(fleet -> fleet.unit));
    }

    Merchant merchant() {
        return new Merchant(realm, unit, name, field, cargo);
    }

    UnitKind kind() {
        return unit.kind();
    }

    boolean isArmy() {
        return kind().isArmy();
    }

    boolean isLandArmy() {
        return kind().isLandArmy();
    }

    boolean isFleet() {
        return kind().isFleet();
    }

    boolean isCarried() {
        return carrier.isPresent();
    }

    /** On the map for others to meet: alive, an army, and not on board. */
    boolean isPresent() {
        return alive && isArmy() && carrier.isEmpty();
    }

    /** Whether it made or tried a step this month (D-92). */
    boolean moved() {
        return made > 0 || pathLength > 1;
    }

    boolean hasStep() {
        return alive && made < steps.length + (boards.isPresent() ? 1 : 0);
    }

    boolean isBoarding() {
        return boards.isPresent() && made == steps.length;
    }

    int nextStep() {
        return steps[made];
    }

    void stop() {
        steps = Arrays.copyOf(steps, Math.min(made, steps.length));
        boards = Optional.empty();
    }

    void visit(int at) {
        if (pathLength == path.length) path = Arrays.copyOf(path, 2 * pathLength);
        path[pathLength++] = at;
        field = at;
        carriedAt &= ~bit(pathLength - 1);
        if (isCarried()) noteCarried();
    }

    private static long bit(int step) {
        return 1L << step;
    }

    private void noteCarried() {
        carriedAt |= bit(pathLength - 1);
    }

    /** Whether a fleet had it on board at this step of its path. */
    boolean wasCarried(int step) {
        return (carriedAt & bit(step)) != 0;
    }

    /** Its last step was none: it is back where it was. */
    void unvisit() {
        pathLength--;
        field = path[pathLength - 1];
        leftNow = Geometry.NONE;
    }

    /** Every field of its way, from where it stood at the start. */
    int[] path() {
        return Arrays.copyOf(path, pathLength);
    }

    /** Whether it stood in this field when movement began. */
    boolean began(int at) {
        return path[0] == at;
    }

    /** Where it came from to its present field in this month, or none. */
    int cameFrom() {
        return pathLength > 1 ? path[pathLength - 2] : Geometry.NONE;
    }

    /** D-83: with R it avoided others, and did not fight. */
    boolean turnedBack() {
        return order == BasicOrder.RETREAT && !fought && !cornered && !avoided.isEmpty();
    }

    void embark(Troop fleet) {
        carrier = Optional.of(fleet);
        fleet.carried.add(this);
        stationed = false;
        noteCarried();
    }

    void disembark() {
        carrier.ifPresent(fleet -> fleet.carried.remove(this));
        carrier = Optional.empty();
    }

    /** D-66: ships that its cargo fills. */
    int shipsFilled() {
        return carried.stream().mapToInt(army -> army.kind().ships(army.size)).sum();
    }

    int goods() {
        return cargo.stream().mapToInt(Lot::points).sum();
    }

    /** D-77: whether its order is to attack armies of this realm. */
    boolean attacks(int other) {
        return order == BasicOrder.ATTACK
                && isArmy()
                && other != realm
                && (against == EVERYONE || against == other);
    }

    /** PI-16.4: whether, met without battle, it discloses its player. */
    boolean negotiates() {
        return order == BasicOrder.NEGOTIATE && !cornered;
    }

    /** As in rolls: the realm and the unit. */
    String subject() {
        return realm + " " + unit;
    }

    @Override
    public String toString() {
        return subject();
    }
}
