/**
 * Who is at the other end. A person is a guest, known by a cookie, or has an account: a name with a
 * password or a passkey. A guest who claims an account keeps the id, so all games stay. Nothing
 * here knows of the web.
 */
package hegemon.server.accounts;
