/** The commands of 300: Earth &amp; Water. */
package hegemon.cli.ew;
