/** Who is at the other end: so far guests, known by a cookie. */
package hegemon.server.accounts;
