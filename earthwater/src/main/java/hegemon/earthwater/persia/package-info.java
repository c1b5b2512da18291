/**
 * PERS.IA, the automaton of the solo game (docs/rules/earth-and-water.md, EW-S…): pure decisions,
 * each with its reasons as data.
 *
 * <p>Glossary. A <em>plan</em> is what it buys in a preparation, an <em>action</em> what it does in
 * one turn of operations, <em>hunger</em> what attrition takes from it. The <em>ring</em> is the
 * order in which one action falls back on the next (EW-S4.1).
 */
package hegemon.earthwater.persia;
