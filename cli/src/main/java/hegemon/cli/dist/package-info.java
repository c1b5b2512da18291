/** The archive for hosts: the program with a Java of its own, the same byte for byte every time. */
package hegemon.cli.dist;
