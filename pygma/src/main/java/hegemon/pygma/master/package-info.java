/** The game master's desk (PI-26): every roll, what needs a judgment, how the realms stand. */
package hegemon.pygma.master;
