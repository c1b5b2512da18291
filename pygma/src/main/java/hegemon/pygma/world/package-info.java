/**
 * The world of PYGMA-ISIS: map, terrain, calendar, goods, settlements, realms, armies.
 *
 * <p>Glossary: Großfeld (GF) = large field, Kleinfeld (KF) = field, Reich = realm, Heer = army (KH
 * Kriegerheer, RH Reiterheer, FH Flottenheer = fleet), Händler (H) = merchant, Einnahmetermin =
 * income month, Rüsttermin = armament month, Einwohnerpunkt (EP) = inhabitant point, Siedlung =
 * settlement, Stadt = city, Handelsstadt = trade city, Befestigung = fortification, Wachposten =
 * guard post, Spähturm = lookout tower, Wachturm = watch tower, Festung = fortress, Seuche =
 * plague, Aufstand = revolt, Förderung = promotion, Güterpunkt (GP) = goods point, Wesen = being,
 * Horde = horde.
 *
 * <p>Inside the program a field is an index: fields in the order of their addresses, from 0 (see
 * {@link hegemon.pygma.world.Geometry}). Realms are numbered from 1; {@code Realm.NOBODY} owns
 * neutral land and, as an army's realm, is the neutrals.
 *
 * <p>What a rule says of a field, a unit or a realm alone (a port, a landing place, the size of an
 * army) is judged here, once, for the check of a sheet and for the month.
 *
 * <p><b>Where to begin.</b> Read {@link World}, {@link Realm} and {@link Field} first; {@link
 * Setting} where the rules leave a choice.
 *
 * <ul>
 *   <li>Where: {@link Geometry}, {@link Address}, {@link Shape}, {@link Direction}, {@link Wrap}.
 *   <li>The land: {@link Terrain}, {@link Ground}, {@link Deposit}, {@link DepositKind}, {@link
 *       Soil}, {@link Production}, {@link Promotion}; what is built on it: {@link Settlement},
 *       {@link SettlementKind}, {@link Hygiene}, {@link BuildingKind}, {@link Ways}, {@link
 *       RoadClass}, {@link RoadGrowth}, {@link Bridge}.
 *   <li>Units: {@link Unit}, {@link UnitKind}, {@link Army}, {@link BasicOrder}, {@link Equipment},
 *       {@link People}, {@link Culture}, {@link Administration}, {@link Being}; {@link Merchant},
 *       {@link Lot}.
 *   <li>How far they come: {@link Lay} the land for one realm, {@link Reach} what table T3 allows,
 *       {@link Pace} what the steps add up to, {@link Range} every field in reach, {@link Toll}
 *       what a way takes.
 *   <li>Economy: {@link Economy}, {@link Good}, {@link Goods}, {@link Supply}.
 *   <li>What a ruler knows: {@link KnownMap}, {@link Known}, {@link Acquaintance}.
 *   <li>Calendar and choices: {@link Date}, {@link Month}, {@link Settings}, {@link SettingKind},
 *       {@link SettingText}, {@link Choice}.
 * </ul>
 */
package hegemon.pygma.world;
