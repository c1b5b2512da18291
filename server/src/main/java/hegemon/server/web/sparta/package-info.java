/**
 * What only Sparta has on the web: positions of any line of play, analysis by the engine, the
 * set-up editor, pictures, game texts and the tutorial.
 */
package hegemon.server.web.sparta;
