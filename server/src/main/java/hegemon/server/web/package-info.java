/**
 * Pages, the JSON interface and live updates: checks each request once and says what became of it.
 *
 * <p>{@code gate} is what every request passes: who asks, from where, in which language, with which
 * token. {@code table} shows one table to its readers, live and as it was, and takes what they do.
 * {@code lobby} is where tables are made and found. {@code club} has the pages of clubs and their
 * events. {@code page} has the pages of the house and the words they need. {@code people}, {@code
 * programs}, {@code admin} and {@code watch} serve those they are named after. What only one game
 * needs is in the package of that game.
 *
 * <p>Read the way of one move first: {@code table.GameApi}, {@code table.Answering}, {@code
 * table.TableDesk}.
 */
package hegemon.server.web;
