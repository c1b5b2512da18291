/**
 * What only 300: Earth &amp; Water has on the web.
 *
 * <ul>
 *   <li>The board: {@link Facts} and {@link FactsScript} what scripts know of it, {@link
 *       MapPicture}, {@link EarthWaterGamePages}; {@link EarthWaterFigures}, {@link
 *       EarthWaterCounts} and {@link EarthWaterTables} of the book.
 *   <li>Advice: {@link AdviceApi}, {@link Adviser}, {@link Advice}. Finished games gone through:
 *       {@link ReviewApi}, {@link Analyses} in the background, {@link Analysis}, {@link
 *       AnalysisStore}.
 *   <li>Reactions declined in advance: {@link DeclinesApi}, {@link Declines}, {@link DeclineStore}.
 *   <li>One's solo games: {@link RecordPage}, {@link SoloRecord}, {@link SoloGame}, {@link Ladder},
 *       {@link Deeds}.
 *   <li>The expedition of the day: {@link DayPage}, {@link Days}, {@link DayStore}, {@link
 *       Ranking}, {@link Streak}, {@link DayAdviser}.
 *   <li>The lessons: {@link LearnPages}.
 * </ul>
 */
package hegemon.server.web.earthwater;
