package hegemon.server.web.people;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.Invitations;
import hegemon.server.accounts.Passkeys;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.store.Listed;
import hegemon.server.store.RatingRows;
import hegemon.server.store.ShownRows;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.ListDesk;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;

/** What others see of a person; invitations; passkeys that are no longer wanted. */
@Controller
record PeoplePages(
        People people,
        Results results,
        Reader reader,
        Invitations invitations,
        Passkeys passkeys,
        ProfileView view,
        ServerSettings settings,
        RatingRows ratings,
        ShownRows shown,
        ListDesk lists) {
    private static final int MOST_TABLES = 12;
    private static final int LONGEST_CURVE = 200;

    /** Only people with an account have a page that others may see. */
    @GetMapping("/people/{name}")
    String person(@PathVariable String name, HttpServletRequest request, Model model) {
        var person =
                people.named(name)
                        .filter(Person::member)
                        .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        var language = Saying.language();
        var reader = this.reader.person().map(Person::id).orElse(PersonId.NOBODY);
        var may = reader.equals(person.id()) ? ShownRows.Shown.ALL : shown.of(person.id());
        model.addAttribute("person", person);
        model.addAttribute("reader", reader);
        model.addAttribute("shownName", person.shownName(language));
        model.addAttribute("since", Saying.day(person.since()));
        model.addAttribute("may", may);
        if (may.ratings()) model.addAttribute("curves", curves(person.id()));
        if (may.results()) model.addAttribute("results", results.of(person.id(), language));
        if (may.games())
            model.addAttribute(
                    "tables", lists.list(Listed.Part.seenByAll(person.id(), MOST_TABLES), reader));
        return "people/person";
    }

    private List<Curve> curves(PersonId person) {
        return ratings.of(person).entrySet().stream()
                .map(
                        each ->
                                Curve.of(
                                        each.getKey(),
                                        each.getValue(),
                                        ratings.curve(each.getKey(), LONGEST_CURVE)))
                .toList();
    }

    /** What others see from now on. */
    @PostMapping("/account/page")
    String show(
            @RequestParam(defaultValue = "false") boolean games,
            @RequestParam(defaultValue = "false") boolean results,
            @RequestParam(defaultValue = "false") boolean ratings) {
        shown.keep(
                reader.person().orElseThrow().id(), new ShownRows.Shown(games, results, ratings));
        return "redirect:/profile?done=page";
    }

    @PostMapping("/account/invitations")
    String invite(HttpServletRequest request, HttpServletResponse response, Model model) {
        var me = reader.person().orElseThrow();
        var token = invitations.make(me.id());
        token.ifPresentOrElse(
                each ->
                        model.addAttribute(
                                "invited", settings.address("/sign-up?invitation=" + each)),
                () -> {
                    response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                    model.addAttribute(
                            "tooMany",
                            Saying.words()
                                    .say(
                                            "server.people.refuse.invitations",
                                            Invitations.OPEN_AT_MOST));
                });
        return view.show(request, model);
    }

    /** The last way in cannot be removed. */
    @PostMapping("/account/passkeys/remove")
    String remove(@RequestParam String id) {
        var me = reader.person().orElseThrow();
        if (!me.hasPassword() && passkeys.of(me.id()).size() < 2)
            return "redirect:/profile?done=lastkey";
        passkeys.remove(me.id(), id);
        return "redirect:/profile?done=nokey";
    }
}
