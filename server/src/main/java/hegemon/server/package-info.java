/**
 * The web server: tables, seats and live updates around the games. What its words mean (desk, bell,
 * house …) is in docs/glossary.md.
 */
package hegemon.server;
