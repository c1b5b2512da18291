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
 * {@link hegemon.pygma.world.Geometry}). Realms are numbered from 1; 0 is nobody, and as an army's
 * realm the neutrals.
 */
package hegemon.pygma.world;
