package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.BlockRows;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells those who sit at a table what happened there: within the transaction that made it so. */
record Messages(Notices notices, BlockRows blocks) {
    /** After a move or a verdict: whose turn it is now, or that it is over. */
    void moved(TableId id, LiveTable.Moment before, LiveTable.Moment now) {
        var actor = now.match().log().entries().get(before.entry()).seat();
        var by = person(now, actor);
        by.ifPresent(person -> notices.moot(person, id));
        if (now.isOver()) {
            // Whose turn it was, and what was proposed, is of no interest any more.
            others(now, by).forEach(each -> notices.moot(each, id));
            others(now, by)
                    .forEach(each -> tell(each, Notices.Event.OVER, id, now, with(now, by, each)));
        } else if (now.turn() instanceof Turn.Of(var seats)) {
            seats.stream()
                    .filter(seat -> !before.turn().waitsFor(seat) || seat.equals(actor))
                    .flatMap(seat -> people(now, seat))
                    .filter(each -> !by.equals(Optional.of(each)))
                    .distinct()
                    .forEach(each -> tell(each, Notices.Event.TURN, id, now, by));
        }
        if (isNewRound(before, now))
            others(now, Optional.empty())
                    .forEach(
                            each ->
                                    write(
                                            each,
                                            Notices.Event.ROUND,
                                            id,
                                            now,
                                            List.of(String.valueOf(now.entry()))));
    }

    /** Who ended it; where the clock did, with whom it was played. */
    private static Optional<PersonId> with(
            LiveTable.Moment now, Optional<PersonId> by, PersonId reader) {
        if (by.isPresent() || now.seats().size() != 2) return by;
        return others(now, Optional.of(reader)).findFirst();
    }

    private static boolean isNewRound(LiveTable.Moment before, LiveTable.Moment now) {
        var state = now.match().state();
        return Leaders.isLed(now) && !state.caption().equals(before.match().state().caption());
    }

    private void write(
            PersonId person,
            Notices.Event event,
            TableId id,
            LiveTable.Moment now,
            List<String> what) {
        notices.write(person, event, id, now.match().log().game(), what);
    }

    /** Somebody has written to whoever sits there. */
    void letter(TableId id, LiveTable.Moment now, Seat to, List<String> what) {
        person(now, to).ifPresent(each -> write(each, Notices.Event.LETTER, id, now, what));
    }

    /** Something that the others at the table should hear of. */
    void tellOthers(TableId id, LiveTable.Moment now, Notices.Event event, Optional<PersonId> by) {
        others(now, by).forEach(each -> tell(each, event, id, now, by));
    }

    /** Two meet in an event: each is told of the other, and of the event. */
    void paired(TableId id, LiveTable.Moment now, String event) {
        var game = now.match().log().game();
        var said = new Notices.Said(Notices.Said.Manner.GOES_ON, Optional.empty(), event);
        others(now, Optional.empty())
                .forEach(
                        by ->
                                others(now, Optional.of(by))
                                        .forEach(
                                                each ->
                                                        notices.tell(
                                                                each,
                                                                Notices.Event.PAIRED,
                                                                id,
                                                                game,
                                                                by,
                                                                said)));
    }

    /** Something was said, for those who may hear this speaker. */
    void said(TableId id, LiveTable.Moment now, Seat speaker, Optional<PersonId> by) {
        others(now, by)
                .filter(each -> Leaders.isKnown(now, Optional.of(each), speaker))
                .filter(each -> by.filter(who -> blocks.isBlocked(each, who)).isEmpty())
                .forEach(each -> tell(each, Notices.Event.CHAT, id, now, by));
    }

    /** The time of these seats will be out soon. */
    void warn(TableId id, LiveTable.Moment now, List<Seat> seats, Notices.Said said) {
        var game = now.match().log().game();
        var event = Notices.Event.DEADLINE;
        seats.stream()
                .flatMap(seat -> people(now, seat))
                .distinct()
                .forEach(
                        each -> {
                            if (Leaders.isLed(now))
                                notices.write(each, event, id, game, List.of(said.print()));
                            else notices.tell(each, event, id, game, PersonId.NOBODY, said);
                        });
    }

