/** How the server is doing, in figures, for those who look after it. */
package hegemon.server.watch;
