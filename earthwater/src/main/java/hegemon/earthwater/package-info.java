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
 *
 * <p><b>Where to begin.</b> Read {@link EarthWaterState} first: a {@link Position} and the {@link
 * Stage} it waits in. Then follow a campaign through its phases.
 *
 * <ul>
 *   <li>The game: {@link EarthWater}, {@link Setup}, {@link MoveText}, {@link Move}, {@link
 *       Refusals}, {@link Views} and {@link EarthWaterView}.
 *   <li>What lies on the table: {@link Position}, {@link Turns}, {@link Piles}, {@link Cards},
 *       {@link Card}, {@link Event}, {@link Figure}.
 *   <li>Preparation (EW-4): {@link Preparation}, {@link Purchase}, {@link Building}, {@link
 *       Drawing}, {@link Kings}.
 *   <li>Operations (EW-5): {@link Operations}, {@link Movement} with its {@link Use}, {@link
 *       Expedition}; {@link Automaton} the turns of PERS.IA, {@link Sheets} the aid to them.
 *   <li>Battles (EW-6): {@link LandBattle}, {@link LandRetreat}, {@link SeaBattle}, {@link Dice};
 *       {@link Clash} their odds, {@link Battles} those a player is about to fight.
 *   <li>Reactions (EW-5.5): {@link Window}, {@link Reactions}, {@link LandWindows}, {@link
 *       SeaWindows}.
 *   <li>Events (EW-9): {@link Events}, {@link EventPlacing}, {@link EventRemoval}, {@link Payment};
 *       with decisions of their own: {@link Choices}, {@link GreekCardGoes}, {@link Hippias},
 *       {@link MolonLabe}, {@link Ostracism}, {@link Pacification}, {@link SeparatePeace}, {@link
 *       Thebes}.
 *   <li>Supply and scoring (EW-7, EW-8): {@link Supply}, {@link Scoring}, {@link Reckoning} as if
 *       the campaign ended now.
 *   <li>Learning: {@link Lessons}, each {@link Lesson} a scene that is played; {@link Deed} what a
 *       player may be proud of.
 *   <li>What is told: {@link Story} what has happened, {@link Showing} what the map shows
 *       meanwhile.
 * </ul>
 */
package hegemon.earthwater;
