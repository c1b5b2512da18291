/**
 * Rulers made of code. A ruler decides by what his realm knows: {@link
 * hegemon.pygma.orders.check.Knowledge} and the last {@link hegemon.pygma.report.Report}, never by
 * the world. Every sheet passes the check of {@link hegemon.pygma.orders.check.Check} before it is
 * sent.
 */
package hegemon.pygma.bot;
