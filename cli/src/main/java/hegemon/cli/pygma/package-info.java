/** The commands of PYGMA-ISIS. */
package hegemon.cli.pygma;
