/** The pages of people: signing in and up, the profile and its settings. */
package hegemon.server.web.people;
