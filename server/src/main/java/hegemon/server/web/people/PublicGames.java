package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.store.ShownRows;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.ListPages;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.Map;

/** All games of a person that everybody may see, if that person shows them. */
@Controller
record PublicGames(People people, Reader reader, ShownRows shown, ListPages lists) {
    @GetMapping("/people/{name}/games")
    String games(@PathVariable String name, @RequestParam Map<String, String> asked, Model model) {
        var person =
                people.named(name)
                        .filter(Person::member)
                        .filter(each -> shown.of(each.id()).games())
                        .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        var reader = this.reader.person().map(Person::id).orElse(PersonId.NOBODY);
        if (reader.equals(person.id())) return "redirect:/games";
        model.addAttribute("shownName", person.shownName(Saying.language()));
        lists.show(person.id(), reader, asked, model);
        return "people/games";
    }
}
