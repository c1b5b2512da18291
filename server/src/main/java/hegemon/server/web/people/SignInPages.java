package hegemon.server.web.people;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.Entry;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.Slip;
import hegemon.server.id.PersonId;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.OwnPath;
import hegemon.server.web.gate.Place;
import hegemon.server.web.page.PageWords;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.LocaleResolver;

import java.util.Locale;
import java.util.Optional;

/** Signing in and out, and claiming an account. */
@Controller
record SignInPages(
        FrontDoor door,
        People people,
        GuestCookie cookie,
        Reader reader,
        LocaleResolver languages,
        Luggage luggage,
        PageWords words,
        ServerSettings settings) {
    @ModelAttribute("words")
    String words(Locale locale) {
        return words.address(locale, "server.people.passkey.");
    }

    @ModelAttribute("hasMail")
    boolean hasMail() {
        return settings.host().mail().isPresent();
    }

    @GetMapping("/sign-in")
    String signIn(@RequestParam(defaultValue = "/profile") String back, Model model) {
        if (isMember()) return "redirect:" + OwnPath.of(back);
        model.addAttribute("back", OwnPath.of(back));
        return "people/sign-in";
    }

    private boolean isMember() {
        return reader.person().filter(Person::member).isPresent();
    }

    @PostMapping("/sign-in")
    String signIn(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String password,
            @RequestParam(defaultValue = "/profile") String back,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        model.addAttribute("name", name);
        model.addAttribute("back", OwnPath.of(back));
        return switch (door.signIn(name, password, Place.of(request))) {
            case Entry.In(var person) -> {
                let(person, request, response);
                yield "redirect:" + OwnPath.of(back);
            }
            case Entry.No(var why) -> Saying.again("people/sign-in", why, response, model);
        };
    }

    /**
     * From now on this browser is that person's, and speaks the person's language. What it has
     * played as a guest comes along.
     */
    void let(PersonId person, HttpServletRequest request, HttpServletResponse response) {
        reader.person()
                .filter(guest -> !guest.member() && !guest.id().equals(person))
                .ifPresent(guest -> luggage.carry(guest.id(), person));
        cookie.signIn(request, response, person);
        people.find(person)
                .flatMap(Person::language)
                .ifPresent(language -> languages.setLocale(request, response, language.locale()));
    }

    @PostMapping("/sign-out")
    String signOut(HttpServletRequest request, HttpServletResponse response) {
        cookie.signOut(request, response);
        return "redirect:/";
    }

    @GetMapping("/sign-up")
    String signUp(
            @RequestParam(defaultValue = "") String invitation,
            @RequestParam(defaultValue = "/profile") String back,
            Model model) {
        if (isMember()) return "redirect:" + OwnPath.of(back);
        model.addAttribute("invitation", invitation);
        model.addAttribute("back", OwnPath.of(back));
        reader.person().flatMap(Person::name).ifPresent(name -> model.addAttribute("name", name));
        door.mayRegister(invitation)
                .ifPresent(why -> model.addAttribute("closed", Saying.words().say(why)));
        return "people/sign-up";
    }

    @PostMapping("/sign-up")
    String signUp(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String password,
            @RequestParam(defaultValue = "") String email,
            @RequestParam(defaultValue = "") String invitation,
            @RequestParam(defaultValue = "/profile") String back,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        if (isMember()) return "redirect:" + OwnPath.of(back);
        model.addAttribute("name", name);
        model.addAttribute("email", email);
        model.addAttribute("invitation", invitation);
        model.addAttribute("back", OwnPath.of(back));
        var person = cookie.newcomer(request, response);
        var slip = door.signUp(person, name, password, invitation, Place.of(request));
        if (slip.isPresent()) return Saying.again("people/sign-up", slip.get(), response, model);
        people.speak(person, Saying.language());
        let(person, request, response);
        return confirmLater(person, email, request).isEmpty()
                ? "redirect:" + OwnPath.of(back)
                : "redirect:/profile?done=refused";
    }

    private Optional<Slip> confirmLater(PersonId person, String email, HttpServletRequest request) {
        if (email.isBlank() || !hasMail()) return Optional.empty();
        return door.askConfirmation(person, email, Place.of(request))
                .map(why -> new Slip("email", why));
    }

    @GetMapping("/sign-in/mail")
    String byMail() {
        return "people/by-mail";
    }

    /** Answers the same whether or not the address is anybody's. */
    @PostMapping("/sign-in/mail")
    String byMail(
            @RequestParam(defaultValue = "") String email,
            @RequestParam(defaultValue = "") String what,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        model.addAttribute("email", email);
        if (!hasMail()) return "people/by-mail";
        var kind = what.equals("reset") ? MailLinks.Kind.RESET : MailLinks.Kind.SIGN_IN;
        var refusal = door.askLink(kind, email, Place.of(request));
        if (refusal.isPresent())
            return Saying.again(
                    "people/by-mail", new Slip("email", refusal.get()), response, model);
        return Saying.message(model, "sent", Optional.of("/"));
    }
}
