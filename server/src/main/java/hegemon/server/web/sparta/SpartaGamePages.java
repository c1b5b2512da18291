package hegemon.server.web.sparta;

import hegemon.server.id.PersonId;
import hegemon.server.web.page.GamePages;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.table.Language;
import hegemon.table.State;
import hegemon.table.Words;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Optional;

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
    public Optional<String> picture(State<?, ?, ?> state, boolean flipped, Language language) {
        return state instanceof SpartaState sparta
                ? Optional.of(Picture.svg(sparta.position(), flipped))
                : Optional.empty();
    }

    /** The set-ups that have a name; a position of one's own has none. */
    @Override
    public String variant(String setup, Words words) {
        var name = setup.split(" ", 2)[0];
        return Setup.names().contains(name) && !name.equals(Setup.names().getFirst())
                ? words.say("server.home.setup." + name)
                : "";
    }

    @Override
    public List<Alive> alive(Optional<PersonId> person, Words words) {
        return List.of(
                new Alive(game(), "/sparta/puzzles", words.say("server.start.sparta.day"), ""));
    }

    @Override
    public List<Shelf> shelves() {
        return List.of(new Shelf("/sparta/studies", "server.sparta.studies"));
    }

    @Override
    public String rules() {
        return "sparta.md";
    }
}
