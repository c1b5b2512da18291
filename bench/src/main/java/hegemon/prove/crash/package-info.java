/** Kills servers while people play. */
package hegemon.prove.crash;
