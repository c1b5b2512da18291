package hegemon.pygma.world;

/** The alternatives that Part II offers for some settings; the first of each is the default. */
public final class Choice {
    private Choice() {}

    /** D-150: who may know which player rules a realm. */
    public enum Identities {
        KNOWN,
        CONTACT
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

    /** D-22: what hygiene does without a move. */
    public enum NoMove {
        REPEAT,
        NONE
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

    /** D-124: whether a mine's yield is rolled once or each term. */
    public enum MineYield {
        FIXED,
        ROLLED
    }
}
