/**
 * The logs in the database: append-only, on disk before anyone is told. Nothing else writes games.
 */
package hegemon.server.store;
