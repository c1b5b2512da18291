package hegemon.server.web.people;

import hegemon.server.accounts.Entry;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.Slip;
import hegemon.server.web.gate.Place;
import hegemon.server.web.gate.Refused;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.Optional;

/**
 * Where the links in letters lead. Opening one only shows what it does, since mail programs open
 * links on their own; the button on the page does it.
 */
@Controller
record LinkPages(FrontDoor door, MailLinks links, People people, SignInPages signIn) {
    @GetMapping("/link/{kind}/{token}")
    String look(
            @PathVariable String kind,
            @PathVariable String token,
            HttpServletResponse response,
            Model model) {
        var held = kind(kind).flatMap(each -> links.look(each, token));
        if (held.isEmpty()) return spent(response, model);
        return show(kind, token, held.get(), model);
    }

    private static Optional<MailLinks.Kind> kind(String text) {
        return MailLinks.Kind.of(text);
    }

    private String show(String kind, String token, MailLinks.Held held, Model model) {
        model.addAttribute("kind", kind);
        model.addAttribute("token", token);
        model.addAttribute("address", held.address());
        model.addAttribute("who", people.displayName(held.person(), Saying.language()));
        return "people/link";
    }

    private static String spent(HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.NOT_FOUND.value());
        return Saying.message(model, "spent", Optional.of("/sign-in/mail"));
    }

    @PostMapping("/link/sign-in/{token}")
    String signIn(
            @PathVariable String token, HttpServletRequest request, HttpServletResponse response) {
        return switch (door.followLink(token, Place.of(request))) {
            case Entry.In(var person) -> {
                signIn.let(person, request, response);
                yield "redirect:/profile";
            }
            case Entry.No(var why) -> throw new Refused(why);
        };
    }

    @PostMapping("/link/confirm/{token}")
    String confirm(@PathVariable String token, HttpServletRequest request, Model model) {
        return switch (door.confirm(token, Place.of(request))) {
            case Entry.In(var person) -> confirmed(people.find(person), model);
            case Entry.No(var why) -> throw new Refused(why);
        };
    }

    private static String confirmed(Optional<Person> person, Model model) {
        return Saying.message(model, "confirmed", person.map(ignored -> "/profile"));
    }

    @PostMapping("/link/reset/{token}")
    String reset(
            @PathVariable String token,
            @RequestParam(defaultValue = "") String password,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var held = links.look(MailLinks.Kind.RESET, token);
        return switch (door.reset(token, password, Place.of(request))) {
            case Entry.In(var person) -> {
                signIn.let(person, request, response);
                yield "redirect:/profile";
            }
            case Entry.No(var why) -> {
                if (held.isEmpty()) throw new Refused(why);
                var page = show(MailLinks.Kind.RESET.text(), token, held.get(), model);
                yield Saying.again(page, new Slip("password", why), response, model);
            }
        };
    }
}
