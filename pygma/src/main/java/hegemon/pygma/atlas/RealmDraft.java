package hegemon.pygma.atlas;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Realm;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** A realm while its lines are read. */
final class RealmDraft {
    final int number;
    String name = "";
    Realm.Player player = new Realm.Player("", "");
    People people = People.NONE;
    Culture culture = Culture.NONE;
    int capital;
    int treasury;
    int unrest;
    boolean blocked;
    int hygiene;
    List<Good> needed = List.of();
    Goods store = Goods.NONE;
    Goods produced = Goods.NONE;
    Goods deficit = Goods.NONE;
    final List<Promotion> promotions = new ArrayList<>();
    final TreeMap<Integer, Acquaintance> contacts = new TreeMap<>();
    final List<Realm.Past> history = new ArrayList<>();
    final TreeMap<Integer, Known> known = new TreeMap<>();

    RealmDraft(int number) {
        this.number = number;
    }

    Realm realm() {
        var fields = known.keySet().stream().mapToInt(Integer::intValue).toArray();
        return new Realm(
                number,
                name,
                player,
                people,
                culture,
                capital,
                treasury,
                new Economy(store, produced, deficit, needed, promotions, unrest, blocked, hygiene),
                KnownMap.EMPTY.seeing(fields, this::seen),
                contacts,
                history);
    }

    private Known seen(int field) {
        var seen = known.get(field);
        if (seen == null) throw new IllegalStateException("field " + field + " was not read");
        return seen;
    }
}
