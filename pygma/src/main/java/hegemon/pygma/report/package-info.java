/**
 * The evaluation (Zugauswertung) of a month for one realm: first as data, built only from what the
 * realm may know, then as text in the reader's language.
 */
package hegemon.pygma.report;
