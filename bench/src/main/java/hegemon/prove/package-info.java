/**
 * Proofs of what the house promises, as commands with a report each: {@code ./hegemon prove}. They
 * start real servers in processes of their own and ask them as anybody would. Nothing here is
 * shipped with the server.
 *
 * <p>Read these first: {@link hegemon.prove.RealServer}, a process that can be killed; {@link
 * hegemon.prove.Visitor}, somebody with a browser; {@link hegemon.prove.Findings}, what was seen,
 * as text and as a page. Each proof is a room of its own, and a method that a test can call with
 * less to do.
 */
package hegemon.prove;
