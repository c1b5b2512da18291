/**
 * What only 300: Earth &amp; Water has on the web: advice, finished games gone through, the facts
 * of the board, and the record of one's solo games.
 */
package hegemon.server.web.earthwater;
