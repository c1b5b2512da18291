/** The command line: one picocli tree. Only {@code serve} starts Spring. */
package hegemon.cli;