    /** A round is closed: those who lead are to act. */
    void lead(TableId id, LiveTable.Moment now) {
        now.match().state().leaders().stream()
                .flatMap(seat -> people(now, seat))
                .distinct()
                .forEach(each -> tell(each, Notices.Event.TURN, id, now, Optional.empty()));
    }

    /** Somebody would like to sit here. */
    void applied(TableId id, LiveTable.Moment now, PersonId by, String words) {
        var said = new Notices.Said(Notices.Said.Manner.GOES_ON, Optional.empty(), words);
        var game = now.match().log().game();
        now.match().state().leaders().stream()
                .flatMap(seat -> people(now, seat))
                .distinct()
                .forEach(each -> notices.tell(each, Notices.Event.CHAT, id, game, by, said));
    }

    /** Who asked for a seat is told what came of it, with the leader's words. */
    void decided(
            TableId id,
            LiveTable.Moment now,
            Notices.Event event,
            PersonId person,
            Campaigns.Done done) {
        var said = new Notices.Said(Notices.Said.Manner.GOES_ON, Optional.empty(), done.reason());
        notices.tell(person, event, id, now.match().log().game(), done.person(), said);
    }

    /**
     * Who had a seat is told that it is somebody else's. Whose, they may not know.
     *
     * @param words of whoever decided it
     */
    void replaced(TableId id, LiveTable.Moment before, Seat seat, String words) {
        var said = new Notices.Said(Notices.Said.Manner.GOES_ON, Optional.empty(), words);
        var game = before.match().log().game();
        person(before, seat)
                .ifPresent(
                        each ->
                                notices.tell(
                                        each,
                                        Notices.Event.REPLACED,
                                        id,
                                        game,
                                        PersonId.NOBODY,
                                        said));
    }

    /** A leader says something to all others. */
    void say(
            TableId id, LiveTable.Moment now, Notices.Event event, Notices.Said said, PersonId by) {
        var game = now.match().log().game();
        others(now, Optional.of(by))
                .forEach(
                        each -> {
                            var named = Leaders.named(now, Optional.of(each), Optional.of(by));
                            notices.tell(
                                    each, event, id, game, named.orElse(PersonId.NOBODY), said);
                        });
    }

    void asked(PersonId person, TableId id, LiveTable.Moment now, Campaigns.Done done) {
        var said = new Notices.Said(Notices.Said.Manner.GOES_ON, Optional.empty(), done.reason());
        var game = now.match().log().game();
        notices.tell(person, Notices.Event.INVITED, id, game, done.person(), said);
    }

    void invited(PersonId person, TableId id, LiveTable.Moment now, Optional<PersonId> by) {
        notices.tell(
                person,
                Notices.Event.INVITED,
                id,
                now.match().log().game(),
                by.orElse(PersonId.NOBODY));
    }

    /** What was proposed to the others is proposed no more. */
    void withdrawn(TableId id, LiveTable.Moment now, Optional<PersonId> by) {
        others(now, by).forEach(each -> notices.moot(each, id, Notices.Event.OFFER));
    }

    /** This person has answered what was asked. */
    void answered(PersonId person, TableId id) {
        notices.moot(person, id);
    }

    private void tell(
            PersonId person,
            Notices.Event event,
            TableId id,
            LiveTable.Moment now,
            Optional<PersonId> by) {
        var named = Leaders.named(now, Optional.of(person), by);
        notices.tell(person, event, id, now.match().log().game(), named.orElse(PersonId.NOBODY));
    }

    /** Who holds the seat, and who acts for the holder. */
    private static Stream<PersonId> people(LiveTable.Moment now, Seat seat) {
        return Stream.concat(person(now, seat).stream(), Deputies.standIn(now, seat).stream());
    }

    private static Optional<PersonId> person(LiveTable.Moment now, Seat seat) {
        return now.at(seat) instanceof Occupant.Person(var person)
                ? Optional.of(person)
                : Optional.empty();
    }

    private static Stream<PersonId> others(LiveTable.Moment now, Optional<PersonId> by) {
        return now.seats().keySet().stream()
                .flatMap(seat -> people(now, seat))
                .filter(each -> !by.equals(Optional.of(each)))
                .distinct();
    }
}
