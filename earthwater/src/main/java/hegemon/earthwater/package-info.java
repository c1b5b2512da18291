/** 300: Earth &amp; Water: the rules (docs/rules/earth-and-water.md, EW-…), pure. */
package hegemon.earthwater;
