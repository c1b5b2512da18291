/** The web server: tables, seats and live updates around the games. */
package hegemon.server;
