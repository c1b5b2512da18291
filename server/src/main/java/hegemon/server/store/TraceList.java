package hegemon.server.store;

import java.util.List;
import java.util.stream.Stream;

/** Every place of the database where something about a person is kept, see {@link Traces}. */
final class TraceList {
    private TraceList() {}

    private static final List<Trace> PERSON =
            List.of(
                    Trace.kept(
                            "profile",
                            "person",
                            "id",
                            "id",
                            "name",
                            "email",
                            "language",
                            "created_at",
                            "claimed_at"),
                    Trace.gone(
                            "sign-ins", "sign_in", "person_id", "created_at", "seen_at", "agent"),
                    Trace.gone(
                            "passkeys", "passkey", "person_id", "label", "created_at", "used_at"),
                    Trace.gone(
                            "programs",
                            "api_token",
                            "person_id",
                            "label",
                            "created_at",
                            "used_at",
                            "scope",
                            "ends_at"),
                    Trace.gone("program-keys", "api_token", "person_id", "label", "created_at")
                            .where(
                                    "person_id in (select person_id from program where owner_id ="
                                            + " ?)"),
                    Trace.kept("program-names", "person", "id", "name")
                            .where("id in (select person_id from program where owner_id = ?)")
                            .emptied("name = null, name_key = null, claimed_at = null"),
                    Trace.gone("program-accounts", "program", "owner_id", "person_id"),
                    Trace.gone("program-of", "program", "person_id", "owner_id"),
                    Trace.gone("links", "mail_link", "person_id", "kind", "address", "expires_at"),
                    Trace.gone("administrator", "administrator", "person_id", "since", "letters"),
                    Trace.gone(
                            "suspension", "suspension", "person_id", "reason", "since", "ends_at"),
                    Trace.gone("mutes", "mute", "person_id", "game_id", "ends_at", "may_act"),
                    Trace.gone("reports-about-me", "report", "person_id", "reported_at", "done_at"),
                    Trace.gone(
                                    "reports",
                                    "report",
                                    "by_person",
                                    "reason",
                                    "game_id",
                                    "word",
                                    "page",
                                    "reported_at")
                            .emptied("by_person = null, reason = ''"),
                    Trace.gone("warnings", "warning", "person_id", "text", "given_at", "read_at"),
                    Trace.gone("blocked", "blocked", "person_id", "other_id", "since"),
                    Trace.gone("blocked-by-others", "blocked", "other_id"),
                    Trace.gone(
                            "letters",
                            "letter",
                            "person_id",
                            "kind",
                            "address",
                            "game_id",
                            "created_at",
                            "due_at",
                            "sent_at"),
                    Trace.gone(
                                    "letters-to-address",
                                    "letter",
                                    "address",
                                    "kind",
                                    "address",
                                    "created_at")
                            .where(
                                    "person_id is null and lower(address) = (select email_key from"
                                            + " person where id = ?)"),
                    Trace.gone(
                            "mails",
                            "incoming",
                            "person_id",
                            "came_at",
                            "state",
                            "reason",
                            "game_id",
                            "subject",
                            "text"),
                    Trace.gone(
                            "letter-wishes",
                            "mail_wish",
                            "person_id",
                            "manner",
                            "events",
                            "zone",
                            "quiet_from",
                            "quiet_to",
                            "digest_hour",
                            "rounds_wait"),
                    Trace.gone("devices", "push_device", "person_id", "label", "kinds", "since"),
                    Trace.gone("hook", "hook", "person_id", "url", "since"),
                    Trace.gone(
                            "hook-calls", "hook_call", "person_id", "game_id", "event", "due_at"),
                    Trace.gone("calls", "push_call", "person_id", "game_id", "event", "due_at"),
                    Trace.gone(
                            "notices",
                            "notice",
                            "person_id",
                            "game_id",
                            "event",
                            "word",
                            "told_at"),
                    Trace.gone(
                                    "notices-by-me",
                                    "notice",
                                    "by_person",
                                    "game_id",
                                    "event",
                                    "told_at")
                            .emptied("by_person = null"),
                    Trace.gone("invitation", "house_invitation", "used_by", "created_at"),
                    Trace.gone(
                            "invitations-given",
                            "house_invitation",
                            "by_person",
                            "created_at",
                            "expires_at"),
                    Trace.gone(
                            "invitations-to-tables",
                            "invitation",
                            "person",
                            "game_id",
                            "invited_at"),
                    Trace.gone(
                            "invitations-by-me",
                            "invitation",
                            "by_person",
                            "game_id",
                            "invited_at"),
                    Trace.gone("chat", "chat", "person", "game_id", "seat", "text", "said_at")
                            .emptied("person = '', text = ''"),
                    Trace.gone("notes", "reader", "person", "game_id", "notes", "hears_chat"),
                    Trace.gone(
                            "studies",
                            "study",
                            "person_id",
                            "id",
                            "name",
                            "text",
                            "version",
                            "changed_at"),
                    Trace.gone(
                            "puzzles",
                            "puzzle_try",
                            "person_id",
                            "puzzle",
                            "solved",
                            "value",
                            "tried_at"));

    private static final List<Trace> TABLES =
            List.of(
                    Trace.gone("plans", "plan", "seat", "game_id", "seat", "lines")
                            .where(
                                    "exists (select 1 from seat s where s.game_id = plan.game_id"
                                            + " and s.seat = plan.seat and s.guest_id = ?)"),
                    Trace.gone(
                            "declined-reactions",
                            "ew_decline",
                            "guest_id",
                            "game_id",
                            "seat",
                            "kinds"),
                    Trace.gone("tables-made", "game", "maker", "id", "name", "setup", "created_at")
                            .emptied("maker = null"),
                    Trace.gone(
                            "what-others-see",
                            "person_page",
                            "person_id",
                            "games",
                            "results",
                            "ratings"),
                    Trace.kept(
                            "ratings",
                            "rating",
                            "person_id",
                            "game",
                            "pace",
                            "games",
                            "value",
                            "deviation",
                            "rated_at"),
                    Trace.kept(
                            "rating-steps",
                            "rating_step",
                            "person_id",
                            "game_id",
                            "number",
                            "value",
                            "gain",
                            "rated_at"),
                    Trace.kept("seats", "seat", "guest_id", "game_id", "seat", "sat_at"),
                    Trace.kept(
                            "acts-as-administrator",
                            "audit",
                            "by_person",
                            "happened_at",
                            "act",
                            "subject",
                            "detail"),
                    Trace.kept(
                            "acts-of-administrators",
                            "audit",
                            "subject",
                            "happened_at",
                            "act",
                            "detail"));

    /** The row of the person itself is emptied last, by whoever keeps the accounts. */
    static final List<Trace> ALL =
            Stream.of(PERSON, CampaignTraces.ALL, ClubTraces.ALL, TABLES)
                    .flatMap(List::stream)
                    .toList();
}
