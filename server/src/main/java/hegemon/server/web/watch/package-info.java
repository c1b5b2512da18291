/** Health and figures for programs that look after the server. */
package hegemon.server.web.watch;
