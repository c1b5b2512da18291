package hegemon.server.web.club;

import hegemon.server.ServerSettings;
import hegemon.server.clubs.Clubs;
import hegemon.server.clubs.Events;
import hegemon.server.id.ClubId;
import hegemon.server.id.PersonId;
import hegemon.server.pairing.Format;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.server.store.ClubRows.Club;
import hegemon.server.store.ClubRows.Rank;
import hegemon.server.store.Listed;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.table.ListDesk;
import hegemon.server.web.table.ListedTable;
import hegemon.server.web.table.Reader;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Parse;

import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Optional;

/** The clubs, and the page of each. */
@Controller
record ClubPages(
        Clubs clubs,
        Events events,
        ClubDesk desk,
        ClubGames games,
        TableDesk tables,
        ListDesk lists,
        ServerSettings settings) {
    private static final int MOST_OWN = 50;

    @GetMapping("/clubs")
    String all(Model model) {
        var reader = desk.reader();
        model.addAttribute("member", reader.isPresent());
        model.addAttribute("mine", reader.map(clubs::of).orElse(List.of()));
        model.addAttribute("clubs", clubs.all());
        return "clubs/all";
    }

    @PostMapping("/clubs")
    String found(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String about,
            HttpServletResponse response,
            Model model) {
        return switch (clubs.found(name, about, desk.me())) {
            case Parse.Refused<Club>(var why) -> {
                Refused.say(why, response, model);
                model.addAttribute("name", name);
                model.addAttribute("about", about);
                yield all(model);
            }
            case Parse.Parsed<Club>(var club) -> "redirect:/clubs/" + club.id();
        };
    }

    @GetMapping("/clubs/{club}")
    String one(@PathVariable ClubId club, Model model) {
        var shown = desk.club(club);
        var reader = desk.reader();
        var rank = clubs.rank(club, reader);
        model.addAttribute("club", shown);
        model.addAttribute("signedIn", reader.isPresent());
        model.addAttribute("asked", rank.equals(Optional.of(Rank.ASKED)));
        boolean member = clubs.isMember(club, reader);
        model.addAttribute("member", member);
        model.addAttribute("leads", clubs.leads(club, reader));
        if (member) inside(shown, reader, model);
        return "clubs/club";
    }

    private void inside(Club club, Optional<PersonId> reader, Model model) {
        model.addAttribute("me", reader.orElseThrow());
        model.addAttribute("members", clubs.members(club.id()));
        model.addAttribute("invitation", settings.address(clubs.invitation(club)));
        model.addAttribute("events", events.of(club.id()));
        model.addAttribute("formats", Format.values());
        model.addAttribute("games", games.choices());
        var lobby = clubs.lobby(club, reader);
        model.addAttribute(
                "lobby",
                lobby.stream()
                        .filter(table -> !isCampaign(table))
                        .map(table -> tables.read(table, Reader.of(reader)))
                        .toList());
        model.addAttribute(
                "campaigns",
                lobby.stream()
                        .filter(ClubPages::isCampaign)
                        .map(table -> tables.read(table, Reader.of(reader)))
                        .toList());
        model.addAttribute("own", own(reader.orElseThrow(), lobby));
    }

    private static boolean isCampaign(LiveTable table) {
        return Leaders.isLed(table.now()) || table.now().seats().size() > 2;
    }

    /** The reader's campaigns that are not in the lobby yet. */
    private List<ListedTable> own(PersonId person, List<LiveTable> lobby) {
        return lists.list(Listed.Part.first(person, Listed.Kind.OPEN, MOST_OWN)).stream()
                .filter(each -> each.seats().size() > 2)
                .filter(each -> lobby.stream().noneMatch(table -> table.id().equals(each.id())))
                .toList();
    }

    @PostMapping("/clubs/{club}/about")
    String about(@PathVariable ClubId club, @RequestParam(defaultValue = "") String about) {
        clubs.describe(desk.led(club), about);
        return "redirect:/clubs/" + club;
    }
}
