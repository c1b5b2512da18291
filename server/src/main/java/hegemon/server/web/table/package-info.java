/**
 * One table as its readers see it.
 *
 * <p><b>Where to begin.</b> Read {@link TableDesk}: it finds a table and builds what a {@link
 * Reader} may know, a {@link TableJson}.
 *
 * <ul>
 *   <li>Acting: {@link GameApi} moves, {@link TableApi} all else, {@link TalkApi} words; a {@link
 *       Visit} names table and visitor ({@link VisitResolver}), {@link Answering} says what became
 *       of it; {@link Making} makes one table for one wish.
 *   <li>Looking: {@link LiveStream} sends {@link TableNews} as they come, {@link Tidings} writes
 *       them once for all who look on, of what each has {@link Known}, {@link Renderings} each
 *       view, {@link PerTable} keeps them; {@link History} shows moments gone by; {@link ListDesk}
 *       lists tables, a {@link ListedTable} each, for the {@link ListPages} that show them.
 *   <li>Answers that stay open: {@link OpenAnswers}, each an {@link OpenAnswer} with a thread or an
 *       {@link OpenLine} without one, over an {@link OpenConnection}; as many as {@link
 *       StreamPlaces} has room for.
 *   <li>Thinking for readers: {@link ThinkingDesk}, {@link ThoughtStream}.
 *   <li>In words: {@link Paces}, {@link Seats}, {@link Setups}, {@link Strengths}.
 *   <li>For programs: {@link MyApi}, {@link EventStream}.
 * </ul>
 */
package hegemon.server.web.table;
