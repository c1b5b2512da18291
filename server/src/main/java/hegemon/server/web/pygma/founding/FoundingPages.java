package hegemon.server.web.pygma.founding;

import hegemon.pygma.Preset;
import hegemon.pygma.PygmaState;
import hegemon.pygma.genesis.Feature;
import hegemon.pygma.world.Setting;
import hegemon.server.clubs.Clubs;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Refused;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sheet on which a game master makes a campaign, step by step. */
@Controller
@RequestMapping("/pygma/new")
record FoundingPages(
        Worlds worlds,
        Tables tables,
        Seating seating,
        Campaigns campaigns,
        Calendars calendars,
        Lobby lobby,
        Clubs clubs,
        Directory people,
        Invites invites,
        InvitePages invitePages,
        GuestCookie cookie,
        Admission admission) {
    private static final int LEVEL = 1;

    @GetMapping
    String sheet(HttpServletRequest request, Locale locale, Model model) {
        return shown(new Wish(request), locale, model);
    }

    private String shown(Wish wish, Locale locale, Model model) {
        var words = Words.in(Language.of(locale));
        model.addAttribute("wish", wish);
        model.addAttribute(
                "word", wish.isWorded() ? wish.word() : tables.newId().value() + tables.newId());
        model.addAttribute("presets", Preset.ALL.stream().map(it -> Choice.of(it, words)).toList());
        model.addAttribute("rules", RuleSheet.of(wish.preset(), wish, words));
        model.addAttribute("features", Arrays.stream(Feature.values()).map(Feature::key).toList());
        model.addAttribute("days", days(TextStyle.SHORT, locale));
        model.addAttribute("weekdays", days(TextStyle.FULL, locale));
        return "games/pygma/founding";
    }

    private static List<String> days(TextStyle style, Locale locale) {
        return Arrays.stream(DayOfWeek.values())
                .map(it -> it.getDisplayName(style, locale))
                .toList();
    }

    /**
     * A preset to choose.
     *
     * @param values of the settings, a line for each: {@code key=value}
     */
    record Choice(String id, String title, String text, String values) {
        static Choice of(Preset preset, Words words) {
            var values =
                    Setting.ALL.stream()
                            .map(it -> it.key() + "=" + preset.settings().print(it))
                            .collect(Collectors.joining("\n"));
            return new Choice(preset.id(), preset.title(words), preset.text(words), values);
        }
    }

    /** The world that this sheet would make, with how fair it is. */
    @Computes(Computes.Room.TABLES)
    @PostMapping("/world")
    String world(
            HttpServletRequest request, HttpServletResponse response, Locale locale, Model model) {
        var wish = new Wish(request);
        var language = Language.of(locale);
        var sketch = wish.setup().then(it -> worlds.sketch(it, wish.word(), language));
        switch (sketch) {
            case Parse.Refused<Worlds.Sketch>(var why) -> Refused.say(why, response, model);
            case Parse.Parsed<Worlds.Sketch>(var made) -> model.addAttribute("sketch", made);
        }
        return "games/pygma/founding-world";
    }

    @Computes(Computes.Room.TABLES)
    @PostMapping
    String found(
            HttpServletRequest request, HttpServletResponse response, Locale locale, Model model) {
        var wish = new Wish(request);
        var id = worlds.table(wish.word());
        if (!wish.isWorded() || tables.find(new TableId(id)).isPresent())
            return "redirect:/games/" + id;
        admission.table(request);
        var guest = cookie.welcome(request, response);
        return switch (refused(wish, guest)
                .then(setup -> laid(new TableId(id), wish, setup, guest))) {
            case Parse.Refused<LiveTable>(var why) -> {
                Refused.say(why, response, model);
                yield shown(wish, locale, model);
            }
            case Parse.Parsed<LiveTable>(var table) ->
                    InvitePages.told(table, invited(table, wish, guest, locale));
        };
    }

    /** The set-up, if all else on the sheet is sound too. */
    private Parse<String> refused(Wish wish, PersonId guest) {
        var strange =
                Stream.concat(wish.masters().stream(), wish.assistant().stream())
                        .flatMap(name -> lobby.refuse(name, guest, true).stream())
                        .findFirst();
        if (strange.isPresent()) return Parse.refused(strange.get());
        return wish.calendar()
                .flatMap(
                        it ->
                                calendars
                                        .refuse(it)
                                        .or(() -> calendars.refuse(it, wish.text("first"))))
                .<Parse<String>>map(Parse::refused)
                .orElseGet(wish::setup);
    }

    private Parse<LiveTable> laid(TableId id, Wish wish, String setup, PersonId guest) {
        var terms =
                new Terms(
                        Optional.of(guest),
                        new Pace.Untimed(),
                        wish.has("listed", "true"),
                        wish.has("watchable", "true"),
                        wish.has("chat", "true"));
        return Seating.seatsOf("pygma", setup)
                .map(seats -> Map.of(PygmaState.GAME_MASTER.name(), new Occupant.Person(guest)))
                .then(
                        seats ->
                                seating.lay(
                                        id,
                                        new Seating.Wish("pygma", setup, Map.copyOf(seats), terms),
                                        worlds.chance(wish.word())))
                .map(table -> arranged(table, wish, guest));
    }

    /** All that a campaign has beside its log. */
    private LiveTable arranged(LiveTable table, Wish wish, PersonId guest) {
        campaigns.name(
                table,
                new Campaigns.Done(guest, "title\n" + wish.title(), ""),
                new CampaignRows.Title(wish.title(), wish.about()));
        if (!wish.has("listed", "true")) campaigns.byRequest(table.id());
        wish.club()
                .filter(club -> clubs.isMember(club, Optional.of(guest)))
                .flatMap(clubs::find)
                .ifPresent(club -> clubs.add(club, table.id(), guest));
        wish.calendar()
                .ifPresent(
                        plan ->
                                calendars.begin(
                                        table,
                                        new Campaigns.Done(
                                                guest,
                                                "calendar\n" + plan.rhythm() + " " + plan.zone(),
                                                ""),
                                        plan,
                                        wish.first()));
        return table;
    }

    /** Whoever is asked by name or mail first; then bots take what shall not stay free. */
    private List<Invites.Invited> invited(
            LiveTable table, Wish wish, PersonId guest, Locale locale) {
        var by = invitePages.by(guest, locale);
        wish.assistant()
                .flatMap(people::named)
                .ifPresent(
                        it ->
                                invites.ask(
                                        table,
                                        by,
                                        PygmaState.GAME_MASTER,
                                        it,
                                        Deputy.Kind.ASSISTANT));
        var leaders = invites.leaders(table, by, wish.masters());
        var rulers = invites.send(table, by, wish.text("invite"), wish.has("rest", "links"));
        if (wish.has("rest", "bots")) fill(table, rulers);
        return Stream.concat(leaders.stream(), rulers.stream()).toList();
    }

    /** As many realms stay free as people are asked to any. */
    private void fill(LiveTable table, List<Invites.Invited> rulers) {
        var kept = rulers.stream().map(Invites.Invited::seat).toList();
        long any = kept.stream().filter(String::isEmpty).count();
        Invites.free(table.now()).stream()
                .filter(seat -> !kept.contains(seat.name()))
                .skip(any)
                .forEach(seat -> seating.fill(table, seat, LEVEL));
    }
}
