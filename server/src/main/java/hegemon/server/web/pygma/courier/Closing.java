package hegemon.server.web.pygma.courier;

import hegemon.pygma.Annals;
import hegemon.pygma.PygmaState;
import hegemon.pygma.month.Rank;
import hegemon.server.id.PersonId;
import hegemon.server.play.LiveTable;
import hegemon.server.store.CampaignRows.Act;
import hegemon.server.store.Occupant;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.Words;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How a campaign ended: when everything is open, so is who ruled what.
 *
 * @param months that were played
 * @param word what the game masters said about the end; may be empty
 */
record Closing(int months, String word, List<Ruler> rulers) {
    /** Who ruled a realm at the end. */
    record Ruler(String realm, String person) {}

    static Closing of(
            LiveTable.Moment now,
            Function<PersonId, Optional<String>> names,
            List<Act> acts,
            Say say) {
        var last = Annals.of(now.match()).getLast().state();
        var played =
                Annals.of(now.match()).stream()
                        .filter(it -> !it.withdrawn() && !it.isStart() && !it.isReturn());
        return new Closing(
                Math.toIntExact(played.count()),
                acts.stream()
                        .filter(act -> act.act().equals("end"))
                        .map(Act::reason)
                        .findFirst()
                        .orElse(""),
                last.world().realms().stream()
                        .map(
                                realm ->
                                        new Ruler(
                                                realm.name(),
                                                person(
                                                        now,
                                                        PygmaState.seat(realm.number()),
                                                        names,
                                                        say)))
                        .toList());
    }

    private static String person(
            LiveTable.Moment now, Seat seat, Function<PersonId, Optional<String>> names, Say say) {
        var words = Words.in(say.language());
        return switch (now.at(seat)) {
            case Occupant.Person(var id) ->
                    names.apply(id).orElseGet(() -> words.say("server.table.guest"));
            case Occupant.Bot ignored -> say.word("closing.bot");
            default -> say.word("closing.nobody");
        };
    }

    /** Of the last month that was played, whatever was read before. */
    static List<Rank> ranking(Match<?, ?, ?> match) {
        var last = Annals.of(match).getLast().state();
        return last.made().isPresent() ? last.masterReport().ranking() : List.of();
    }
}
