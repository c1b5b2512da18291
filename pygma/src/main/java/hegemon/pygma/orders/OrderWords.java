package hegemon.pygma.orders;

import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words of orders in one language, for whoever puts orders together from parts. */
public record OrderWords(Language language) {
    /** Every keyword by its name here: RAISE is RÜSTE. */
    public Map<String, String> keywords() {
        var words = new LinkedHashMap<String, String>();
        for (Keyword keyword : Keyword.values()) words.put(keyword.name(), keyword.in(language));
        return words;
    }

    /** Of every keyword in every language, each once. */
    public static List<String> spellings() {
        return Arrays.stream(Keyword.values()).flatMap(Keyword::spellings).distinct().toList();
    }

    /** Of the keywords those that begin an order. */
    public List<String> commands() {
        return Keyword.commands().map(Enum::name).toList();
    }

    public String of(Good good) {
        return Vocabulary.GOODS.name(good, language);
    }

    public String of(Terrain terrain) {
        return Vocabulary.GROUNDS.name(new Trade.Kind(terrain), language);
    }

    /** Of a settlement that is built or upgraded. */
    public String of(SettlementKind kind) {
        return Vocabulary.SETTLEMENTS.name(kind, language);
    }

    /** Of what is built, or of what a guard post becomes. */
    public String of(BuildingKind kind) {
        return switch (kind) {
            case GUARD_POST, FORTRESS -> Vocabulary.BUILDINGS.name(kind, language);
            case LOOKOUT_TOWER, WATCH_TOWER -> Vocabulary.TOWERS.name(kind, language);
        };
    }
}
