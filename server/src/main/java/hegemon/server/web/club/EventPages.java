package hegemon.server.web.club;

import hegemon.server.clubs.Clubs;
import hegemon.server.clubs.Course;
import hegemon.server.clubs.Events;
import hegemon.server.id.ClubId;
import hegemon.server.id.EventId;
import hegemon.server.id.PersonId;
import hegemon.server.pairing.Format;
import hegemon.server.pairing.Result;
import hegemon.server.play.Seating;
import hegemon.server.store.ClubRows;
import hegemon.server.store.EventRows;
import hegemon.server.store.EventRows.Phase;
import hegemon.server.store.Pace;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.table.Seats;
import hegemon.table.Refusal;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The events of a club: made and led by its directors, entered by its members. */
@Controller
record EventPages(
        Clubs clubs, Events events, ClubDesk desk, ClubGames games, Seats seats, Clock clock) {
    private static final int MOST_EVENTS = EventRows.MOST;
    private static final int MOST_ROUNDS = 20;

    @PostMapping("/clubs/{club}/events")
    String create(
            @PathVariable ClubId club,
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String format,
            @RequestParam(defaultValue = "") String game,
            @RequestParam(defaultValue = "") String pace,
            @RequestParam(defaultValue = "5") int rounds,
            @RequestParam(defaultValue = "false") boolean auto) {
        desk.led(club);
        var choice = games.choice(game);
        var why = refuse(club, name, format, pace, rounds).or(() -> missing(choice));
        if (why.isPresent()) throw new Refused(why.get());
        var event =
                events.create(
                        new EventRows.Event(
                                EventId.NONE,
                                club,
                                name.strip(),
                                format,
                                choice.orElseThrow().game(),
                                choice.orElseThrow().setup(),
                                pace,
                                rounds,
                                auto,
                                Phase.OPEN,
                                0));
        return "redirect:/events/" + event.id();
    }

    private static Optional<Refusal> missing(Optional<ClubGames.Choice> choice) {
        return choice.isPresent() ? Optional.empty() : refusal("game");
    }

    private Optional<Refusal> refuse(
            ClubId club, String name, String format, String pace, int rounds) {
        if (name.isBlank() || name.strip().length() > Clubs.LONGEST_NAME)
            return refusal("name", Clubs.LONGEST_NAME);
        if (Format.parse(format).isEmpty()) return refusal("game");
        if (Pace.parse(pace).filter(Pace::isTimed).isEmpty())
            return Optional.of(Refusal.of("house", "server.refuse.pace", pace));
        if (rounds < 1 || rounds > MOST_ROUNDS) return refusal("number", MOST_ROUNDS);
        return events.of(club).size() >= MOST_EVENTS
                ? refusal("many", MOST_EVENTS)
                : Optional.empty();
    }

    private static Optional<Refusal> refusal(String why, Object... args) {
        return Optional.of(Refusal.of("house", "server.refuse.event." + why, args));
    }

    @GetMapping("/events/{event}")
    String one(@PathVariable EventId event, Model model) {
        var course = desk.course(event);
        var club = desk.club(course.event().club());
        model.addAttribute("course", course);
        model.addAttribute("event", course.event());
        model.addAttribute("club", club);
        model.addAttribute("lines", course.standings());
        model.addAttribute("entered", course.has(desk.reader()));
        model.addAttribute("out", course.isOut(desk.me()));
        model.addAttribute("outside", outside(course));
        model.addAttribute("leads", clubs.leads(club.id(), desk.reader()));
        model.addAttribute("results", Result.values());
        model.addAttribute("rounds", rounds(course));
        model.addAttribute("sides", sides(course.event()));
        model.addAttribute("reach", course.inReach(desk.me()));
        return "clubs/event";
    }

    /** What the two seats of its game are called. */
    private List<String> sides(EventRows.Event event) {
        return Seating.seatsOf(event.game(), event.setup()).orThrow().stream()
                .map(seat -> seats.name(event.game(), seat.name()))
                .toList();
    }

    /** Members whom a director may take in. */
    private List<PersonId> outside(Course course) {
        return clubs.members(course.event().club()).stream()
                .filter(each -> each.rank() != ClubRows.Rank.ASKED)
                .map(ClubRows.Member::person)
                .filter(each -> !course.has(Optional.of(each)) || course.isOut(each))
                .toList();
    }

    /**
     * Games under one heading.
     *
     * @param number of the round; 0: the games of a ladder, which has no rounds
     */
    public record Round(int number, List<Course.Game> games) {}

    /** The latest first. */
    private static List<Round> rounds(Course course) {
        if (course.isLadder())
            return course.games().isEmpty()
                    ? List.of()
                    : List.of(new Round(0, course.games().reversed()));
        return IntStream.rangeClosed(1, course.round())
                .mapToObj(number -> new Round(number, course.games(number)))
                .toList()
                .reversed();
    }

    @PostMapping("/events/{event}/challenge")
    String challenge(
            @PathVariable EventId event, @RequestParam(defaultValue = "") PersonId person) {
        return done(events.challenge(desk.course(event), desk.me(), person), event);
    }

    /** The reader enters; a director takes in other members, and back in who had withdrawn. */
    @PostMapping("/events/{event}/enter")
    String enter(@PathVariable EventId event, @RequestParam(defaultValue = "") PersonId person) {
        if (person.value().isEmpty())
            return done(events.enter(desk.course(event), desk.me()), event);
        var course = desk.ledCourse(event);
        if (!clubs.isMember(course.event().club(), Optional.of(person)))
            return done(refusal("member"), event);
        return done(events.takeIn(course, person), event);
    }

    /** The reader withdraws; a director may do so for others. */
    @PostMapping("/events/{event}/withdraw")
    String withdraw(@PathVariable EventId event, @RequestParam(defaultValue = "") PersonId person) {
        var me = desk.me();
        Course course =
                person.value().isEmpty() || person.equals(me)
                        ? desk.course(event)
                        : desk.ledCourse(event);
        events.withdraw(course, person.value().isEmpty() ? me : person);
        return "redirect:/events/" + event;
    }

    @PostMapping("/events/{event}/start")
    String start(@PathVariable EventId event) {
        return done(events.start(desk.ledCourse(event)), event);
    }

    @PostMapping("/events/{event}/next")
    String next(@PathVariable EventId event) {
        return done(events.next(desk.ledCourse(event)), event);
    }

    @PostMapping("/events/{event}/rule")
    String rule(
            @PathVariable EventId event,
            @RequestParam(defaultValue = "0") int round,
            @RequestParam(defaultValue = "1") int board,
            @RequestParam(defaultValue = "") String result,
            @RequestParam(defaultValue = "") String reason) {
        var ruling =
                new EventRows.Ruling(
                        round, board, result, reason.strip(), desk.me(), clock.millis());
        return done(events.rule(desk.ledCourse(event), ruling), event);
    }

    private static String done(Optional<Refusal> why, EventId event) {
        return ClubDesk.done(why, "/events/" + event);
    }
}
