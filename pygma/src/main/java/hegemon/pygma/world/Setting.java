package hegemon.pygma.world;

import static hegemon.pygma.world.SettingKind.choice;
import static hegemon.pygma.world.SettingKind.flag;
import static hegemon.pygma.world.SettingKind.number;
import static hegemon.pygma.world.SettingKind.numbers;
import static hegemon.pygma.world.SettingKind.perTerrain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A default of Part II that the game master may change for a game ([S]). {@link #ALL} has them in
 * its order. Those of the map itself are in {@link Geometry}; those of one realm in {@link Realm}.
 */
public final class Setting<T> {
    /** Games whose set-up names no edition have the first; a new one writes the latest into it. */
    public static final int FIRST_EDITION = 1;

    public static final int LATEST_EDITION = 3;

    private static final List<Setting<?>> TABLE = new ArrayList<>();

    /** D-136: which set of defaults counts. */
    public static final Setting<Integer> EDITION =
            number("edition", FIRST_EDITION, FIRST_EDITION, LATEST_EDITION);

    /** D-7. */
    public static final Setting<Map<Terrain, RoadClass>> TERRAIN_CLASS =
            perTerrain("terrain.class", text -> SettingText.choice(RoadClass.class, text));

    /** D-8. */
    public static final Setting<Map<Terrain, Integer>> TERRAIN_INCOME =
            perTerrain("terrain.income", text -> SettingText.number(text, 0, 1_000_000));

    /** D-9. */
    public static final Setting<Map<Terrain, Integer>> TERRAIN_EP =
            perTerrain("terrain.ep", text -> SettingText.number(text, 0, 1_000));

    /** D-13. */
    public static final Setting<Choice.WaterUse> WATER_USE =
            choice("water.use", Choice.WaterUse.COAST);

    /** D-19. */
    public static final Setting<Choice.Unpaid> PAY_UNPAID =
            choice("pay.unpaid", Choice.Unpaid.LEAVE);

    /** D-21. */
    public static final Setting<Choice.Transfer> MONEY_TRANSFER =
            choice("money.transfer", Choice.Transfer.CONTACT);

    /** D-22. */
    public static final Setting<Choice.NoMove> NMR_HYGIENE =
            choice("nmr.hygiene", Choice.NoMove.REPEAT, Choice.NoMove.PARTLY);

    /** D-25 and D-26. */
    public static final Setting<Boolean> CITY_KLEINSTADT = flag("city.kleinstadt", true);

    public static final Setting<Integer> SETTLEMENT_DISTANCE =
            number("settlement.distance", 3, 1, 20);

    /** D-27. */
    public static final Setting<Integer> UPGRADE_PER_TERM = number("upgrade.perTerm", 1, 1, 5);

    /** D-28: what needs ten EP outside the start area. */
    public static final Setting<Choice.ColonyScope> COLONY_SCOPE =
            choice("colony.scope", Choice.ColonyScope.ALL, Choice.ColonyScope.CITIES);

    /** D-32: per cent of the treasury that the conqueror of a capital gets. */
    public static final Setting<Integer> CAPITAL_FALL = number("capital.fall", 50, 0, 100);

    /** D-33: K for each 5 EP. */
    public static final Setting<Integer> NEUTRAL_GARRISON =
            number("neutral.garrison", 1_000, 0, 100_000);

    /** D-34. */
    public static final Setting<Choice.HygieneScope> HYGIENE_SCOPE =
            choice("hygiene.scope", Choice.HygieneScope.CITIES);

    /** D-37. */
    public static final Setting<Choice.Halves> PLAGUE_HALVES =
            choice("plague.halves", Choice.Halves.BOTH);

    /** D-38: up to which W6 a city leaves at the second, third, later plague in a row. */
    public static final Setting<List<Integer>> PLAGUE_SECESSION =
            numbers("plague.secession", List.of(1, 3, 5), 6);

    /** D-39: whose armies a fortification building helps. */
    public static final Setting<Choice.BuildingBonus> BUILDING_BONUS =
            choice("building.bonus", Choice.BuildingBonus.OWNER, Choice.BuildingBonus.HOLDER);

    /** D-46, D-49: what the limit of a month's growth counts for; how roads meet at a border. */
    public static final Setting<Choice.RoadGrowth> ROAD_GROWTH =
            choice("road.growth", Choice.RoadGrowth.TIP, Choice.RoadGrowth.END);

    public static final Setting<Choice.RoadBorder> ROAD_BORDER =
            choice("road.border", Choice.RoadBorder.ORDER, 3, Choice.RoadBorder.PHASE);

    /** D-51. */
    public static final Setting<Choice.Catastrophes> CATASTROPHE =
            choice("catastrophe", Choice.Catastrophes.GM, Choice.Catastrophes.AUTO);

    /** D-52, and D-55: whether an army moves in the month in which it is raised. */
    public static final Setting<Choice.ForeignRoads> ROAD_FOREIGN =
            choice("road.foreign", Choice.ForeignRoads.ALL);

    public static final Setting<Boolean> RAISE_MOVES = flag("raise.moves", false);

    /** D-59. */
    public static final Setting<Integer> HEIGHT_PER_MONTH = number("height.perMonth", 1, 1, 20);

    /** D-61. */
    public static final Setting<Choice.Aground> FLEET_AGROUND =
            choice("fleet.aground", Choice.Aground.TABLE);

    /** D-68: when mobile armies are counted. */
    public static final Setting<Choice.ArmyCount> ADMINISTRATION_COUNT =
            choice("administration.count", Choice.ArmyCount.BEFORE, Choice.ArmyCount.AFTER);

    /** D-69. */
    public static final Setting<Choice.IntruderDetail> INTRUDER_DETAIL =
            choice("intruder.detail", Choice.IntruderDetail.SIGHT);

    /** D-76. */
    public static final Setting<Choice.ConquestScope> CONQUEST_SCOPE =
            choice("conquest.scope", Choice.ConquestScope.END);

    /** D-77. */
    public static final Setting<Boolean> ATTACK_TARGETED = flag("attack.targeted", true);

    /** D-82. */
    public static final Setting<Boolean> RETREAT_FROM_ATTACK = flag("retreat.fromAttack", true);

    /** D-83: whether whom an R army avoids learns nothing; what drives a standing one away. */
    public static final Setting<Boolean> RETREAT_UNSEEN = flag("retreat.unseen", false, true);

    public static final Setting<Choice.Standing> RETREAT_STANDING =
            choice("retreat.standing", Choice.Standing.ENTER);

    /** D-85 and D-89. */
    public static final Setting<Choice.Discloses> CONTACT_DISCLOSES =
            choice("contact.discloses", Choice.Discloses.NAME_ADDRESS);

    public static final Setting<Boolean> CITY_SORTIE = flag("city.sortie", false);

    /** D-138: whether armies that enter their own city this month fight out of it. */
    public static final Setting<Boolean> CITY_RELIEF = flag("city.relief", true, false);

    /** D-93: per mille. */
    public static final Setting<Integer> BATTLE_WINNER_LOSS =
            number("battle.winnerLoss", 800, 0, 1_000);

    /** D-94. */
    public static final Setting<Choice.Loser> BATTLE_LOSER =
            choice("battle.loser", Choice.Loser.ROUT);

    /** D-97. */
    public static final Setting<Choice.Robbery> MERCHANT_ROBBERY =
            choice("merchant.robbery", Choice.Robbery.LOST);

    /** D-139: whether foreign merchants are sighted. */
    public static final Setting<Boolean> MERCHANT_SEEN = flag("merchant.seen", false, true);

    /** D-98. */
    public static final Setting<Map<Terrain, Boolean>> LOSS_TERRAIN =
            perTerrain("loss.terrain", SettingText::flag);

    /** D-104: what makes a deal complete. */
    public static final Setting<Choice.Deal> TRADE_DEAL =
            choice("trade.deal", Choice.Deal.BEARER, Choice.Deal.ORIGIN);

    /** D-105: most points of one good in store; 0: none. */
    public static final Setting<Integer> STORE_CAP = number("store.cap", 0, 0, 1_000_000);

    /** D-107. */
    public static final Setting<Choice.Carry> TRADE_CARRY = choice("trade.carry", Choice.Carry.ADD);

    /** D-112. */
    public static final Setting<Choice.StoreUse> SUPPLY_STORE =
            choice("supply.store", Choice.StoreUse.USE);

    /** D-113. */
    public static final Setting<Choice.PromotionScope> PROMOTION_SCOPE =
            choice("promotion.scope", Choice.PromotionScope.REALM);

    public static final Setting<Choice.PromotionLasts> PROMOTION_LASTS =
            choice("promotion.lasts", Choice.PromotionLasts.FOREVER);

    /** D-115. */
    public static final Setting<Integer> SUPPLY_BEYOND = number("supply.beyond", 3, 0, 100);

    /** D-116: up to which W100 each level of unrest brings a revolt. */
    public static final Setting<List<Integer>> UNREST_CHANCE =
            numbers("unrest.chance", List.of(0, 1, 15, 40), 100);

    /** D-117. */
    public static final Setting<Choice.UnrestEffect> UNREST_EFFECT =
            choice("unrest.effect", Choice.UnrestEffect.REVOLT);

    /** D-118 (of 20), D-120 and D-121. */
    public static final Setting<Integer> PEARLS_CHANCE = number("pearls.chance", 2, 0, 20);

    public static final Setting<Boolean> LUXURY_BLOCK = flag("luxury.block", true);
    public static final Setting<Integer> GEM_POINTS = number("gem.points", 4, 0, 100);

    /** D-122 and D-124. */
    public static final Setting<Choice.MineSearch> MINE_SEARCH =
            choice("mine.search", Choice.MineSearch.ANNEX);

    public static final Setting<Choice.MineYield> MINE_YIELD =
            choice("mine.yield", Choice.MineYield.FIXED);

    /** D-125. */
    public static final Setting<Integer> START_FIELDS = number("start.fields", 12, 1, 100);

    public static final Setting<Integer> START_MONEY =
            number("start.money", 100_000, 0, 100_000_000);
    public static final Setting<Integer> START_KH = number("start.kh", 5_000, 0, 100_000);
    public static final Setting<Integer> START_RH = number("start.rh", 2_000, 0, 50_000);
    public static final Setting<Integer> START_FH = number("start.fh", 20, 0, 500);

    /** D-128: the last year, 0: open end. */
    public static final Setting<Integer> GAME_END = number("game.end", 0, 0, 10_000);

    /** D-150, D-160, D-161: who knows the players, gives peoples and culture, reads the ranking. */
    public static final Setting<Choice.Identities> IDENTITIES =
            choice("identities", Choice.Identities.KNOWN);

    public static final Setting<Choice.Peoples> PEOPLES = choice("peoples", Choice.Peoples.MASTER);
    public static final Setting<Boolean> RANKING = flag("ranking", false);

    /** D-151, D-156: what the deadline does; whether rulers may ask what code would order. */
    public static final Setting<Choice.Zat> ZAT = choice("zat", Choice.Zat.CLOSE);

    public static final Setting<Boolean> SUGGESTIONS = flag("suggestions", true);

    /** D-157 to D-159: taking back in a practice; how realms of code grow and fight. */
    public static final Setting<Boolean> PRACTICE_BACK = flag("practice.back", false);

    public static final Setting<Integer> BOTS_PACE = number("bots.pace", 5, 1, 5);
    public static final Setting<Choice.Warlike> BOTS_WAR = choice("bots.war", Choice.Warlike.SOME);
    public static final List<Setting<?>> ALL = Collections.unmodifiableList(TABLE);

    private final int index;
    private final String key;
    private final IntFunction<T> byDefault;
    private final Function<String, Optional<T>> parser;
    private final Function<T, String> printer;

    /** With the default of each edition. */
    Setting(
            String key,
            IntFunction<T> byDefault,
            Function<String, Optional<T>> parser,
            Function<T, String> printer) {
        this.index = TABLE.size();
        this.key = key;
        this.byDefault = byDefault;
        this.parser = parser;
        this.printer = printer;
        TABLE.add(this);
    }

    public static Optional<Setting<?>> named(String key) {
        return ALL.stream().filter(setting -> setting.key.equals(key)).findFirst();
    }

    int index() {
        return index;
    }

    public String key() {
        return key;
    }

    /** What a game of this edition plays by if nobody says otherwise. */
    public T byDefault(int edition) {
        return byDefault.apply(edition);
    }

    /** Empty for a text that is no value of this setting. */
    public Optional<T> parse(String text) {
        return parser.apply(text);
    }

    public String print(T value) {
        return printer.apply(value);
    }

    @Override
    public String toString() {
        return key;
    }
}
