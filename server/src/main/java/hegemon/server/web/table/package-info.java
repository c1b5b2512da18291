/**
 * One table as its readers see it. {@link hegemon.server.web.table.TableDesk} finds a table and
 * builds what a reader may know ({@link hegemon.server.web.table.TableJson}); {@link
 * hegemon.server.web.table.GameApi} takes moves, {@link hegemon.server.web.table.LiveStream} sends
 * news, {@link hegemon.server.web.table.History} shows moments gone by. {@link
 * hegemon.server.web.table.MyApi} and {@link hegemon.server.web.table.EventStream} are the same for
 * programs.
 */
package hegemon.server.web.table;
