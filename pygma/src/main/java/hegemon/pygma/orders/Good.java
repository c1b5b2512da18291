package hegemon.pygma.orders;

/** PI-21.1 and PI-23.1: the ten goods and the five luxuries, in the order of the rules. */
public enum Good {
    GRAIN,
    FRUIT,
    CATTLE,
    SPICES,
    WINE,
    WOOD,
    STONE,
    ORE,
    CLOTH,
    CULTURE,
    TOBACCO,
    PEARLS,
    SILK,
    GEMS,
    GLASS
}
