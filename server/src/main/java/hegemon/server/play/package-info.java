/**
 * Running games: who may act, one winner of two who act at once, bots, and who is told.
 *
 * <p><b>Where to begin.</b> Read {@link Tables} and {@link LiveTable} first: how a move gets from a
 * request into the log. A {@link Reply} says what became of it.
 *
 * <ul>
 *   <li>A table: {@link LiveTable}, {@link Replayed} its log, {@link Clocks} its time, {@link
 *       Seating} who sits where, {@link Places} who may sit down unasked, {@link Opponent} whom one
 *       plays, {@link House} what every table needs, {@link Lengths} how long it may become.
 *   <li>Moves made for somebody: {@link BotDesk} lets bots think, {@link Machines} who they are;
 *       {@link ThoughtQueue} says who is next, from a {@link FairQueue}, by {@link Origins} and
 *       {@link ThoughtTimes}; {@link Plan}, {@link Planning}, {@link Plans} conditional moves.
 *   <li>Beside the rules: {@link Offer}, {@link Bargains} what two agree on; {@link Endings}
 *       resignation and time; {@link Rematches}, {@link Interventions}, {@link Farewells} who
 *       leaves for good.
 *   <li>Time: {@link Alarm}, {@link Deadlines} as {@link Jobs}; {@link Heart} says that this server
 *       lives.
 *   <li>Telling others: {@link Bells} wake those who wait for news; {@link Messages} write notices;
 *       {@link Talk} chat and notes; {@link Directory} names of people.
 *   <li>In and out: {@link Lobby} open tables and invitations; {@link Imports}, {@link
 *       ExportedLog}.
 *   <li>What is at hand: {@link AtHand} the tables kept in memory; {@link Snapshots} where long
 *       games begin after a restart, for one build of the program ({@link ProgramSum}).
 *   <li>Strength: {@link Ratings} which games count; {@link RatingAudit} all of them again.
 *   <li>Lists: {@link Summaries} a row for each table, {@link Summing} what it says.
 *   <li>Games that somebody leads: {@link Campaigns}, {@link Leaders}; {@link Calendars} when
 *       rounds are closed, by a {@link Rhythm} and but for {@link Holidays}; {@link Absences} who
 *       sent nothing; {@link Deputies} who acts for whom.
 * </ul>
 */
package hegemon.server.play;
