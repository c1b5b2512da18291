/**
 * 300: Earth &amp; Water: the rules (docs/rules/earth-and-water.md, EW-…), pure.
 *
 * <p>Glossary. A <em>campaign</em> has four phases: preparation, operations, supply, scoring. A
 * <em>major city</em> is a supply city (EW-1.1). A <em>march</em> is a land movement, a
 * <em>sail</em> a naval movement; both are an <em>expedition</em> until whatever they cause is
 * resolved. The <em>cargo</em> are the armies aboard its fleets; on the board they are counted in
 * the city they are bound for. The <em>bridge</em> is the pontoon bridge between Abydos and Pella.
 * A <em>figure</em> is a historical person on whose portrait a piece lies for good. A
 * <em>window</em> is the moment in which a reaction card may be played. The <em>pile</em> is the
 * draw pile. A <em>stage</em> is what the game waits for. A <em>note</em> is something that
 * happened, as data.
 */
package hegemon.earthwater;
