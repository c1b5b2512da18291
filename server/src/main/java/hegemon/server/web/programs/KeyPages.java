package hegemon.server.web.programs;

import hegemon.server.accounts.Programs;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

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

import java.util.Locale;

/** The keys of a member's programs. */
@Controller
@RequestMapping("/account/programs")
class KeyPages {
    private static final String PAGE = "programs/keys";

    private final Programs programs;
    private final GuestCookie cookie;

    KeyPages(Programs programs, GuestCookie cookie) {
        this.programs = programs;
        this.cookie = cookie;
    }

    @GetMapping
    String list(HttpServletRequest request, Model model) {
        return page(request, model);
    }

    /** The new key stands on the answer and nowhere else, so there is no redirect. */
    @PostMapping
    String create(
            @RequestParam String label,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        switch (programs.create(owner(request), label)) {
            case Parse.Parsed<String>(var key) -> model.addAttribute("key", key);
            case Parse.Refused<String>(var why) -> {
                response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                model.addAttribute("why", Words.in(Language.of(locale)).say(why));
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
        model.addAttribute("keys", programs.keys(owner(request)));
        return PAGE;
    }

    private String owner(HttpServletRequest request) {
        return cookie.guest(request)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
    }
}
