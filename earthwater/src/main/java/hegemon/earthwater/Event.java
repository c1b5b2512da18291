package hegemon.earthwater;

import hegemon.earthwater.board.Named;

import java.util.Locale;

/** The events on the cards (EW-9). */
public enum Event implements Named {
    MINES_OF_LAURION(Kind.PLAIN),
    IONIAN_REVOLT(Kind.PLAIN),
    WRATH_OF_POSEIDON(Kind.PLAIN),
    MILTIADES(Kind.REACTION),
    THEMISTOCLES(Kind.REACTION),
    PAUSANIAS(Kind.SPARTAN_REACTION),
    ORACLE_OF_DELPHI(Kind.PLAIN),
    LEONIDAS(Kind.SPARTAN),
    ARTEMISIA(Kind.REACTION),
    EVANGELION(Kind.PLAIN),
    MELAS_ZOMOS(Kind.SPARTAN),
    MOLON_LABE(Kind.REACTION),
    TRIREMES(Kind.PLAIN),
    SUPPORT_FROM_SYRACUSE(Kind.PLAIN),
    SPARTANS_300(Kind.SPARTAN_REACTION),
    DESERTION(Kind.PLAIN),

    CAVALRY_OF_MARDONIUS(Kind.PLAIN),
    TRIBUTE(Kind.PLAIN),
    CARNEIA_FESTIVAL(Kind.PLAIN),
    IMMORTALS(Kind.REACTION),
    OSTRACISM(Kind.PLAIN),
    GREAT_KING(Kind.PLAIN),
    ROYAL_ROAD(Kind.PLAIN),
    HIPPIAS(Kind.PLAIN),
    SEPARATE_PEACE(Kind.PLAIN),
    /** Card 11 acts when it is drawn, not when it is played (EW-4.7). */
    SUDDEN_DEATH(Kind.NONE),
    DEFECTION_OF_THEBES(Kind.PLAIN),
    /** Alliance with Carthage has no effect. */
    ALLIANCE_WITH_CARTHAGE(Kind.NONE),
    ACROPOLIS_ON_FIRE(Kind.PLAIN),
    PACIFICATION(Kind.PLAIN);

    private enum Kind {
        PLAIN,
        SPARTAN,
        REACTION,
        SPARTAN_REACTION,
        NONE
    }

    private final Kind kind;

    Event(Kind kind) {
        this.kind = kind;
    }

    /** EW-5.5: played out of turn, and only then. */
    public boolean isReaction() {
        return kind == Kind.REACTION || kind == Kind.SPARTAN_REACTION;
    }

    /** EW-9.1: forbidden while Carneia Festival is in force. */
    public boolean isSpartan() {
        return kind == Kind.SPARTAN || kind == Kind.SPARTAN_REACTION;
    }

    /** Whether it can be played in one's own turn, if its conditions hold. */
    public boolean isPlayable() {
        return kind == Kind.PLAIN || kind == Kind.SPARTAN;
    }

    @Override
    public String word() {
        return "event." + label();
    }

    public String label() {
        return this == SPARTANS_300
                ? "300-spartans"
                : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
