/** Tables and those who sit at them: laying one, the lobby, clocks, talk, exports. */
package hegemon.server.web.tables;
