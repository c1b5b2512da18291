package hegemon.server.web.people;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.Passkeys;
import hegemon.server.accounts.Registration;
import hegemon.server.accounts.SignIns;
import hegemon.server.id.PersonId;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices;
import hegemon.server.push.Device;
import hegemon.server.push.Devices;
import hegemon.server.push.PushKey;
import hegemon.server.store.ShownRows;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.page.PageWords;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;
import org.springframework.ui.Model;

import java.time.ZoneId;
import java.util.List;

/** What the profile page shows. */
@Component
record ProfileView(
        Reader reader,
        SignIns signIns,
        Passkeys passkeys,
        MailWishes wishes,
        Devices devices,
        PushKey pushKey,
        Results results,
        GuestCookie cookie,
        FrontDoor door,
        PageWords words,
        ShownRows shown,
        ServerSettings settings) {
    /** A browser in which the person is signed in. */
    record Browser(String name, String since, boolean here) {}

    /** A passkey. */
    record Key(String id, String label, String used) {
        static Key of(Passkeys.Passkey passkey) {
            return new Key(passkey.id(), passkey.label(), Saying.day(passkey.used()));
        }
    }

    /** A device on which the person is called. */
    record Called(String id, String label, String kinds, String since) {
        static Called of(Device device) {
            return new Called(
                    device.id(),
                    device.label(),
                    MailWishes.text(device.kinds()),
                    Saying.day(device.since()));
        }
    }

    /** Those named after a continent or an ocean and a place; all else is of earlier times. */
    private static final List<String> ZONES =
            ZoneId.getAvailableZoneIds().stream()
                    .filter(zone -> zone.matches("(A[a-z]+|Europe|Indian|Pacific)/.+"))
                    .sorted()
                    .toList();

    String show(HttpServletRequest request, Model model) {
        var me = reader.person().orElseThrow();
        var language = Saying.language();
        model.addAttribute("path", "/profile");
        model.addAttribute("me", me);
        model.addAttribute("shownName", me.shownName(language));
        model.addAttribute("results", results.of(me.id(), language));
        model.addAttribute("shown", shown.of(me.id()));
        model.addAttribute("browsers", browsers(me.id(), request));
        model.addAttribute("passkeys", passkeys.of(me.id()).stream().map(Key::of).toList());
        model.addAttribute("hasMail", settings.host().mail().isPresent());
        model.addAttribute("wish", wishes.of(me.id()));
        model.addAttribute("manners", MailWish.Manner.values());
        model.addAttribute("events", Notices.Event.values());
        model.addAttribute("zones", ZONES);
        model.addAttribute("devices", devices.of(me.id()).stream().map(Called::of).toList());
        model.addAttribute("pushKey", pushKey.open());
        model.addAttribute("mayInvite", door.registration() == Registration.INVITATION);
        model.addAttribute("words", words.address(language.locale(), "server.people.passkey."));
        return "people/profile";
    }

    private List<Browser> browsers(PersonId person, HttpServletRequest request) {
        var here = cookie.token(request).map(SignIns::markOf).orElse("");
        return signIns.of(person).stream()
                .map(
                        each ->
                                new Browser(
                                        BrowserName.of(each.agent()),
                                        Saying.day(each.since()),
                                        each.mark().equals(here)))
                .toList();
    }
}
