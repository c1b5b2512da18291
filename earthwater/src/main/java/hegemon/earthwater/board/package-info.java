/**
 * What the game is played on (EW-1): cities and roads, sides and pieces, and the note of what
 * happens there. The rules and PERS.IA are built on it; it knows neither.
 */
package hegemon.earthwater.board;
