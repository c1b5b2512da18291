package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.mail.MailWishes;
import hegemon.server.push.Devices;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.NotNow;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** On which devices a person is called, and when nobody is to call. */
@Controller
record DevicePages(
        Devices devices, MailWishes wishes, Reader reader, People people, GuestCookie cookie) {
    /** What a browser says of itself, and what its person wants to be called for. */
    record Wanted(
            Optional<String> endpoint,
            Optional<String> key,
            Optional<String> auth,
            Optional<List<String>> kinds) {}

    @PostMapping("/profile/devices")
    ResponseEntity<Void> keep(@RequestBody Wanted wanted, HttpServletRequest request) {
        var kept =
                devices.keep(
                        me(),
                        cookie.token(request).orElse(""),
                        wanted.endpoint().orElse(""),
                        wanted.key().orElse(""),
                        wanted.auth().orElse(""),
                        BrowserName.of(
                                Optional.ofNullable(request.getHeader(HttpHeaders.USER_AGENT))
                                        .orElse("")),
                        MailWishes.events(String.join(",", wanted.kinds().orElse(List.of()))));
        return switch (kept) {
            case YES -> {
                people.speak(
                        me(), Saying.language()); // a call comes when no page is open to say it
                yield ResponseEntity.noContent().build();
            }
            case UNREADABLE -> throw new NoSuchPage(HttpStatus.BAD_REQUEST);
            case TOO_MANY ->
                    throw NotNow.tooMany(
                            Refusal.of("house", "server.people.refuse.devices", Devices.MOST),
                            Duration.ofHours(1));
        };
    }

    @PostMapping("/profile/devices/remove")
    String remove(@RequestParam String id) {
        devices.remove(me(), id);
        return "redirect:/profile?done=nodevice";
    }

    /** For whoever gets no letters: those who do say it together with the rest. */
    @PostMapping("/profile/quiet")
    String quiet(@RequestParam String zone, @RequestParam int from, @RequestParam int to) {
        var me = me();
        var where = MailPages.zone(zone);
        wishes.keep(me, wishes.of(me).withQuiet(where, MailPages.hour(from), MailPages.hour(to)));
        return "redirect:/profile?done=quiet";
    }

    private PersonId me() {
        return reader.person()
                .map(Person::id)
                .orElseThrow(() -> new NoSuchPage(HttpStatus.UNAUTHORIZED));
    }
}
