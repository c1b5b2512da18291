/**
 * The evaluation (Zugauswertung) of a month for one realm: first as data, built only from what the
 * realm may know, then as text in the reader's language.
 *
 * <p><b>Where to begin.</b> Read {@link Report} first, which is the data; then {@link Herald} and
 * {@link Section}, by which it becomes words.
 *
 * <ul>
 *   <li>Data: {@link Report}, {@link PartialMap}, {@link Note}, {@link Players}; for tools {@link
 *       ReportData}.
 *   <li>Words: {@link Herald}, {@link SettingWords}, {@link Section}, {@link News}, {@link
 *       Holdings}, {@link Warnings}, {@link Shortage}; as plain text {@link ReportText}, {@link
 *       MapText}.
 *   <li>Pages: {@link ReportHtml}, {@link PageHtml}, {@link SectionHtml}, {@link ReportStyle},
 *       {@link Chart}, {@link Xml}; {@link SheetHtml} to be written on.
 *   <li>Maps: {@link MapScene}, {@link HexGrid}, {@link MapSvg}, {@link Signs}, {@link Legend},
 *       {@link MapSheets}, {@link AtlasHtml}.
 * </ul>
 */
package hegemon.pygma.report;
