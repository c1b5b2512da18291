/**
 * Pages, the JSON interface and live updates: checks each request once and says what became of it.
 */
package hegemon.server.web;
