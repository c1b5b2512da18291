package hegemon.server.web.programs;

import hegemon.server.accounts.KeyScope;
import hegemon.server.accounts.Programs;
import hegemon.server.id.PersonId;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Refused;
import hegemon.table.Parse;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The keys of a member's programs. */
@Controller
@RequestMapping("/account/programs")
record KeyPages(Programs programs, GuestCookie cookie) {
    private static final String PAGE = "programs/keys";

    /** How long a key may be good. */
    private static final List<Integer> DAYS = List.of(30, 90, 365);

    private static final Optional<Duration> NO_END = Optional.empty();

    @GetMapping
    String list(HttpServletRequest request, Model model) {
        return page(request, model);
    }

    /** The new key stands on the answer and nowhere else, so there is no redirect. */
    @PostMapping
    String create(
            @RequestParam String label,
            @RequestParam(defaultValue = "play") String scope,
            @RequestParam(defaultValue = "0") int days,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var kept = DAYS.contains(days) ? Optional.of(Duration.ofDays(days)) : NO_END;
        var opens = KeyScope.of(scope).orElse(KeyScope.READ);
        switch (programs.create(owner(request), label, opens, kept)) {
            case Parse.Parsed<String>(var key) -> model.addAttribute("key", key);
            case Parse.Refused<String>(var why) -> {
                Refused.say(why, response, model);
                model.addAttribute("label", label);
            }
        }
        return page(request, model);
    }

    @PostMapping("/revoke")
    String revoke(@RequestParam String mark, HttpServletRequest request) {
        programs.revoke(owner(request), mark);
        return "redirect:/account/programs";
    }

    private String page(HttpServletRequest request, Model model) {
        model.addAttribute("path", "/account/programs");
        model.addAttribute("scopes", KeyScope.values());
        model.addAttribute("days", DAYS);
        model.addAttribute("keys", programs.keys(owner(request)));
        return PAGE;
    }

    private PersonId owner(HttpServletRequest request) {
        return cookie.guest(request)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
    }
}
