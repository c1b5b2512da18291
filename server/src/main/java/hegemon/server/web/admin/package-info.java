/** Pages for those who look after the house. */
package hegemon.server.web.admin;
