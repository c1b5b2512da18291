package hegemon.pygma.month;

import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Terrain;

/** PI-22.3, D-113: 20,000 GM a point; two goods and three points for each terrain kind. */
record Promoting(Board board, Holdings lands) {
    Answer promote(Court court, Trade.Promote order) {
        var kind = kind(order.ground());
        if (!order.good().growsOn(kind)) return Answer.refuse("good", order.good(), kind);
        if (!has(court, order.ground())) return Answer.refuse("none");
        var there = court.economy.promotions();
        var more = new Promotion(kind, order.good(), order.points());
        if (more.isTooMuch(there))
            return Answer.refuse("promotion", Promotion.MOST_POINTS, more.sum(there));
        if (more.isTooVaried(there)) return Answer.refuse("promotion.goods", Promotion.MOST_GOODS);
        int price = Promotion.PRICE * order.points();
        if (price > court.treasury) return Answer.refuse("money", price, court.treasury);
        court.economy = court.economy.withPromotions(more.addedTo(there));
        court.book(-price, "promote");
        return Answer.done();
    }

    /** D-114. */
    private static Terrain kind(Trade.Ground ground) {
        return switch (ground) {
            case Trade.Kind(var terrain) -> terrain.promotionKind();
            case Trade.Waters ignored -> Terrain.SALT_WATER;
        };
    }

    private boolean has(Court court, Trade.Ground ground) {
        if (kind(ground).isWater()) return worksWater(court);
        for (int field : lands.of(court.number()))
            if (ground.covers(board.field(field).terrain())) return true;
        return false;
    }

    /** D-13: some water beside its land is worked by the realm. */
    private boolean worksWater(Court court) {
        for (int field : lands.of(court.number()))
            for (int beside : board.map.within(field, 1))
                if (board.field(beside).ground().worker() == court.number()) return true;
        return false;
    }
}
