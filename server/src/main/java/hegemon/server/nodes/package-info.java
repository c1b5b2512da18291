/** What several servers on one database tell each other. */
package hegemon.server.nodes;
