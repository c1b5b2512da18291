package hegemon.server.web.sparta;

import hegemon.server.web.page.GamePages;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import java.util.List;

/** Sparta on the pages of the house. */
@Component
@Order(1)
class SpartaGamePages implements GamePages {
    @Override
    public String game() {
        return "sparta";
    }

    @Override
    public List<String> spoken() {
        return List.of("server.board.", "server.sparta.play.");
    }

    @Override
    public String rules() {
        return "sparta.md";
    }
}
