package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.web.page.GamePages;
import hegemon.server.web.pygma.courier.Kuriere;
import hegemon.table.Language;
import hegemon.table.State;
import hegemon.table.Words;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.Optional;

/**
 * PYGMA-ISIS on the pages of the house.
 *
 * @param kuriere only a house has them, and readers; the books know the game without one
 */
@Component
@Order(3)
record PygmaGamePages(
        ObjectProvider<Kuriere> kuriere,
        ObjectProvider<Readers> readers,
        ObjectProvider<JsonMapper> json)
        implements GamePages {
    @Override
    public String game() {
        return "pygma";
    }

    @Override
    public List<String> spoken() {
        return List.of("server.pygma.");
    }

    @Override
    public Optional<String> picture(State<?, ?, ?> state, boolean flipped, Language language) {
        return state instanceof PygmaState campaign
                ? Optional.of(CampaignPicture.of(campaign))
                : Optional.empty();
    }

    @Override
    public List<Alive> alive(Optional<PersonId> person, Words words) {
        return kuriere.getObject().latest(person).stream()
                .map(
                        issue ->
                                new Alive(
                                        game(),
                                        "/pygma/" + issue.game() + "/kurier/" + issue.number(),
                                        words.say("server.home.alive.kurier", issue.number()),
                                        issue.title()))
                .toList();
    }

    @Override
    public void rehearse(TableId table) {
        var reader = readers.getObject().rehearsed(table);
        for (var language : Language.values())
            reader.map(it -> RulerDesk.of(it, new Voice(language)))
                    .ifPresent(json.getObject()::writeValueAsString);
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
