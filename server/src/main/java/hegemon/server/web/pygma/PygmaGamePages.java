package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.server.web.page.GamePages;
import hegemon.table.State;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Optional;

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
    public Optional<String> picture(State<?, ?, ?> state, boolean flipped) {
        return state instanceof PygmaState campaign
                ? Optional.of(CampaignPicture.of(campaign))
                : Optional.empty();
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
