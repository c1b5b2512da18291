package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.PartialMap;
import hegemon.pygma.report.Signs;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** PI-1.4: the complete map for the page of the game master. */
final class MasterMap {
    private final World world;
    private final Voice voice;
    private final Map<Integer, List<Army>> armies = new HashMap<>();

    private MasterMap(World world, Voice voice) {
        this.world = world;
        this.voice = voice;
        for (Army army : world.armies())
            armies.computeIfAbsent(army.field(), field -> new ArrayList<>()).add(army);
    }

    static List<Hex> of(World world, Voice voice) {
        var map = new MasterMap(world, voice);
        var hexes = new ArrayList<Hex>();
        var spots = MapScene.of(world).map().getSpots();
        for (int field = 0; field < spots.size(); field++)
            hexes.add(map.hex(spots.get(field), field));
        return hexes;
    }

    private Hex hex(PartialMap.Spot spot, int field) {
        var here = armies.getOrDefault(field, List.of());
        boolean free = Realm.isNobody(spot.owner());
        return Hex.of(
                spot,
                new Hex.Seen(
                        free ? "none" : "foreign",
                        free ? "" : Signs.colour(spot.owner()),
                        0,
                        world.settings().income(spot.terrain()),
                        "",
                        0,
                        false,
                        here.stream().map(army -> label(army)).toList(),
                        false,
                        facts(spot, world.field(field), here)));
    }

    private static String label(Army army) {
        return Realm.isNobody(army.realm()) ? army.name() : army.realm() + ":" + army.unit();
    }

    private List<Hex.Fact> facts(PartialMap.Spot spot, Field field, List<Army> here) {
        var facts = new ArrayList<Hex.Fact>();
        add(facts, "terrain", voice.herald().term(spot.terrain()));
        add(facts, "owner", owner(spot.owner()));
        field.settlement()
                .ifPresent(
                        city ->
                                add(
                                        facts,
                                        "settlement",
                                        spot.name()
                                                + ", "
                                                + voice.herald().term(city.kind())
                                                + ", "
                                                + voice.page("fact.points", city.points())));
        facts.addAll(RulerMap.built(spot, voice));
        for (Army army : here) add(facts, "army", army(army));
        field.ground().deposit().ifPresent(deposit -> add(facts, "deposit", deposit(deposit)));
        add(facts, "told", voice.herald().told(field.notes().text()));
        return facts;
    }

    private void add(List<Hex.Fact> facts, String key, String text) {
        RulerMap.fact(key, text, voice).ifPresent(facts::add);
    }

    private String owner(int realm) {
        return Realm.isNobody(realm)
                ? voice.page("fact.nobody")
                : realm + " " + world.realm(realm).name();
    }

    private String army(Army army) {
        var whose =
                Realm.isNobody(army.realm())
                        ? voice.herald().say("neutral")
                        : world.realm(army.realm()).name();
        var named = army.name().isEmpty() ? "" : " · " + army.name();
        return whose + ", " + army.unit() + named + ", " + voice.figure(army.size());
    }

    private String deposit(Deposit deposit) {
        return voice.herald().say("mine." + Herald.key(deposit.kind()), deposit.yield())
                + ", "
                + voice.page("fact.terms", deposit.terms());
    }
}
