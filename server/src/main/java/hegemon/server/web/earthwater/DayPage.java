package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.Setup;
import hegemon.server.accounts.People;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Chance;
import hegemon.table.Parse;
import hegemon.table.Turn;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** EW-S6: the expedition of the day, one try for each, and how all others fared. */
@Controller
record DayPage(
        Days days,
        DayStore store,
        DayAdviser adviser,
        Tables tables,
        Summaries summaries,
        People people,
        GuestCookie cookie,
        Admission admission) {
    private static final int WEEK = 7;

    /** What everybody may know of a day: what its dice were committed to, and later the secret. */
    public record Day(LocalDate date, String commitment, Optional<String> secret) {}

    /** An expedition that is over, as its player and as the adviser fared in it. */
    public record Compared(SoloGame own, Optional<SoloGame.Ending> adviser) {}

    @GetMapping("/earthwater/day")
    String day(HttpServletRequest request, Model model) {
        var today = days.today();
        var reader = cookie.guest(request);
        var own = own(reader);
        model.addAttribute("today", today);
        model.addAttribute("offered", days.offered());
        model.addAttribute(
                "mine",
                own.stream()
                        .filter(game -> game.setup().day().equals(Optional.of(today)))
                        .findFirst()
                        .orElse(null));
        model.addAttribute("calledOff", calledOff(today, reader).orElse(null));
        model.addAttribute(
                "member", reader.flatMap(people::find).filter(it -> it.member()).isPresent());
        model.addAttribute("streak", Streak.of(own, today));
        model.addAttribute(
                "ofDay", Ranking.of(counted(List.of(today)), reader.orElse(PersonId.NOBODY)));
        var ofWeek = counted(week(today));
        model.addAttribute("ofWeek", Ranking.of(ofWeek, reader.orElse(PersonId.NOBODY)));
        model.addAttribute("ofFriends", reader.map(it -> ofFriends(ofWeek, it)).orElse(null));
        model.addAttribute("compared", compared(own, today));
        model.addAttribute(
                "days",
                Stream.concat(Stream.of(today.plusDays(1)), week(today).stream())
                        .map(this::told)
                        .toList());
        return "games/earthwater/day";
    }

    /** Whoever called it off before the first move has had the one try, and no result. */
    private Optional<TableId> calledOff(LocalDate today, Optional<PersonId> reader) {
        return reader.map(person -> days.table(today, person)).filter(this::isAborted);
    }

    private boolean isAborted(TableId id) {
        return tables.glance(id)
                .filter(
                        table ->
                                table.now().turn() instanceof Turn.Over(var end)
                                        && end.rule().equals("aborted"))
                .isPresent();
    }

    /** The secret only of days that are over. */
    private Day told(LocalDate date) {
        var chance = days.chance(date);
        boolean over = date.isBefore(days.today());
        return new Day(
                date, chance.commitment(), over ? Optional.of(chance.hex()) : Optional.empty());
    }

    private static List<LocalDate> week(LocalDate today) {
        return IntStream.range(0, WEEK).mapToObj(today::minusDays).toList();
    }

    private List<DayStore.Played> counted(List<LocalDate> dates) {
        var chances = dates.stream().map(days::chance).toList();
        return store.of(chances).stream().filter(this::counts).toList();
    }

    /** The reader among those who share a club or a table with the reader. */
    private Ranking ofFriends(List<DayStore.Played> games, PersonId reader) {
        var friends = store.friends(reader);
        return Ranking.of(
                games.stream()
                        .filter(
                                game ->
                                        game.person().equals(reader)
                                                || friends.contains(game.person()))
                        .toList(),
                reader);
    }

    private List<Compared> compared(List<SoloGame> own, LocalDate today) {
        return own.stream()
                .filter(game -> game.ending().isPresent())
                .flatMap(
                        game ->
                                game.setup().day().filter(day -> day.isBefore(today)).stream()
                                        .map(day -> new Compared(game, adviser.of(day))))
                .limit(WEEK)
                .toList();
    }

    /** What ends later was perhaps played with the secret in view. */
    private boolean counts(DayStore.Played game) {
        return Setup.parse(game.setup()) instanceof Parse.Parsed<Setup>(var setup)
                && setup.day()
                        .filter(day -> game.game().equals(days.table(day, game.person())))
                        .filter(day -> game.ended().isBefore(Days.end(day)))
                        .isPresent();
    }

    private List<SoloGame> own(Optional<PersonId> reader) {
        var games = new ArrayList<SoloGame>();
        reader.ifPresent(
                person ->
                        summaries.forEach(
                                person,
                                "earthwater",
                                listed ->
                                        SoloGame.of(listed)
                                                .filter(game -> days.counts(game, person))
                                                .ifPresent(games::add)));
        return games;
    }

    /** Leads to the one table that the asker has today; lays it if need be. */
    @Computes(Computes.Room.TABLES)
    @PostMapping("/earthwater/day")
    String play(HttpServletRequest request, HttpServletResponse response) {
        var person = cookie.welcome(request, response);
        var today = days.today();
        var id = days.table(today, person);
        if (tables.find(id).isEmpty()) {
            admission.table(request);
            lay(id, days.setup(today), days.chance(today), person);
        }
        return "redirect:/games/" + id;
    }

    /** Another server may have been asked at the same moment. */
    private void lay(TableId id, Setup setup, Chance chance, PersonId person) {
        try {
            tables.start(id, new EarthWater(), setup.print(), chance, person);
        } catch (DuplicateKeyException e) {
            if (tables.find(id).isEmpty()) throw e;
        }
    }
}
