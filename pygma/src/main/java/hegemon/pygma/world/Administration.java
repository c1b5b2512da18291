package hegemon.pygma.world;

/** PI-11.7: GM that many mobile armies cost a realm at each armament month. */
public final class Administration {
    private Administration() {}

    public static int of(int mobileArmies) {
        if (mobileArmies <= 10) return 0;
        if (mobileArmies <= 15) return 50_000;
        return mobileArmies <= 20 ? 150_000 : 300_000;
    }
}
