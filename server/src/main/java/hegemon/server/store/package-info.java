/**
 * The logs in the database: append-only, on disk before anyone is told. Nothing else writes games.
 *
 * <p><b>Where to begin.</b> {@link GameStore} is the whole truth about games; {@link StoredGame} is
 * what it hands out. Everything else lies beside the logs or follows from them.
 *
 * <ul>
 *   <li>The database: {@link Database} opens it, {@link SoleServer} and {@link InUse} keep SQLite
 *       to one server, {@link Outage} tells a database that is away from a mistake of ours, {@link
 *       Unprepared} one whose tables cannot be made, {@link Ids} reads rows that are an id and
 *       nothing else, {@link SqliteCopy} copies it, {@link BackupKind} says what for, {@link
 *       BeforeUpgrade} does so before a newer program changes it, {@link Sql} is how all of them
 *       speak to the database, {@link KeptStatements} keeps what SQLite has prepared, {@link
 *       OwnersOnly} makes files that nobody else reads.
 *   <li>A table: {@link SeatRows} and {@link Occupant} who sits where, {@link Terms} and {@link
 *       Pace} what was agreed, {@link Times} when things happened, {@link OfferRows}, {@link
 *       PlanRows}, {@link TalkRows}, {@link CampaignRows}, {@link CalendarRows}, {@link DraftRows},
 *       {@link ContactRows}, {@link BequestRows}, {@link ScanRows}, {@link AbsenceRows}, {@link
 *       DeputyRows} and {@link Deputy} what belongs to it and is not the game.
 *   <li>Where long games begin after a restart: {@link SnapshotRows}.
 *   <li>Lists: {@link SummaryRows} and {@link Summary} what a list shows of a table, {@link
 *       Standings} and {@link Standing} how it stands for whom, {@link ListRows} and {@link Listed}
 *       somebody's tables, {@link LobbyRows} everybody's.
 *   <li>Ratings: {@link RatingRows} how strong people play, by {@link PaceGroup}; {@link ShownRows}
 *       what others may see of somebody.
 *   <li>People among themselves: {@link BlockRows} who does not want to meet whom.
 *   <li>Clubs: {@link ClubRows} who belongs to them, {@link EventRows} what they play.
 *   <li>Several servers: {@link Heartbeats} and {@link Pauses} who lived when, {@link ThinkingRows}
 *       which server thinks for which bot.
 *   <li>Keeping it right: {@link Verification} replays what is stored, {@link Traces} ({@link
 *       Trace}, {@link TraceList}, {@link CampaignTraces}, {@link ClubTraces}) lists what is kept
 *       of a person.
 * </ul>
 */
package hegemon.server.store;
