package hegemon.server.web.people;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.Accounts;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.RateLimits;
import hegemon.server.accounts.RateLimits.Limit;
import hegemon.server.accounts.SignIns;
import hegemon.server.accounts.Slip;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.gate.Place;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/** A person's own page. Guests have one too, with what concerns them. */
@Controller
record ProfilePages(
        Reader reader,
        People people,
        Accounts accounts,
        FrontDoor door,
        RateLimits rates,
        SignIns signIns,
        GuestCookie cookie,
        ProfileView view,
        Belongings belongings,
        ServerSettings settings) {
    @GetMapping("/profile")
    String profile(
            @RequestParam(defaultValue = "") String done, HttpServletRequest request, Model model) {
        if (reader.person().isEmpty()) return "redirect:/sign-in";
        if (done.matches("[a-z]{1,20}"))
            Saying.words()
                    .find("server.people.done." + done)
                    .ifPresent(text -> model.addAttribute("done", text));
        return view.show(request, model);
    }

    @PostMapping("/profile/name")
    String rename(
            @RequestParam(defaultValue = "") String name,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        if (reader.person().isEmpty()) return "redirect:/sign-in";
        var person = me().id();
        model.addAttribute("name", name);
        return answer(
                door.tooOften(Limit.NAME_PERSON, person.value())
                        .or(() -> people.rename(person, name))
                        .map(why -> new Slip("name", why)),
                "name",
                request,
                response,
                model);
    }

    @PostMapping("/account/email")
    String email(
            @RequestParam(defaultValue = "") String email,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        model.addAttribute("email", email);
        if (settings.host().mail().isEmpty()) return "redirect:/profile";
        return answer(
                door.askConfirmation(me().id(), email, Place.of(request))
                        .map(why -> new Slip("email", why)),
                "email",
                request,
                response,
                model);
    }

    @PostMapping("/account/email/remove")
    String removeEmail() {
        accounts.removeAddress(me().id());
        return "redirect:/profile?done=noemail";
    }

    @PostMapping("/account/password")
    String password(
            @RequestParam(defaultValue = "") String password,
            @RequestParam(name = "new-password", defaultValue = "") String wanted,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var me = me();
        var slip =
                unproven(me, password, request)
                        .or(
                                () ->
                                        accounts.setPassword(me.id(), wanted)
                                                .map(why -> new Slip("new-password", why)));
        if (slip.isEmpty()) cookie.signIn(request, response, me.id());
        return answer(slip, "password", request, response, model);
    }

    /** Whoever has a password proves it once more before something grave. */
    private Optional<Slip> unproven(Person me, String password, HttpServletRequest request) {
        if (!me.hasPassword()) return Optional.empty();
        var wait = door.tooOften(Limit.SIGN_IN_HERE, me.id() + " " + Place.of(request));
        if (wait.isPresent()) return wait.map(why -> new Slip("password", why));
        return accounts.knows(me.id(), password)
                ? Optional.empty()
                : Optional.of(new Slip("password", refusal("server.people.refuse.password")));
    }

    @PostMapping("/profile/sign-out-everywhere")
    String signOutEverywhere(HttpServletRequest request, HttpServletResponse response) {
        cookie.guest(request).ifPresent(signIns::closeAll);
        cookie.signOut(request, response);
        return "redirect:/sign-in";
    }

    @PostMapping("/account/delete")
    String delete(
            @RequestParam(name = "delete-name", defaultValue = "") String name,
            @RequestParam(name = "delete-password", defaultValue = "") String password,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var me = me();
        boolean named = me.name().filter(own -> own.equals(name.strip())).isPresent();
        var slip =
                named
                        ? unproven(me, password, request)
                                .map(each -> new Slip("delete-password", each.why()))
                        : Optional.of(
                                new Slip("delete-name", refusal("server.people.refuse.delete")));
        if (slip.isPresent()) return answer(slip, "", request, response, model);
        accounts.delete(me.id());
        cookie.signOut(request, response);
        return Saying.message(model, "deleted", Optional.of("/"));
    }

    @GetMapping("/profile/data.zip")
    void download(HttpServletResponse response) throws IOException {
        var person = reader.person();
        if (person.isEmpty()) {
            response.sendRedirect("/sign-in");
        } else {
            NotNow.unless(rates, Limit.DOWNLOAD_PERSON, person.get().id().value());
            response.setContentType("application/zip");
            response.setHeader(
                    HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"hegemon.zip\"");
            belongings.write(person.get(), response.getOutputStream());
        }
    }

    private Person me() {
        return reader.person().orElseThrow();
    }

    private String answer(
            Optional<Slip> slip,
            String done,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        Function<Slip, String> again =
                each -> Saying.again(view.show(request, model), each, response, model);
        return slip.map(again).orElse("redirect:/profile?done=" + done);
    }

    private static Refusal refusal(String key) {
        return Refusal.of("house", key);
    }
}
