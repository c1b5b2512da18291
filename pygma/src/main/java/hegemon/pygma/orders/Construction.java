package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.SettlementKind;

import java.util.List;
import java.util.Optional;

/** Settlements, fortifications and roads (PI-6 to PI-10). */
public sealed interface Construction extends Order {
    /** HYGIENE: one sum for all cities (PI-8.1). */
    record Hygiene(int gold) implements Construction {}

    /** GRÜNDE: a kleine Siedlung (PI-7.3). */
    record Found(Address at, Optional<String> name) implements Construction {}

    /** AUSBAU of a settlement to GS, KST, BST or HST (PI-7.3). */
    record Upgrade(Address at, SettlementKind to) implements Construction {}

    /** AUSBAU of a Wachposten to a Spähturm or Wachturm (PI-9.2). */
    record Heighten(Address at, BuildingKind to) implements Construction {}

    /** EINWOHNER: inhabitant points bought for a settlement (PI-6.2). */
    record Grow(Address at, int points) implements Construction {}

    /** BEFESTIGE: a city (PI-9.1). */
    record Fortify(Address at) implements Construction {}

    /** BAUE: a Wachposten or a Festung (PI-9.2). */
    record Build(BuildingKind building, Address at) implements Construction {}

    /** STRASSE: the fields the sections join, at least two (PI-10.2). */
    record Road(List<Address> through) implements Construction {
        public Road {
            through = List.copyOf(through);
        }
    }

    /** BRÜCKE over a Süßwasser field between two land fields (D-50). */
    record Bridge(Address over, Address from, Address to) implements Construction {}

    /** HANDELSSTADT (PI-7.6). */
    record TradeCity(Address at) implements Construction {}

    /** HANDELSSTADT KEINE: the title is withdrawn (D-31). */
    record NoTradeCity(Address at) implements Construction {}
}
