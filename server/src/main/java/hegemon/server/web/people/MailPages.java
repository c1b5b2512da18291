package hegemon.server.web.people;

import hegemon.server.accounts.Correspondents;
import hegemon.server.id.PersonId;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices;
import hegemon.server.web.gate.NoSuchPage;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Which letters a person wants, and no more of them by a link in each. */
@Controller
record MailPages(Reader reader, MailWishes wishes, Correspondents correspondents) {
    @PostMapping("/account/mail")
    String keep(
            @RequestParam String manner,
            @RequestParam(defaultValue = "") List<String> events,
            @RequestParam String zone,
            @RequestParam int from,
            @RequestParam int to,
            @RequestParam int hour,
            @RequestParam(defaultValue = "false") boolean wait) {
        var wanted = EnumSet.allOf(Notices.Event.class);
        wanted.removeIf(event -> !events.contains(event.text()));
        var wish =
                new MailWish(
                        MailWish.Manner.of(manner).orElseThrow(MailPages::wrong),
                        wanted,
                        zone(zone),
                        hour(from),
                        hour(to),
                        hour(hour),
                        wait);
        wishes.keep(reader.person().orElseThrow().id(), wish);
        return "redirect:/profile?done=mail";
    }

    static ZoneId zone(String name) {
        return Optional.of(name)
                .filter(each -> ZoneId.getAvailableZoneIds().contains(each) || each.equals("Z"))
                .map(ZoneId::of)
                .orElseThrow(MailPages::wrong);
    }

    static int hour(int hour) {
        if (hour < 0 || hour > 23) throw wrong();
        return hour;
    }

    private static NoSuchPage wrong() {
        return new NoSuchPage(HttpStatus.BAD_REQUEST);
    }

    @GetMapping("/unsubscribe/{person}/{signature}")
    String ask(@PathVariable PersonId person, @PathVariable String signature, Model model) {
        check(person, signature);
        model.addAttribute("action", "/unsubscribe/" + person + "/" + signature);
        return "people/unsubscribe";
    }

    /** Also called by mail programs, in one click and without a page. */
    @PostMapping("/unsubscribe/{person}/{signature}")
    String stop(@PathVariable PersonId person, @PathVariable String signature, Model model) {
        check(person, signature);
        wishes.keep(person, wishes.of(person).withManner(MailWish.Manner.NEVER));
        return Saying.message(model, "stopped", Optional.of("/profile"));
    }

    private void check(PersonId person, String signature) {
        if (!correspondents.isSigned(person, signature)) throw new NoSuchPage(HttpStatus.NOT_FOUND);
    }
}
