package hegemon.server.store;

import java.util.List;

/** What a person leaves in campaigns: asking for realms, ruling, leading and writing. */
final class CampaignTraces {
    private CampaignTraces() {}

    static final List<Trace> ALL =
            List.of(
                    Trace.gone(
                            "requests",
                            "campaign_request",
                            "person",
                            "game_id",
                            "text",
                            "asked_at"),
                    Trace.gone(
                            "own-notes",
                            "campaign_note",
                            "person",
                            "game_id",
                            "text",
                            "changed_at"),
                    Trace.gone(
                            "seat-invitations-used",
                            "seat_invitation",
                            "used_by",
                            "game_id",
                            "seat",
                            "whom"),
                    Trace.gone(
                            "seat-invitations-by-me",
                            "seat_invitation",
                            "by_person",
                            "game_id",
                            "seat",
                            "whom",
                            "created_at"),
                    Trace.gone(
                                    "letters-of-realms",
                                    "courier_letter",
                                    "from_person",
                                    "game_id",
                                    "from_seat",
                                    "to_seat",
                                    "text",
                                    "word",
                                    "sent_at")
                            .emptied("from_person = '', text = ''"),
                    Trace.gone(
                                    "letters-to-my-realm",
                                    "courier_letter",
                                    "to_person",
                                    "game_id",
                                    "from_seat",
                                    "text",
                                    "sent_at")
                            .emptied("to_person = '-'"),
                    Trace.gone(
                                    "treaties",
                                    "courier_treaty",
                                    "person",
                                    "game_id",
                                    "from_seat",
                                    "to_seat",
                                    "text",
                                    "begins",
                                    "ends",
                                    "made_at")
                            .emptied("person = ''"),
                    Trace.gone(
                                    "press",
                                    "courier_press",
                                    "person",
                                    "game_id",
                                    "seat",
                                    "title",
                                    "text",
                                    "word",
                                    "sent_at")
                            .emptied("person = ''"),
                    Trace.gone(
                                    "editorials",
                                    "courier_issue",
                                    "person",
                                    "game_id",
                                    "editorial",
                                    "published_at")
                            .emptied("person = ''"),
                    Trace.gone(
                                    "leaders-sheets",
                                    "lead_sheet",
                                    "person",
                                    "game_id",
                                    "text",
                                    "changed_at")
                            .emptied("person = ''"),
                    Trace.kept(
                            "acts-as-leader",
                            "lead_act",
                            "person",
                            "game_id",
                            "act",
                            "detail",
                            "reason",
                            "happened_at"),
                    Trace.gone(
                            "order-drafts",
                            "order_draft",
                            "person",
                            "game_id",
                            "round",
                            "text",
                            "changed_at"),
                    Trace.gone(
                                    "scans-by-me",
                                    "scan",
                                    "person",
                                    "game_id",
                                    "seat",
                                    "round",
                                    "kind",
                                    "added_at")
                            .emptied("person = ''"),
                    Trace.gone(
                                    "scans-of-my-letters",
                                    "scan",
                                    "seat",
                                    "game_id",
                                    "round",
                                    "kind",
                                    "picture",
                                    "added_at")
                            .where(
                                    "exists (select 1 from seat s where s.game_id = scan.game_id"
                                            + " and s.seat = scan.seat and s.guest_id = ?)"),
                    Trace.gone(
                            "letters-left",
                            "courier_bequest",
                            "person",
                            "game_id",
                            "seat",
                            "since"),
                    Trace.gone(
                            "contact-addresses",
                            "contact_address",
                            "person",
                            "game_id",
                            "address",
                            "changed_at"),
                    Trace.gone(
                            "standing-orders",
                            "standing_order",
                            "person",
                            "game_id",
                            "seat",
                            "text",
                            "changed_at"),
                    Trace.gone(
                            "stand-ins",
                            "deputy",
                            "person",
                            "game_id",
                            "seat",
                            "kind",
                            "rounds",
                            "seen"),
                    Trace.gone("stand-ins-asked", "deputy", "asked_by", "game_id", "seat", "kind"));
}
