/**
 * The archive for hosts and the image for containers: the program with a Java of its own, the same
 * byte for byte every time.
 */
package hegemon.cli.dist;
