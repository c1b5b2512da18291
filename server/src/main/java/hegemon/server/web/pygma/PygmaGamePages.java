package hegemon.server.web.pygma;

import hegemon.server.web.page.GamePages;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import java.util.List;

/** PYGMA-ISIS on the pages of the house. */
@Component
@Order(3)
class PygmaGamePages implements GamePages {
    @Override
    public String game() {
        return "pygma";
    }

    @Override
    public List<String> spoken() {
        return List.of("server.pygma.");
    }

    @Override
    public String rules() {
        return "pygma-isis.md";
    }

    /** A month takes days. */
    @Override
    public boolean isLive() {
        return false;
    }
}
