/**
 * Who and which, below everything else of the server: {@link PersonId}, {@link TableId}, {@link
 * ClubId} and {@link EventId}. In code an id is always one of these, so that nobody mistakes a
 * table for a person, or either for a name; it becomes text where it leaves the code: in a
 * statement of the database, in an address, in JSON, in a line of the log.
 */
package hegemon.server.id;
