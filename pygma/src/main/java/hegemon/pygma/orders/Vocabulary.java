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
 * then the English and the French one, then synonyms.
 */
final class Vocabulary<T> {
    /** PI-21.1 and PI-23.1. */
    static final Vocabulary<Good> GOODS =
            new Vocabulary<Good>()
                    .add(Good.GRAIN, "Getreide", "grain", "céréales", "corn", "céréale", "blé")
                    .add(
                            Good.FRUIT,
                            "Früchte",
                            "fruit",
                            "fruits",
                            "Gemüse",
                            "Obst",
                            "vegetables",
                            "légumes")
                    .add(
                            Good.CATTLE,
                            "Vieh",
                            "cattle",
                            "bétail",
                            "Wild",
                            "Fisch",
                            "game",
                            "fish",
                            "gibier",
                            "poisson")
                    .add(
                            Good.SPICES,
                            "Gewürze",
                            "spices",
                            "épices",
                            "Gewürz",
                            "Salz",
                            "spice",
                            "salt",
                            "épice",
                            "sel")
                    .add(Good.WINE, "Wein", "wine", "vin")
                    .add(Good.WOOD, "Holz", "wood", "bois")
                    .add(Good.STONE, "Stein", "stone", "pierre", "Steine", "stones", "pierres")
                    .add(Good.ORE, "Erze", "ore", "minerai", "Erz", "ores", "minerais")
                    .add(Good.CLOTH, "Stoff", "cloth", "étoffe", "Stoffe", "étoffes", "tissu")
                    .add(Good.CULTURE, "Kultur", "culture", "culture")
                    .add(Good.TOBACCO, "Tabak", "tobacco", "tabac")
                    .add(Good.PEARLS, "Perlen", "pearls", "perles", "Perle", "pearl", "perle")
                    .add(Good.SILK, "Seide", "silk", "soie")
                    .add(
                            Good.GEMS,
                            "Edelsteine",
                            "gems",
                            "pierreries",
                            "Edelstein",
                            "gem",
                            "gemmes")
                    .add(Good.GLASS, "Glas", "glass", "verre");

    /** Table T1 with the synonyms of PI-3.3 (D-6). */
    static final Vocabulary<Trade.Ground> GROUNDS =
            new Vocabulary<Trade.Ground>()
                    .add(kind(Terrain.ICE), "Eis", "ice", "glace")
                    .add(kind(Terrain.PLAIN), "Ebene", "plain", "plaine", "plains", "plaines")
                    .add(
                            kind(Terrain.MOUNTAINS),
                            "Gebirge",
                            "mountains",
                            "montagnes",
                            "mountain",
                            "montagne")
                    .add(kind(Terrain.PLATEAU), "Hochebene", "plateau", "plateau", "Hochplateau")
                    .add(kind(Terrain.HILLS), "Hügel", "hills", "collines", "hill", "colline")
                    .add(kind(Terrain.DESERT), "Wüste", "desert", "désert", "Sandfeld")
                    .add(kind(Terrain.SWAMP), "Sumpf", "swamp", "marais")
                    .add(kind(Terrain.GRASSLAND), "Grasland", "grassland", "prairie", "prairies")
                    .add(kind(Terrain.RAINFOREST), "Regenwald", "rain forest", "forêt tropicale")
                    .add(
                            kind(Terrain.LIGHT_FOREST),
                            "lichter Wald",
                            "light forest",
                            "forêt claire",
                            "leichter Wald")
                    .add(kind(Terrain.DEEP_FOREST), "tiefer Wald", "deep forest", "forêt profonde")
                    .add(kind(Terrain.FRESH_WATER), "Süßwasser", "fresh water", "eau douce")
                    .add(kind(Terrain.SALT_WATER), "Salzwasser", "salt water", "eau salée")
                    .add(
                            kind(Terrain.REEFS),
                            "Riffe",
                            "reefs",
                            "récifs",
                            "Riff",
                            "Untiefe",
                            "reef",
                            "récif")
                    .add(kind(Terrain.OASIS), "Oase", "oasis", "oasis")
                    .add(
                            kind(Terrain.WOODED_HILLS),
                            "Waldhügel",
                            "wooded hills",
                            "collines boisées")
                    .add(new Trade.Waters(), "Wasser", "water", "eau");

    static final Vocabulary<Month> MONTHS = months();

    /** What AUSBAU leads to for a settlement: the codes of Table T2, and its names. */
    static final Vocabulary<SettlementKind> SETTLEMENTS =
            new Vocabulary<SettlementKind>()
                    .add(
                            SettlementKind.LARGE_SETTLEMENT,
                            "GS",
                            "GS",
                            "GS",
                            "große Siedlung",
                            "large settlement")
                    .add(SettlementKind.SMALL_TOWN, "KST", "KST", "KST", "Kleinstadt", "small town")
                    .add(
                            SettlementKind.INLAND_CITY,
                            "BST",
                            "BST",
                            "BST",
                            "Binnenstadt",
                            "inland city")
                    .add(
                            SettlementKind.PORT,
                            "HST",
                            "HST",
                            "HST",
                            "Hafenstadt",
                            "port",
                            "port city");

    /** What AUSBAU makes of a Wachposten. */
    static final Vocabulary<BuildingKind> TOWERS =
            new Vocabulary<BuildingKind>()
                    .add(
                            BuildingKind.LOOKOUT_TOWER,
                            "SPÄHTURM",
                            "LOOKOUT",
                            "TOUR-DE-GUET",
                            "LOOKOUT TOWER")
                    .add(BuildingKind.WATCH_TOWER, "WACHTURM", "WATCHTOWER", "TOUR-DE-GARDE");

    /** What BAUE builds. */
    static final Vocabulary<BuildingKind> BUILDINGS =
            new Vocabulary<BuildingKind>()
                    .add(BuildingKind.GUARD_POST, "WACHPOSTEN", "GUARDPOST", "POSTE-DE-GARDE")
                    .add(BuildingKind.FORTRESS, "FESTUNG", "FORTRESS", "FORTERESSE");

    private final Map<T, List<String>> names = new LinkedHashMap<>();
    private final Map<String, T> meanings = new LinkedHashMap<>();

    private static Trade.Ground kind(Terrain terrain) {
        return new Trade.Kind(terrain);
    }

    private static Vocabulary<Month> months() {
        var months = new Vocabulary<Month>();
        for (Month month : Month.values())
            months.add(month, month.title(), month.title(), month.title());
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
        return switch (language) {
            case GERMAN -> spellings.get(0);
            case ENGLISH -> spellings.get(1);
            case FRENCH -> spellings.get(2);
        };
    }

    /** The spelling that may have been meant. */
    Optional<String> meant(String word) {
        return Spelling.meant(word, names.values().stream().flatMap(List::stream).toList());
    }
}
