/**
 * Pages and pictures for paper: what a game wrote as HTML or SVG becomes PDF or PNG. Games stay
 * free of libraries, and both the web and the command line print here.
 */
package hegemon.server.press;
