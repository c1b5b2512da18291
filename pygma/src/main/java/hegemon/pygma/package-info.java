/** PYGMA-ISIS: the rules (docs/rules/pygma-isis.md, PI-… and D-…), pure. */
package hegemon.pygma;
