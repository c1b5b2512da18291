package hegemon.server.web.club;

import hegemon.server.accounts.People;
import hegemon.server.clubs.Clubs;
import hegemon.server.clubs.Course;
import hegemon.server.clubs.Events;
import hegemon.server.id.ClubId;
import hegemon.server.id.EventId;
import hegemon.server.id.PersonId;
import hegemon.server.store.ClubRows.Club;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.Refused;
import hegemon.table.Language;
import hegemon.table.Refusal;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

import java.util.Optional;

/** Finds clubs and events for those who may see them, and knows what people are called. */
@Component("clubDesk")
record ClubDesk(Clubs clubs, Events events, People people, Asking asking) {
    Optional<PersonId> reader() {
        return asking.member();
    }

    /** Only where a member asks. */
    PersonId me() {
        return reader().orElseThrow(ClubDesk::none);
    }

    Club club(ClubId id) {
        return clubs.find(id).orElseThrow(ClubDesk::none);
    }

    /** For those who belong to it. */
    Club own(ClubId id) {
        var club = club(id);
        if (!clubs.isMember(id, reader())) throw new NoSuchPage(HttpStatus.FORBIDDEN);
        return club;
    }

    /** For those who lead it. */
    Club led(ClubId id) {
        var club = club(id);
        if (!clubs.leads(id, reader())) throw new NoSuchPage(HttpStatus.FORBIDDEN);
        return club;
    }

    Course course(EventId id) {
        var course = events.course(id).orElseThrow(ClubDesk::none);
        own(course.event().club());
        return course;
    }

    Course ledCourse(EventId id) {
        var course = events.course(id).orElseThrow(ClubDesk::none);
        led(course.event().club());
        return course;
    }

    static NoSuchPage none() {
        return new NoSuchPage(HttpStatus.NOT_FOUND);
    }

    /** What somebody is called. */
    public String name(PersonId person) {
        return people.find(person)
                .map(it -> it.shownName(Language.of(LocaleContextHolder.getLocale())))
                .orElse("?");
    }

    /** Leads on, or says why not. */
    static String done(Optional<Refusal> why, String path) {
        if (why.isPresent()) throw new Refused(why.get());
        return "redirect:" + path;
    }
}
