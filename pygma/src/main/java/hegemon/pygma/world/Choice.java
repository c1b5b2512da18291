package hegemon.pygma.world;

/**
 * The alternatives that Part II offers for some settings; the first of each is the default of
 * edition 1.
 */
public final class Choice {
    private Choice() {}

    /** D-150: who may know which player rules a realm. */
    public enum Identities {
        KNOWN,
        CONTACT
    }

    /** D-160: who decides on the people and the culture of a realm. */
    public enum Peoples {
        MASTER,
        RULER
    }

    /** D-151: what the deadline does where a person leads. */
    public enum Zat {
        CLOSE,
        DRAFT,
        RELEASE
    }

    /** D-13: who works water. */
    public enum WaterUse {
        COAST,
        SETTLEMENT,
        NONE
    }

    /** D-19: what unpaid units do. */
    public enum Unpaid {
        LEAVE,
        KEEP
    }

    /** D-21: to whom money may be sent. */
    public enum Transfer {
        CONTACT,
        NONE
    }

    /**
     * D-22: what hygiene does without a move: the last sum if it can be paid in full, nothing, or
     * as much of it as there is.
     */
    public enum NoMove {
        REPEAT,
        NONE,
        PARTLY
    }

    /** D-28: what needs ten EP outside the start area: every founding, or becoming a city. */
    public enum ColonyScope {
        ALL,
        CITIES
    }

    /** D-34: which settlements need hygiene. */
    public enum HygieneScope {
        CITIES,
        ALL
    }

    /** D-37: what a plague halves. */
    public enum Halves {
        BOTH,
        INCOME,
        GOODS,
        NONE
    }

    /** D-39: whom a building helps: who owns the land, who stands in it, or everybody. */
    public enum BuildingBonus {
        OWNER,
        HOLDER,
        ALL
    }

    /** D-46: how far a road grows in a month: counted on from any new field, or for each end. */
    public enum RoadGrowth {
        TIP,
        END
    }

    /** D-49: realm after realm in the order of their numbers, or all as the phase found them. */
    public enum RoadBorder {
        ORDER,
        PHASE
    }

    /** D-51: who brings catastrophes. */
    public enum Catastrophes {
        GM,
        AUTO
    }

    /** D-52: whose roads armies use. */
    public enum ForeignRoads {
        ALL,
        OWN
    }

    /** D-61: what running aground costs. */
    public enum Aground {
        TABLE,
        NONE
    }

    /** D-68: whether mobile armies are counted before the spending of the month or after it. */
    public enum ArmyCount {
        BEFORE,
        AFTER
    }

    /** D-69: where kind and size of intruders are seen. */
    public enum IntruderDetail {
        SIGHT,
        CONTROL
    }

    /** D-76: which fields are conquered. */
    public enum ConquestScope {
        END,
        PATH
    }

    /** D-83: a standing R army goes when others enter its field, or come into its sight. */
    public enum Standing {
        ENTER,
        SIGHT
    }

    /** D-85: what a negotiating army discloses. */
    public enum Discloses {
        NAME_ADDRESS,
        NAME
    }

    /** D-94: the fate of a beaten army. */
    public enum Loser {
        ROUT,
        ANNIHILATE
    }

    /** D-97: what becomes of an attacked merchant's goods. */
    public enum Robbery {
        LOST,
        CAPTURE,
        SAFE
    }

    /** D-104: a deal is what the merchant of another realm brings, or what comes from one. */
    public enum Deal {
        BEARER,
        ORIGIN
    }

    /** D-107: how a third of the trade extra remains. */
    public enum Carry {
        ADD,
        HOLD
    }

    /** D-112: whether the store covers the need. */
    public enum StoreUse {
        USE,
        IGNORE
    }

    /** D-113: what a promoted point counts for. */
    public enum PromotionScope {
        REALM,
        FIELD
    }

    /** D-113: how long promotion lasts. */
    public enum PromotionLasts {
        FOREVER,
        TERM
    }

    /** D-117: what unrest brings. */
    public enum UnrestEffect {
        REVOLT,
        NONE
    }

    /** D-122: when mines are rolled. */
    public enum MineSearch {
        ANNEX,
        SETUP,
        ORDER
    }

    /** D-159: which realms of code go for foreign land. */
    public enum Warlike {
        NONE,
        SOME,
        ALL
    }

    /** D-124: whether a mine's yield is rolled once or each term. */
    public enum MineYield {
        FIXED,
        ROLLED
    }
}
