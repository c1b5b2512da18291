/**
 * The order language of PYGMA-ISIS (docs/rules/pygma-isis.md, Part IV): what a ruler writes for a
 * month, read and printed in German and English, mixed at will.
 *
 * <p>Glossary: Befehl = order, Zugbogen = sheet, Zeile = row, Großfeld / Kleinfeld (GF/KF) = the
 * two numbers of an address, Heer = army, Einheit = unit (an army or a merchant), Grundbefehl =
 * basic order (A R V -), Besonderes = clauses, Ladung = load, Güterpunkte (GP) = goods points,
 * Posten = lot, Rüsttermin = armament month.
 */
package hegemon.pygma.orders;
