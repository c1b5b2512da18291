package hegemon.pygma.atlas;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;

/** Writes armies, beings, merchants and what the realms remember. */
final class UnitPrinter {
    private final Geometry map;
    private final StringBuilder text = new StringBuilder();

    private UnitPrinter(World world) {
        this.map = world.geometry();
    }

    static String print(World world) {
        var printer = new UnitPrinter(world);
        for (Army army : world.armies()) printer.army(army);
        for (Being being : world.beings().values())
            printer.line(
                    "being "
                            + being.unit()
                            + " "
                            + being.order()
                            + " "
                            + WorldPrinter.quote(being.text()));
        for (Merchant merchant : world.merchants()) printer.merchant(merchant);
        for (Realm realm : world.realms()) printer.known(realm);
        return printer.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void army(Army army) {
        var words =
                new ArrayList<>(
                        List.of(
                                "army " + army.realm(),
                                army.unit().toString(),
                                map.address(army.field()).toString(),
                                String.valueOf(army.size())));
        if (army.equipment().level() > 0)
            words.add(
                    "equipment "
                            + army.equipment().level()
                            + (army.equipment().used() ? " used" : " new"));
        if (army.stationed()) words.add("stationed");
        army.aboard().ifPresent(fleet -> words.add("aboard " + fleet));
        if (!army.name().isEmpty()) words.add("name " + WorldPrinter.quote(army.name()));
        line(String.join(" ", words));
    }

    private void merchant(Merchant merchant) {
        var words =
                new ArrayList<>(
                        List.of(
                                "merchant " + merchant.realm(),
                                merchant.unit().toString(),
                                map.address(merchant.field()).toString()));
        if (!merchant.name().isEmpty()) words.add("name " + WorldPrinter.quote(merchant.name()));
        for (Lot lot : merchant.cargo())
            words.add(
                    "cargo %s %d %d %s"
                            .formatted(
                                    lot.good(), lot.points(), lot.from(), map.address(lot.city())));
        line(String.join(" ", words));
    }

    /** What a realm last saw of each field it knows. */
    private void known(Realm realm) {
        for (int i = 0; i < realm.known().size(); i++) {
            Known known = realm.known().known(i);
            line(
                    "known %d %s %s %s %d %s %s %s %d %d %s"
                            .formatted(
                                    realm.number(),
                                    map.address(realm.known().field(i)),
                                    known.seen(),
                                    known.terrain().symbol(),
                                    known.owner(),
                                    known.settlement().map(kind -> kind.code()).orElse("-"),
                                    WorldPrinter.quote(known.name()),
                                    known.building().map(Enum::name).orElse("-"),
                                    known.ways().roads(),
                                    known.ways().lane(),
                                    known.ways()
                                            .bridge()
                                            .map(
                                                    b ->
                                                            map.address(b.from())
                                                                    + " "
                                                                    + map.address(b.to()))
                                            .orElse("-")));
        }
    }
}
