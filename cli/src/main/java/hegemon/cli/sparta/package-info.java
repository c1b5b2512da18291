/** The commands of Sparta. */
package hegemon.cli.sparta;
