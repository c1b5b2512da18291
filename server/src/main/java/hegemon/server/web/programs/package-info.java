/** For those who let a program play: keys, and the description of the JSON interface. */
package hegemon.server.web.programs;
