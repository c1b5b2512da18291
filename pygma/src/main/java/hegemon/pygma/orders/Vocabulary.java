package hegemon.pygma.orders;

import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names that orders use for one kind of thing, with all their spellings: the German name first,
 * the English second, then synonyms.
 */
final class Vocabulary<T> {
    /** PI-21.1 and PI-23.1. */
    static final Vocabulary<Good> GOODS =
            new Vocabulary<Good>()
                    .add(Good.GRAIN, "Getreide", "grain", "corn")
                    .add(Good.FRUIT, "Früchte", "fruit", "Gemüse", "Obst", "fruits", "vegetables")
                    .add(Good.CATTLE, "Vieh", "cattle", "Wild", "Fisch", "game", "fish")
                    .add(Good.SPICES, "Gewürze", "spices", "Gewürz", "Salz", "spice", "salt")
                    .add(Good.WINE, "Wein", "wine")
                    .add(Good.WOOD, "Holz", "wood")
                    .add(Good.STONE, "Stein", "stone", "Steine", "stones")
                    .add(Good.ORE, "Erze", "ore", "Erz", "ores")
                    .add(Good.CLOTH, "Stoff", "cloth", "Stoffe")
                    .add(Good.CULTURE, "Kultur", "culture")
                    .add(Good.TOBACCO, "Tabak", "tobacco")
                    .add(Good.PEARLS, "Perlen", "pearls", "Perle", "pearl")
                    .add(Good.SILK, "Seide", "silk")
                    .add(Good.GEMS, "Edelsteine", "gems", "Edelstein", "gem")
                    .add(Good.GLASS, "Glas", "glass");

    /** Table T1 with the synonyms of PI-3.3 (D-6). */
    static final Vocabulary<Trade.Ground> GROUNDS =
            new Vocabulary<Trade.Ground>()
                    .add(kind(Terrain.ICE), "Eis", "ice")
                    .add(kind(Terrain.PLAIN), "Ebene", "plain", "plains")
                    .add(kind(Terrain.MOUNTAINS), "Gebirge", "mountains", "mountain")
                    .add(kind(Terrain.PLATEAU), "Hochebene", "plateau", "Hochplateau")
                    .add(kind(Terrain.HILLS), "Hügel", "hills", "hill")
                    .add(kind(Terrain.DESERT), "Wüste", "desert", "Sandfeld")
                    .add(kind(Terrain.SWAMP), "Sumpf", "swamp")
                    .add(kind(Terrain.GRASSLAND), "Grasland", "grassland")
                    .add(kind(Terrain.RAINFOREST), "Regenwald", "rain forest")
                    .add(
                            kind(Terrain.LIGHT_FOREST),
                            "lichter Wald",
                            "light forest",
                            "leichter Wald")
                    .add(kind(Terrain.DEEP_FOREST), "tiefer Wald", "deep forest")
                    .add(kind(Terrain.FRESH_WATER), "Süßwasser", "fresh water")
                    .add(kind(Terrain.SALT_WATER), "Salzwasser", "salt water")
                    .add(kind(Terrain.REEFS), "Riffe", "reefs", "Riff", "Untiefe", "reef")
                    .add(kind(Terrain.OASIS), "Oase", "oasis")
                    .add(kind(Terrain.WOODED_HILLS), "Waldhügel", "wooded hills")
                    .add(new Trade.Waters(), "Wasser", "water");

    static final Vocabulary<Month> MONTHS = months();

    /** What AUSBAU leads to for a settlement: the codes of Table T2. */
    static final Vocabulary<SettlementKind> SETTLEMENTS =
            new Vocabulary<SettlementKind>()
                    .add(SettlementKind.LARGE_SETTLEMENT, "GS", "GS")
                    .add(SettlementKind.SMALL_TOWN, "KST", "KST")
                    .add(SettlementKind.INLAND_CITY, "BST", "BST")
                    .add(SettlementKind.PORT, "HST", "HST");

    /** What AUSBAU makes of a Wachposten. */
    static final Vocabulary<BuildingKind> TOWERS =
            new Vocabulary<BuildingKind>()
                    .add(BuildingKind.LOOKOUT_TOWER, "SPÄHTURM", "LOOKOUT", "LOOKOUT TOWER")
                    .add(BuildingKind.WATCH_TOWER, "WACHTURM", "WATCHTOWER");

    /** What BAUE builds. */
    static final Vocabulary<BuildingKind> BUILDINGS =
            new Vocabulary<BuildingKind>()
                    .add(BuildingKind.GUARD_POST, "WACHPOSTEN", "GUARDPOST")
                    .add(BuildingKind.FORTRESS, "FESTUNG", "FORTRESS");

    private final Map<T, List<String>> names = new LinkedHashMap<>();
    private final Map<String, T> meanings = new LinkedHashMap<>();

    private static Trade.Ground kind(Terrain terrain) {
        return new Trade.Kind(terrain);
    }

    private static Vocabulary<Month> months() {
        var months = new Vocabulary<Month>();
        for (Month month : Month.values()) months.add(month, month.title(), month.title());
        return months;
    }

    private Vocabulary<T> add(T meaning, String... spellings) {
        names.put(meaning, List.of(spellings));
        Arrays.stream(spellings).forEach(word -> meanings.put(Spelling.fold(word), meaning));
        return this;
    }

    Optional<T> find(String word) {
        return Optional.ofNullable(meanings.get(Spelling.fold(word)));
    }

    /** The name used in orders of this language. */
    String name(T meaning, Language language) {
        var spellings = names.get(meaning);
        if (spellings == null) throw new IllegalArgumentException("no name for " + meaning);
        return spellings.get(language == Language.GERMAN ? 0 : 1);
    }

    /** The spelling that may have been meant. */
    Optional<String> meant(String word) {
        return Spelling.meant(word, names.values().stream().flatMap(List::stream).toList());
    }

    /** Whether some spelling has two words that begin with this one. */
    boolean isFirstOfTwo(String first, String second) {
        return find(first + second).isPresent();
    }
}
