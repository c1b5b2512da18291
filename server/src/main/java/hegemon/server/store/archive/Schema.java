package hegemon.server.store.archive;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Every table of the database, and what becomes of it in an export. A test finds missing ones. */
final class Schema {
    /** A file each. What is referred to comes before what refers to it. */
    static final List<String> SHARED =
            List.of(
                    "person",
                    "administrator",
                    "suspension",
                    "mute",
                    "report",
                    "warning",
                    "barred_name",
                    "blocked",
                    "sign_in",
                    "push_device",
                    "hook",
                    "passkey",
                    "api_token",
                    "program",
                    "mail_link",
                    "house_invitation",
                    "house_key",
                    "letter",
                    "mail_wish",
                    "rating",
                    "person_page",
                    "study",
                    "puzzle_try",
                    "puzzle_grade",
                    "house_puzzle",
                    "puzzle_search",
                    "club",
                    "club_member",
                    "club_table",
                    "club_event",
                    "event_player",
                    "event_game",
                    "event_ruling",
                    "incoming",
                    "audit",
                    "downtime",
                    "announcement",
                    "backup_plan",
                    "house_choice",
                    "scheduled_tasks");

    /** Together in one file for each game, in this order. */
    static final List<String> OF_GAME =
            List.of(
                    "game",
                    "seat",
                    "entry",
                    "offer",
                    "plan",
                    "chat",
                    "reader",
                    "invitation",
                    "notice",
                    "rating_step",
                    "ew_decline",
                    "pygma_lesson",
                    "campaign",
                    "lead_sheet",
                    "lead_act",
                    "seat_invitation",
                    "campaign_request",
                    "campaign_note",
                    "calendar",
                    "calendar_round",
                    "order_draft",
                    "contact_address",
                    "scan",
                    "courier_letter",
                    "courier_treaty",
                    "courier_press",
                    "courier_issue",
                    "courier_bequest",
                    "absence_rule",
                    "absence",
                    "standing_order",
                    "deputy");

    /** Of use only to the database or the moment in which they were written. */
    static final Set<String> LEFT_OUT =
            Set.of(
                    "flyway_schema_history",
                    "challenge",
                    "ew_analysis",
                    "attempt",
                    "thinking",
                    "admin_link",
                    "heartbeat",
                    "push_call",
                    "hook_call",
                    "snapshot",
                    "summary");

    /** Columns that are computed from the rest, and are again after an import. */
    static final Map<String, Set<String>> COMPUTED = Map.of("seat", Set.of("standing", "news_at"));

    /** Columns of types for which SQLite and PostgreSQL have no common form. */
    static final Set<String> MOMENTS =
            Set.of("execution_time", "last_success", "last_failure", "last_heartbeat");

    static final Set<String> BYTES = Set.of("task_data", "picture");
    static final Set<String> YES_OR_NO = Set.of("picked");

    private Schema() {}

    static List<String> all() {
        return Stream.concat(SHARED.stream(), OF_GAME.stream()).toList();
    }

    /** The column that says to which game a row belongs. */
    static String gameColumn(String table) {
        return table.equals("game") ? "id" : "game_id";
    }
}
