package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;

import java.util.List;
import java.util.Optional;

/** Goods and money (PI-17, PI-21, PI-22, D-21). */
public sealed interface Trade extends Order {
    /** PRODUKTION: one to three goods for places 1 to 3; the last fills the rest (PI-21). */
    record Produce(Site site, List<Good> goods) implements Trade {
        public Produce {
            goods = List.copyOf(goods);
        }

        /** The goods of places 1, 2 and 3. */
        public List<Good> places() {
            return List.of(good(0), good(1), good(2));
        }

        private Good good(int place) {
            return goods.get(Math.min(place, goods.size() - 1));
        }
    }

    /** FÖRDERE (PI-22.3). */
    record Promote(Ground ground, Good good, int points) implements Trade {}

    /** LADE (D-105). */
    record LoadGoods(Unit merchant, Load.Lots lots) implements Trade {}

    /** ÜBERGIB: the lots named, or all (PI-17.5, D-104). */
    record HandOver(Unit merchant, Optional<Load.Lots> lots, Recipient to) implements Trade {}

    /** ZAHLE (D-21). */
    record Pay(int gold, RealmName to) implements Trade {}

    /** SUCHE, only where the game master has set mine.search=ORDER (D-122). */
    record Prospect(Address at) implements Trade {}

    /** Where production is chosen: on one field, or on all fields of a ground. */
    sealed interface Site {}

    /** The field of a choice of production. */
    record Field(Address at) implements Site {}

    /** D-114: a terrain kind; the waters are one. */
    sealed interface Ground extends Site {
        boolean covers(Terrain terrain);

        /** One kind of water, or all of them. */
        boolean isWater();
    }

    record Kind(Terrain terrain) implements Ground {
        @Override
        public boolean covers(Terrain other) {
            return terrain == other;
        }

        @Override
        public boolean isWater() {
            return terrain.isWater();
        }
    }

    /** Süßwasser, Salzwasser and Riffe together (PI-3.3). */
    record Waters() implements Ground {
        @Override
        public boolean covers(Terrain terrain) {
            return terrain.isWater();
        }

        @Override
        public boolean isWater() {
            return true;
        }
    }

    /** Who takes what a merchant hands over. */
    sealed interface Recipient {}

    /** A merchant, of another realm if one is named. */
    record ToMerchant(Unit merchant, Optional<RealmName> of) implements Recipient {}

    record ToCity(Address at) implements Recipient {}
}
