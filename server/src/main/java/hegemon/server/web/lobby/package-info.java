/** Where tables are made and found: a new table, the lobby, exports and imports. */
package hegemon.server.web.lobby;
