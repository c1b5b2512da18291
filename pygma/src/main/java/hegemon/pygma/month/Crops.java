package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Terrain;

/** PI-21 to PI-23: what the fields of a realm and its waters bring. */
final class Crops {
    private final Board board;
    private final Holdings lands;
    private final Holdings waters;

    Crops(Board board) {
        this.board = board;
        this.lands = board.holdings();
        this.waters =
                Holdings.of(
                        board.courts().size(),
                        board.map.fields(),
                        field -> board.field(field).ground().worker());
    }

    /** What all fields and promotion bring now, luxuries too. */
    Goods of(Court court) {
        var sum = new int[Good.values().length];
        var own = lands.of(court.number());
        var worked = waters.of(court.number());
        for (int field : own) if (board.field(field).isLand()) add(sum, court, field);
        for (int field : worked) add(sum, court, field);
        for (Promotion promotion : court.economy.promotions())
            sum[promotion.good().number() - 1] += promoted(promotion, own, worked);
        return Goods.of(sum);
    }

    private void add(int[] sum, Court court, int at) {
        var field = board.field(at);
        boolean half = isHalved(court.number(), at);
        var points = Production.of(field.ground().production(), field.terrain().soil()).toArray();
        luxuries(field, points);
        for (int i = 0; i < points.length; i++) sum[i] += half ? points[i] / 2 : points[i];
    }

    /** PI-23.1, D-118. */
    private static void luxuries(Field field, int[] points) {
        switch (field.terrain()) {
            case SWAMP -> points[Good.TOBACCO.number() - 1] += 1;
            case RAINFOREST, OASIS -> points[Good.SILK.number() - 1] += 2;
            case DESERT -> points[Good.GLASS.number() - 1] += 2;
            default -> {}
        }
        field.ground()
                .deposit()
                .ifPresent(
                        deposit -> {
                            if (deposit.kind() == DepositKind.PEARLS)
                                points[Good.PEARLS.number() - 1] += deposit.yield();
                            if (deposit.kind() == DepositKind.GEMS)
                                points[Good.GEMS.number() - 1] += deposit.yield();
                        });
    }

    /** D-37: next to a plague city of the realm. */
    private boolean isHalved(int realm, int field) {
        var halves = board.settings.get(Setting.PLAGUE_HALVES);
        return (halves == Choice.Halves.BOTH || halves == Choice.Halves.GOODS)
                && isBesidePlague(board, realm, field);
    }

    static boolean isBesidePlague(Board board, int realm, int field) {
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(field, way);
            if (beside >= 0
                    && board.field(beside).owner() == realm
                    && board.field(beside).settlement().map(Settlement::plagues).orElse(0) > 0)
                return true;
        }
        return false;
    }

    /** D-113: for the realm as a whole, or for each field; only with a field of the kind. */
    private int promoted(Promotion promotion, int[] own, int[] worked) {
        int fields = 0;
        for (int field : promotion.kind().isWater() ? worked : own)
            if (kind(field) == promotion.kind()) fields++;
        boolean each = board.settings.get(Setting.PROMOTION_SCOPE) == Choice.PromotionScope.FIELD;
        return promotion.points() * (each ? fields : Math.min(1, fields));
    }

    private Terrain kind(int field) {
        return board.field(field).terrain().promotionKind();
    }
}
