package hegemon.pygma.world;

/**
 * PI-19.3: bought once per man.
 *
 * @param level 0, I or II
 * @param used whether the army has been on loss terrain with it; leaving it then drops it (D-100)
 */
public record Equipment(int level, boolean used) {
    public static final Equipment NONE = new Equipment(0, false);

    /** PI-19.3, D-100: GM for the whole army. */
    public static int price(int level, int men) {
        return level * men;
    }

    /** D-100: dropped on ground that takes nothing after some that may. */
    public Equipment after(boolean hard) {
        if (level == 0) return this;
        if (hard) return new Equipment(level, true);
        return used ? NONE : this;
    }

    /** D-100: of two armies that become one. */
    public Equipment lower(Equipment other) {
        return level <= other.level ? this : other;
    }

    public Equipment {
        if (level < 0 || level > 2) throw new IllegalArgumentException("equipment " + level);
    }
}
