/**
 * Letters: written into an outbox together with what causes them, sent by a job that tries again
 * until the mail server takes them. Knows neither accounts nor games: whoever writes a kind of
 * letter brings its {@link hegemon.server.mail.Writer}.
 */
package hegemon.server.mail;
