/**
 * A ruler's desk in the browser: report, map and order sheet in the reader's language, each from
 * what the reader's own realm may know.
 */
package hegemon.server.web.pygma;
