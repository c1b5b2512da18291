package hegemon.pygma.month;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.RoadClass;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.UnitKind;

import java.util.List;

/** Table T4: what raises and lowers the strength of an army in battle. */
record Odds(Board board) {
    static final int FORTIFIED = 300;
    static final int CITY = 100;
    static final int DOWNHILL = 20;
    private static final int WIDEST_BONUS = 2;

    /** V of these armies together, without culture. */
    long strength(int field, List<Troop> armies) {
        long sum = 0;
        for (Troop army : armies)
            sum += Clash.strength(army.size, army.kind().weight(), percentages(army, field));
        return sum;
    }

    int percentages(Troop army, int field) {
        int from = army.leftNow == Geometry.NONE ? field : army.leftNow; // D-88
        int sum = board.field(from).terrain().outOf() + city(army, field, from);
        if (army.kind() == UnitKind.RH) sum += riders(field);
        if (cameDownhill(army, field)) sum += DOWNHILL;
        return sum + building(army, field, from);
    }

    /** D-50: a bridge is Tiefland. */
    private int riders(int field) {
        var at = board.field(field);
        return at.isLand() ? board.settings.riders(at.terrain()) : RoadClass.LOWLAND.riders();
    }

    /** D-89: the owner's armies in the city, and with city.sortie also out of it. */
    private int city(Troop army, int field, int from) {
        boolean inside = army.began(field) || board.settings.get(Setting.CITY_RELIEF); // D-138
        int here = inside ? cityBonus(field, army.realm) : 0;
        return board.settings.get(Setting.CITY_SORTIE)
                ? Math.max(here, cityBonus(from, army.realm))
                : here;
    }

    private int cityBonus(int field, int realm) {
        var at = board.field(field);
        if (at.owner() != realm || !at.hasCity(board.settings)) return 0;
        return at.settlement().orElseThrow().fortified() ? FORTIFIED : CITY;
    }

    /** D-90: the last step of this month led down into the field. */
    private boolean cameDownhill(Troop army, int field) {
        int from = army.cameFrom();
        return army.isLandArmy()
                && from != Geometry.NONE
                && army.field == field
                && board.field(from).terrain().height() > board.field(field).terrain().height();
    }

    /** PI-9.3: the highest bonus of a building in or near the field, or of the one it left. */
    private int building(Troop army, int field, int from) {
        int best = from == field || !helps(army, from, true) ? 0 : bonus(from, 0);
        for (int near : board.map.within(field, WIDEST_BONUS))
            if (helps(army, near, near == field && from == field))
                best = Math.max(best, bonus(near, board.map.distance(near, field)));
        return best;
    }

    private int bonus(int field, int distance) {
        return board.field(field).building().map(kind -> kind.bonus(distance)).orElse(0);
    }

    /**
     * D-39.
     *
     * @param standing whether the army stands in this building, or attacks out of it
     */
    private boolean helps(Troop army, int building, boolean standing) {
        if (board.field(building).building().isEmpty()) return false;
        return switch (board.settings.get(Setting.BUILDING_BONUS)) {
            case OWNER -> board.field(building).owner() == army.realm;
            case HOLDER -> standing || (army.field != building && holder(building) == army.realm);
            case ALL -> true;
        };
    }

    /** Who stands in it; of several the owner of the land, who has it also if nobody is there. */
    private int holder(int building) {
        int owner = board.field(building).owner();
        var realms =
                board.roster().at(building).stream()
                        .filter(troop -> troop.isPresent() && troop.isLandArmy())
                        .map(troop -> troop.realm)
                        .distinct()
                        .toList();
        return realms.size() == 1 ? realms.getFirst() : owner;
    }
}
