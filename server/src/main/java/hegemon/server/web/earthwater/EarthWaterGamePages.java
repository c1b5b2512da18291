package hegemon.server.web.earthwater;

import hegemon.server.web.page.GamePages;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import java.util.List;

/** 300: Earth &amp; Water on the pages of the house. */
@Component
@Order(2)
class EarthWaterGamePages implements GamePages {
    @Override
    public String game() {
        return "earthwater";
    }

    @Override
    public List<String> spoken() {
        return List.of("server.ew.");
    }

    @Override
    public String rules() {
        return "earth-and-water.md";
    }
}
