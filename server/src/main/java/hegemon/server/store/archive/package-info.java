/**
 * The whole database as text, and back: the same from SQLite and from PostgreSQL. Copies of a
 * database that is in use.
 */
package hegemon.server.store.archive;
