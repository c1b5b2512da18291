package hegemon.pygma.world;

/**
 * PI-7: a settlement or city on a field.
 *
 * @param extraPoints bought inhabitant points (D-23)
 * @param trade 0, or its place in the order in which the realm named trade cities (D-31)
 * @param plagues plagues in a row (D-38); 0: healthy
 * @param revolt whether it is in revolt (D-117)
 * @param capitalOf the realm whose capital it was at the start, or 0 (D-32)
 */
public record Settlement(
        SettlementKind kind,
        String name,
        int extraPoints,
        boolean fortified,
        int trade,
        int plagues,
        boolean revolt,
        int capitalOf,
        Traded traded) {

    /** PI-6.2: GM for an inhabitant point more. */
    public static final int POINT_PRICE = 10_000;

    /** PI-7.5 and D-28: inhabitant points of a part of the realm where one may settle. */
    public static final int COLONY_POINTS = 10;

    /**
     * PI-24: what merchants brought since the last income month.
     *
     * @param needed points of needed goods
     * @param others points of other goods
     * @param extra the extra income of the last income month (D-107)
     */
    public record Traded(int needed, int others, int extra) {
        public static final Traded NOTHING = new Traded(0, 0, 0);
    }

    public static Settlement of(SettlementKind kind, String name) {
        return new Settlement(kind, name, 0, false, 0, 0, false, Realm.NOBODY, Traded.NOTHING);
    }

    public static Settlement capital(int realm, String name) {
        return new Settlement(
                SettlementKind.CAPITAL, name, 0, false, 0, 0, false, realm, Traded.NOTHING);
    }

    /** PI-6.1 and D-23. */
    public int points() {
        return kind.points() + extraPoints;
    }

    /** PI-8.3 and D-117: neither plague nor revolt keeps it from raising armies. */
    public boolean isHealthy() {
        return plagues == 0 && !revolt;
    }

    /** D-31: how many trade cities a realm with so many land fields may have. */
    public static int mostTradeCities(int landFields) {
        return Math.clamp((landFields + 24) / 25, 1, 5);
    }

    public boolean isTradeCity() {
        return trade > 0;
    }

    public Settlement withKind(SettlementKind to) {
        return new Settlement(
                to, name, extraPoints, fortified, trade, plagues, revolt, capitalOf, traded);
    }

    public Settlement withName(String to) {
        return new Settlement(
                kind, to, extraPoints, fortified, trade, plagues, revolt, capitalOf, traded);
    }

    public Settlement withExtraPoints(int to) {
        return new Settlement(kind, name, to, fortified, trade, plagues, revolt, capitalOf, traded);
    }

    public Settlement withFortified(boolean to) {
        return new Settlement(
                kind, name, extraPoints, to, trade, plagues, revolt, capitalOf, traded);
    }

    public Settlement withTrade(int to) {
        return new Settlement(
                kind, name, extraPoints, fortified, to, plagues, revolt, capitalOf, traded);
    }

    public Settlement withPlagues(int to) {
        return new Settlement(
                kind, name, extraPoints, fortified, trade, to, revolt, capitalOf, traded);
    }

    public Settlement withRevolt(boolean to) {
        return new Settlement(
                kind, name, extraPoints, fortified, trade, plagues, to, capitalOf, traded);
    }

    public Settlement withCapitalOf(int to) {
        return new Settlement(
                kind, name, extraPoints, fortified, trade, plagues, revolt, to, traded);
    }

    public Settlement withTraded(Traded to) {
        return new Settlement(
                kind, name, extraPoints, fortified, trade, plagues, revolt, capitalOf, to);
    }
}
