package hegemon.server.web.programs;

import hegemon.server.id.PersonId;
import hegemon.server.push.Hooks;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where a program is called when something happens at its tables. */
@RestController
@RequestMapping("/api/me/hook")
record HookApi(Hooks hooks, GuestCookie cookie) {
    record Wish(Optional<String> url) {}

    /** The secret is shown when the address is set, and never again. */
    record Kept(String url, String secret) {}

    @GetMapping
    Hooks.Hook hook(HttpServletRequest request) {
        return hooks.of(asker(request)).orElse(new Hooks.Hook("", 0));
    }

    /** Without an address it is called no more. */
    @PostMapping
    ResponseEntity<?> keep(@RequestBody Wish wish, HttpServletRequest request, Locale locale) {
        var person = asker(request);
        var url = wish.url().orElse("").strip();
        if (url.isEmpty()) {
            hooks.remove(person);
            return ResponseEntity.ok(new Kept("", ""));
        }
        var secret = hooks.keep(person, url);
        if (secret.isPresent()) return ResponseEntity.ok(new Kept(url, secret.get()));
        var why = Words.in(Language.of(locale)).say("server.programs.refuse.hook");
        return ResponseEntity.unprocessableContent().body(Map.of("message", why));
    }

    private PersonId asker(HttpServletRequest request) {
        return cookie.guest(request).orElseThrow(() -> new NoSuchPage(HttpStatus.UNAUTHORIZED));
    }
}
