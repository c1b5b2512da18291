package hegemon.server.web.page;

import hegemon.server.id.PersonId;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Optional;

/** The games that have pages, in the order of the home page. */
@Component("gamePages")
public class AllGamePages {
    private final List<GamePages> all;

    AllGamePages(List<GamePages> all) {
        this.all = List.copyOf(all);
    }

    public List<String> names() {
        return all.stream().map(GamePages::game).toList();
    }

    List<GamePages.Alive> alive(Optional<PersonId> person, Words words) {
        return all.stream().flatMap(each -> each.alive(person, words).stream()).toList();
    }

    public List<GamePages.Shelf> shelves() {
        return all.stream().flatMap(each -> each.shelves().stream()).toList();
    }

    /** Which variant of the game a table in a list has, for the reader of the page. */
    public String variant(String game, String setup) {
        var words = Words.in(Language.of(LocaleContextHolder.getLocale()));
        return of(game).map(each -> each.variant(setup, words)).orElse("");
    }

    public Optional<GamePages> of(String game) {
        return all.stream().filter(each -> each.game().equals(game)).findFirst();
    }
}
