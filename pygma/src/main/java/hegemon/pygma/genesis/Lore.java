package hegemon.pygma.genesis;

import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Terrain;
import hegemon.table.Lots;

import java.util.List;

/** D-140: what a game master would say of the realms and of places, where none does. */
final class Lore {
    /** As many as there are texts {@code pygma.tale.1} and so on. */
    static final int TALES = 8;

    private static final int NEIGHBOURHOOD = 5;

    private Lore() {}

    /** D-101: at home where most ground near the capital is hard; of equals the first. */
    static People people(WorldPlan plan, Geometry map, Terrain[] terrain, int capital) {
        if (plan.get(Feature.PEOPLES) == 0) return People.NONE;
        var best = People.MOUNTAIN;
        for (People people : List.of(People.FOREST, People.DESERT))
            if (fields(map, terrain, capital, people) > fields(map, terrain, capital, best))
                best = people;
        return best;
    }

    private static int fields(Geometry map, Terrain[] terrain, int capital, People people) {
        int count = 0;
        for (int near : map.within(capital, NEIGHBOURHOOD))
            if (people.isAtHome(terrain[near])) count++;
        return count;
    }

    /** D-96: the same points for all, on one side of a battle or on one kind of open land. */
    static Culture culture(WorldPlan plan, Lots lots) {
        var choices = Culture.choices(plan.get(Feature.CULTURE));
        if (choices.isEmpty()) return Culture.NONE;
        int side = lots.below(3);
        return choices.get(side < 2 ? side : 2 + lots.below(Culture.OPEN_LAND.size()));
    }

    /** PI-13.2: descriptions of free land, as keys of words. */
    static void tell(WorldPlan plan, List<Field> fields, Lots lots) {
        int each = plan.get(Feature.TALES);
        if (each == 0) return;
        int land = (int) fields.stream().filter(Field::isLand).count();
        for (int i = 0; i < land / each; i++) {
            int at = lots.below(fields.size());
            int tale = 1 + lots.below(TALES);
            var field = fields.get(at);
            if (field.isLand() && Realm.isNobody(field.owner()))
                fields.set(at, field.with(new Field.Notes("", "pygma.tale." + tale)));
        }
    }
}
