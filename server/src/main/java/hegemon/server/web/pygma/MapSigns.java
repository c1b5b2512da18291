package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Signs;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The signs of the map for the page, the same as in print: by terrain, settlement, building. */
final class MapSigns {
    static final Map<String, String> ALL = Collections.unmodifiableMap(all());

    private MapSigns() {}

    private static Map<String, String> all() {
        var signs = new LinkedHashMap<String, String>();
        for (Terrain terrain : Terrain.values()) signs.put(Herald.key(terrain), Signs.of(terrain));
        for (SettlementKind kind : SettlementKind.values()) signs.put(kind.code(), Signs.of(kind));
        signs.put("building", Signs.BUILDING);
        return signs;
    }
}
