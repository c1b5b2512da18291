/** Running games: who may act, one winner of two who act at once, bots, and who is told. */
package hegemon.server.play;
