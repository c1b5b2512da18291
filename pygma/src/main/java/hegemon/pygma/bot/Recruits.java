package hegemon.pygma.bot;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.Place;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The armies a ruler raises at an armament month, as far as they can be paid. */
record Recruits(Atlas atlas, Growth growth, Draft draft, Map<UnitKind, Integer> raised) {
    private static final int SCOUTS_WANTED = 6;
    private static final int SCOUTS_AT_ONCE = 2;
    private static final int MOUNTAINEERS = 2_500;
    private static final int FIGHTERS_WANTED = 4;
    private static final int MOST_FIGHTERS = 8;
    private static final int MOST_RAISED = 12_000;
    private static final int WAR_CHEST = 40_000;

    Recruits(Atlas atlas, Growth growth, Draft draft) {
        this(atlas, growth, draft, new HashMap<>());
    }

    /** Against intruders, whatever else is wanted. */
    void defenders(int reserve) {
        if (!atlas.violated.isEmpty()) raise(UnitKind.KH, 2_000, MOST_RAISED, reserve);
    }

    /** PI-11.2: riders are good at annexing; mountains need some who can bear losses. */
    void scouts(int reserve) {
        long free =
                atlas.known().stream()
                        .filter(field -> atlas.isFree(field) && growth.worth(field) > 0)
                        .count();
        if (free < SCOUTS_WANTED || growth.isBlocked()) return;
        long scouts = atlas.knowledge.armies().stream().filter(Recruits::isScout).count();
        for (int i = 0; i < SCOUTS_AT_ONCE && scouts + i < SCOUTS_WANTED; i++)
            raise(UnitKind.RH, UnitKind.RH.min(), UnitKind.RH.min(), reserve);
        if (atlas.knowledge.armies().stream().noneMatch(Commands::isHardy))
            raise(UnitKind.KH, MOUNTAINEERS, MOUNTAINEERS, reserve);
    }

    private static boolean isScout(Army army) {
        return army.kind().isLandArmy() && army.size() < Commands.FIGHTERS;
    }

    /** An army that can take foreign land (PI-14.2), when somebody's border is near. */
    void fighters(int reserve) {
        boolean bent = atlas.temper.war() == Choice.Warlike.ALL;
        if (count() >= (bent ? MOST_FIGHTERS : FIGHTERS_WANTED) || !War.isWarlike(atlas)) return;
        int chest = bent ? 0 : WAR_CHEST;
        raise(UnitKind.KH, Commands.FIGHTERS + 1_000, MOST_RAISED, reserve + chest);
    }

    /** Armies that can take foreign land. */
    long count() {
        return atlas.knowledge.armies().stream()
                .filter(army -> army.kind().isLandArmy() && army.size() >= Commands.FIGHTERS)
                .count();
    }

    /** As many as can be paid, now and for a third of all income, in a healthy city. */
    private void raise(UnitKind kind, int least, int most, int reserve) {
        int size = Math.min(most, (draft.balance() - reserve) / kind.raising() / 100 * 100);
        size = Math.min(size, (atlas.income() / 3 - pay()) / kind.pay());
        if (size < least) return;
        for (int city : places()) {
            var unit = new Unit(kind, number(kind));
            var order =
                    new Armament.Raise(
                            unit,
                            new Load.Amount(size, kind),
                            new Place.Field(atlas.address(city)),
                            Optional.empty());
            if (draft.spend(order, reserve)) {
                raised.merge(kind, 1, Integer::sum);
                return;
            }
        }
    }

    private int pay() {
        return atlas.knowledge.armies().stream().mapToInt(Army::pay).sum();
    }

    List<Integer> places() {
        return atlas.knowledge.settlements().entrySet().stream()
                .filter(it -> atlas.knowledge.settings().isCity(it.getValue().kind()))
                .sorted(
                        Comparator.comparingInt(
                                        (Map.Entry<Integer, Settlement> it) ->
                                                !atlas.violated.isEmpty()
                                                        ? distanceToViolation(it.getKey())
                                                        : 0)
                                .thenComparingInt(it -> -it.getValue().kind().armament())
                                .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey)
                .toList();
    }

    private int distanceToViolation(int city) {
        return atlas.violated.stream()
                .mapToInt(field -> atlas.distance(field, city))
                .min()
                .orElse(0);
    }

    private int number(UnitKind kind) {
        return 1
                + raised.getOrDefault(kind, 0)
                + atlas.knowledge.armies().stream()
                        .filter(army -> army.kind() == kind)
                        .mapToInt(army -> army.unit().number())
                        .max()
                        .orElse(0);
    }
}
