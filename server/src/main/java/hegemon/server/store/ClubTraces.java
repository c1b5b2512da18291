package hegemon.server.store;

import java.util.List;

/** Where clubs keep something about a person, see {@link Traces}. Who played whom stays. */
final class ClubTraces {
    private ClubTraces() {}

    static final List<Trace> ALL =
            List.of(
                    Trace.gone("clubs", "club_member", "person_id", "club_id", "standing", "since"),
                    Trace.gone(
                                    "club-tables",
                                    "club_table",
                                    "person_id",
                                    "club_id",
                                    "game_id",
                                    "added_at")
                            .emptied("person_id = ''"),
                    Trace.kept(
                            "events",
                            "event_player",
                            "person_id",
                            "event_id",
                            "seed",
                            "withdrawn",
                            "joined_at"),
                    Trace.kept(
                            "event-games",
                            "event_game",
                            "first_person",
                            "event_id",
                            "round",
                            "board",
                            "game_id"),
                    Trace.kept(
                            "event-games-second",
                            "event_game",
                            "second_person",
                            "event_id",
                            "round",
                            "board",
                            "game_id"),
                    Trace.gone(
                                    "event-rulings",
                                    "event_ruling",
                                    "person_id",
                                    "event_id",
                                    "round",
                                    "board",
                                    "result",
                                    "reason",
                                    "ruled_at")
                            .emptied("person_id = '', reason = ''"));
}
