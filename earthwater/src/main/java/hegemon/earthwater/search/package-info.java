/**
 * Fast play behind the readable rules, and the players made of it.
 *
 * <p>{@code Compact} is the position in whole numbers and bit sets; {@code Playout} plays it to the
 * end with a choice function of its caller. A test mirrors every choice and every move in the
 * readable rules, so the two cannot part.
 *
 * <p>Glossary. A <em>playout</em> is a game played to its end by a simple policy. A <em>deal</em>
 * is a guess at the hidden cards that fits what a seat knows.
 *
 * <p><b>Where to begin.</b> Read {@link Compact} and {@link Playout} first, then {@link
 * MonteCarlo}, which is the best player.
 *
 * <ul>
 *   <li>Fast play: {@link Compact} the position, {@link Terrain} the map, {@link Playout} a game to
 *       its end, {@link Choosing} who chooses, {@link Ask} and {@link Asks} the kinds of choices,
 *       {@link Listing} their options, {@link Codes} and {@link Verb} moves as numbers, {@link Use}
 *       of movements.
 *   <li>Its phases: {@link Preparing}, {@link Warfare}, {@link LandBattles}, {@link SeaBattles},
 *       {@link FastEvents}; PERS.IA: {@link FastPlan}, {@link FastPersia}.
 *   <li>Rules of thumb: {@link Instinct}, {@link Judgement}, {@link CardSense}, {@link Outlook},
 *       {@link Odds}.
 *   <li>Playouts by policy: {@link RandomPlayout}, {@link InstinctPlayout}, {@link TreePlayout};
 *       {@link Xorshift} their chance.
 *   <li>The search: {@link MonteCarlo}, {@link Node}, {@link Deals} and {@link Dealer} what is
 *       hidden, guessed; {@link Calibration} from playouts to a probability; {@link Review} and
 *       {@link Endings} what a decision cost, and why; {@link Foresight} what a campaign promises
 *       that begins, learnt by {@link Training}.
 *   <li>Players: {@link Player}, {@link Greedy}, {@link Foreseer}, {@link Buyer}, {@link
 *       EarthWaterBots}; measured by {@link Arena}, {@link SoloGames}, {@link RandomGames}, {@link
 *       Forecast}, {@link Interval}.
 * </ul>
 */
package hegemon.earthwater.search;
