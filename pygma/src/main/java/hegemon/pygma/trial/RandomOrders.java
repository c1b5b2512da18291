package hegemon.pygma.trial;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Sheets that a busy and thoughtless ruler might send: sound in form, not always in sense. */
public final class RandomOrders {
    private static final List<String> BASIC = List.of("A", "A", "R", "V", "-", "");
    private static final List<String> SPENDING =
            List.of(
                    "HYGIENE %d",
                    "RÜSTE KH %3$d 2000 K IN %2$s A",
                    "RÜSTE RH %3$d 1000 R IN %2$s",
                    "VERSTÄRKE KH 1 1000 K",
                    "GRÜNDE %2$s \"Neuhof\"",
                    "AUSBAU %2$s GS",
                    "AUSBAU %2$s KST",
                    "BAUE WACHPOSTEN %2$s",
                    "EINWOHNER %2$s 1",
                    "BEFESTIGE %2$s",
                    "HANDELSSTADT %2$s",
                    "HÄNDLER H %3$d IN %2$s",
                    "FÖRDERE Ebene Getreide 1",
                    "STATION KH 1",
                    "ENTLASSE RH 1 500 R",
                    "ZAHLE 1000 AN %4$d",
                    "NACHRICHT %4$d \"Frieden?\"",
                    "OFFENBARE %4$d",
                    "SONST \"Wir beten.\"",
                    "TEILE KH 1 1500 K ALS KH %3$d",
                    "VEREINE KH 2 IN KH 1",
                    "PRODUKTION Ebene Getreide Vieh Stoff",
                    "PRODUKTION %2$s Kultur",
                    "LADE H 1 3 Getreide",
                    "ÜBERGIB H 1 AN %2$s",
                    "ÜBERGIB H 1 AN H 1 VON %4$d",
                    "LADE H 1 5 Vieh, 2 Holz",
                    "SOLD RH 2, KH 1",
                    "VERSTÄRKE RH 2 500 R",
                    "ENTLASSE KH %3$d",
                    "RÜSTE FH %3$d 20 S IN %5$s",
                    "FORME FH %3$d ALS KH 9%3$d AUF %2$s",
                    "BRÜCKE %5$s VON %2$s NACH %6$s",
                    "BAUE FESTUNG %2$s",
                    "AUSBAU %2$s WACHTURM",
                    "HANDELSSTADT KEINE %2$s",
                    "FÖRDERE Hügel Wein 1",
                    "PRODUKTION Wasser Vieh",
                    "SUCHE %2$s",
                    "NAME %2$s \"Aue\"");

    private final World world;
    private final Map<Integer, List<Integer>> fields = new HashMap<>();
    private final Map<Integer, List<Army>> armies = new HashMap<>();
    private final Map<Integer, List<Merchant>> merchants = new HashMap<>();

    /** Looks through the world once, for all realms. */
    public RandomOrders(World world) {
        this.world = world;
        for (int field = 0; field < world.fields().size(); field++)
            fields.computeIfAbsent(world.field(field).owner(), key -> new ArrayList<>()).add(field);
        for (Army army : world.armies())
            armies.computeIfAbsent(army.realm(), key -> new ArrayList<>()).add(army);
        for (Merchant merchant : world.merchants())
            merchants.computeIfAbsent(merchant.realm(), key -> new ArrayList<>()).add(merchant);
    }

    public Sheet sheet(int realm, RandomGenerator random) {
        var lines = new ArrayList<String>();
        var own = fields.getOrDefault(realm, List.of());
        for (int i = random.nextInt(6); i > 0 && !own.isEmpty(); i--) {
            int field = own.get(random.nextInt(own.size()));
            lines.add(
                    String.format(
                            SPENDING.get(random.nextInt(SPENDING.size())),
                            1_000 * random.nextInt(20),
                            world.geometry().address(field),
                            2 + random.nextInt(8),
                            1 + random.nextInt(world.realms().size()),
                            beside(field, random),
                            beside(field, random)));
        }
        if (random.nextBoolean() && !own.isEmpty()) lines.add(road(own, random));
        for (Army army : armies.getOrDefault(realm, List.of()))
            if (random.nextInt(5) > 0) lines.add(march(army, random));
        for (Merchant merchant : merchants.getOrDefault(realm, List.of()))
            lines.add(walk(merchant.unit().toString(), merchant.field(), 3, random));
        return Parser.read(String.join("\n", lines)).sheet();
    }

    private Address beside(int field, RandomGenerator random) {
        int beside = world.geometry().neighbour(field, random.nextInt(6));
        return world.geometry().address(beside == Geometry.NONE ? field : beside);
    }

    private String road(List<Integer> own, RandomGenerator random) {
        var map = world.geometry();
        int from = own.get(random.nextInt(own.size()));
        int to = map.neighbour(from, random.nextInt(6));
        return to == Geometry.NONE
                ? "HYGIENE 1000"
                : "STRASSE " + map.address(from) + " > " + map.address(to);
    }

    private String march(Army army, RandomGenerator random) {
        if (army.stationed()) return army.unit() + " *: " + world.geometry().address(army.field());
        if (army.kind().isLandArmy() && army.aboard().isEmpty() && random.nextInt(4) == 0) {
            var fleet = fleetBeside(army);
            if (fleet.isPresent())
                return army.unit()
                        + ": "
                        + world.geometry().address(army.field())
                        + " > "
                        + fleet.get().unit();
        }
        int steps = random.nextInt(army.kind() == UnitKind.FH ? 7 : 4);
        var line = walk(army.unit().toString(), army.field(), steps, random);
        var equipment = random.nextInt(20) == 0 && army.kind().isLandArmy() ? " AUSR 1" : "";
        return line + " " + BASIC.get(random.nextInt(BASIC.size())) + equipment;
    }

    private Optional<Army> fleetBeside(Army army) {
        return armies.getOrDefault(army.realm(), List.of()).stream()
                .filter(it -> it.kind() == UnitKind.FH)
                .filter(it -> world.geometry().adjacent(it.field(), army.field()))
                .findFirst();
    }

    private String walk(String unit, int from, int steps, RandomGenerator random) {
        var map = world.geometry();
        var line = new StringBuilder(unit + ": " + map.address(from));
        int at = from;
        for (int i = 0; i < steps; i++) {
            int next = map.neighbour(at, random.nextInt(6));
            if (next == Geometry.NONE) break;
            at = next;
            line.append(" > ").append(map.address(at));
        }
        return line.toString();
    }
}
