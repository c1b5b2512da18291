/**
 * The month (Part III): fourteen phases that turn a world, the realms' order sheets, the game
 * master's events and a key for the dice into the next world and the reports.
 *
 * <p>Outside, everything is immutable. Inside, the phases work on one {@link
 * hegemon.pygma.month.Board}, made from the world at the start and frozen into the next one at the
 * end: arrays by field and lists by realm, so that no step costs realms times fields.
 *
 * <p><b>Where to begin.</b> Read {@link Evaluation} first, which is the month on one screen; then
 * {@link Board}, {@link Court} and {@link Troop}, on which every phase works; then whichever phase
 * you need.
 *
 * <ul>
 *   <li>1, what a month begins with: {@link Intake} the good lines of the sheets; {@link Board} the
 *       world in arrays; {@link Court} a realm; {@link Troop} a unit; {@link Roster} units by
 *       field; {@link Holdings} fields by realm; {@link Marks} a set of fields that empties at
 *       once; {@link Neutrals} beings and free cities; {@link Draft} the report so far; {@link
 *       Ledger}, {@link Stocks} causes of every change; {@link hegemon.pygma.orders.Phase}, {@link
 *       Dice}, {@link Roll} numbered phases and logged rolls, {@link Fortune} where they come from;
 *       {@link SetUp} a new world before the first orders.
 *   <li>2, the game master: {@link Events} what is brought; {@link Objections} what is wrong with
 *       it; {@link Correction}, {@link Corrections} changed values, {@link EditWords} those said in
 *       words, {@link Grants} told to rulers; {@link Catastrophes}.
 *   <li>3, declarations: {@link Declarations}, with {@link TradeCities} and {@link Garrisons}.
 *   <li>4, pay and administration: {@link Payments}.
 *   <li>5, spending: {@link Spending}, with {@link Recruiting}, {@link Building}, {@link Roads},
 *       {@link Bridges}, {@link Promoting} and {@link Colony} connected parts of a realm.
 *   <li>6, armies rearranged: {@link Reorganising}.
 *   <li>7, movement: {@link Movement} pulse after pulse; {@link Marching} the steps of the sheets;
 *       {@link Losses} of terrain and sea; {@link Outlook} the land as a realm knows it; {@link
 *       Encounters} who meets whom, then {@link Withdrawal}, {@link Battles} with {@link Odds} and
 *       {@link Clash}, {@link Robbery} or {@link Contacts}; {@link Passages} which armies stood
 *       where.
 *   <li>8, land: {@link LandPhase}, with {@link Annexation} and {@link Unrest}.
 *   <li>9, goods: {@link HandOvers}.
 *   <li>10 and 11, harvest and income: {@link Harvest}, with {@link Crops}, {@link Fishing}, {@link
 *       Supplying}, {@link Mines} and {@link Income}.
 *   <li>12, plague: {@link Plague}.
 *   <li>13, sight: {@link Sight}.
 *   <li>14, the result: {@link Amendments} by the game master; {@link Ending} of realms and of the
 *       game; {@link Reporting}; {@link Judgment} what needs a decision; {@link Ranking}, {@link
 *       Rank}.
 *   <li>In all phases: {@link Answer}, {@link Answers} what became of an order.
 * </ul>
 */
package hegemon.pygma.month;
