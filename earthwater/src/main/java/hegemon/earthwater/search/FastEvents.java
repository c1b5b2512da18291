package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.ABYDOS;
import static hegemon.earthwater.search.Compact.ALL_CITIES;
import static hegemon.earthwater.search.Compact.ATHENAI;
import static hegemon.earthwater.search.Compact.EPHESOS;
import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.LEONIDAS;
import static hegemon.earthwater.search.Compact.MAJORS;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.Compact.SPARTA;
import static hegemon.earthwater.search.Compact.THEBAI;

/** EW-9: the events of a turn, in fast play. Cards are named by their numbers. */
final class FastEvents {
    private static final int MOLON_LABE = 1 << 12;
    private static final int SPARTA_CARDS = 1 << 6 | 1 << 8 | 1 << 11 | 1 << 15;

    private FastEvents() {}

    /** The cards of this hand whose event can be played now (EW-9.3). */
    static int playable(Playout game, int side) {
        int playable = 0;
        for (int left = game.hand[side]; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            boolean can = side == GREEK ? greekCan(game, card) : persianCan(game, card);
            if (can) playable |= 1 << card;
        }
        return playable;
    }

    private static boolean greekCan(Playout game, int card) {
        return switch (card) {
            case 1 -> canMine(game);
            case 2 -> (game.armyCities[PERSIAN] & MAJORS[PERSIAN]) != 0;
            case 3 -> game.fleetPorts[PERSIAN] != 0;
            case 7 -> true;
            case 8 -> !game.carneia && !game.isUsed(LEONIDAS) && leonidasCan(game);
            case 10 -> game.canMarch(GREEK);
            case 11 ->
                    !game.carneia
                            && game.armyReserve(GREEK) > 0
                            && (game.control(GREEK) & 1 << SPARTA) != 0;
            case 13 -> game.fleetPorts[GREEK] != 0;
            case 14 -> game.fleetReserve(GREEK) > 0 && game.openPorts(GREEK) != 0;
            case 16 -> game.armyCities[PERSIAN] != 0;
            default -> false;
        };
    }

    private static boolean canMine(Playout game) {
        return (game.pile | game.discards) != 0
                || (game.armyReserve(GREEK) > 0 && game.control(GREEK) != 0)
                || (game.fleetReserve(GREEK) > 0 && game.openPorts(GREEK) != 0);
    }

    private static boolean leonidasCan(Playout game) {
        return game.armyReserve(GREEK) > 0 ? game.canMarch(GREEK) : leonidasPayers(game) != 0;
    }

    /** EW-9.4: never the last army that he could move. */
    private static int leonidasPayers(Playout game) {
        int payers = 0;
        for (int left = game.armyCities[GREEK]; left != 0; left &= left - 1) {
            int city = Integer.numberOfTrailingZeros(left);
            game.addArmies(GREEK, city, -1);
            if (game.canMarch(GREEK)) payers |= 1 << city;
            game.addArmies(GREEK, city, 1);
        }
        return payers;
    }

    private static boolean persianCan(Playout game, int card) {
        return switch (card) {
            case 1, 7 -> game.canMarch(PERSIAN);
            case 2, 3, 13 -> game.armyReserve(PERSIAN) > 0 && neutral(game) != 0;
            case 4, 16 -> true;
            case 6, 9, 10 -> game.hand[GREEK] != 0;
            case 8 ->
                    game.armyReserve(PERSIAN) > 0
                            || (game.armyCities[GREEK] & MAJORS[PERSIAN]) != 0;
            case 12 ->
                    game.armies(GREEK, THEBAI) > 0
                            ? (game.control(GREEK) & ~(1 << THEBAI)) != 0
                            : game.armyReserve(PERSIAN) > 0;
            case 15 -> game.armies(PERSIAN, ATHENAI) > 0;
            default -> false;
        };
    }

    private static int neutral(Playout game) {
        return ALL_CITIES & ~game.control(GREEK) & ~game.control(PERSIAN);
    }

    /** Plays the event; whether operations end with it. */
    static boolean play(Playout game, int side, int card) {
        if (side == GREEK && card == 1) {
            game.mines();
            return false;
        }
        game.discard(side, card);
        if (side == GREEK) {
            greek(game, card);
            return false;
        }
        return persian(game, card);
    }

    private static void greek(Playout game, int card) {
        switch (card) {
            case 2 -> removeArmy(game, game.armyCities[PERSIAN] & MAJORS[PERSIAN]);
            case 3 -> {
                int city = game.chooseCity(GREEK, Ask.TAKE_FLEET, game.fleetPorts[PERSIAN]);
                game.tell(Verb.REMOVE, city);
                game.addFleets(PERSIAN, city, -1);
            }
            case 7 -> {
                int count = Integer.bitCount(game.hand[GREEK]) + 1;
                game.discardAll(GREEK, game.hand[GREEK]);
                game.draw(GREEK, count);
            }
            case 8 -> {
                int payers = game.armyReserve(GREEK) > 0 ? 0 : leonidasPayers(game);
                game.pay(payers, LEONIDAS);
                game.move(GREEK, Use.LEONIDAS);
            }
            case 10 -> game.move(GREEK, Use.EVANGELION);
            case 11 -> game.addArmies(GREEK, SPARTA, 1);
            case 13 -> {
                game.move(GREEK, Use.TRIREMES);
                if (game.fleetPorts[GREEK] != 0) {
                    game.decisions++;
                    game.move(GREEK, Use.TRIREMES);
                }
            }
            case 14 -> {
                while (game.fleetReserve(GREEK) > 0) {
                    int city = game.chooseCity(GREEK, Ask.PLACE_FLEET, game.openPorts(GREEK));
                    game.tell(Verb.PLACE, city, 1, 0, 0);
                    game.addFleets(GREEK, city, 1);
                }
            }
            case 16 -> removeArmy(game, game.armyCities[PERSIAN]);
            default -> throw new IllegalStateException("card " + card + " has no Greek event");
        }
    }

    private static void removeArmy(Playout game, int cities) {
        int city = game.chooseCity(GREEK, Ask.TAKE_ARMY, cities);
        game.tell(Verb.REMOVE, city);
        game.addArmies(PERSIAN, city, -1);
    }

    private static boolean persian(Playout game, int card) {
        switch (card) {
            case 1 -> game.move(PERSIAN, Use.CAVALRY);
            case 2, 3, 13 -> tribute(game);
            case 4 -> game.carneia = true;
            case 6 -> {
                int hand = game.hand[GREEK];
                int lost = Compact.nth(hand, game.chance(Integer.bitCount(hand)));
                game.tell(Verb.OSTRACISM, lost);
                game.discard(GREEK, lost);
            }
            case 7 -> game.move(PERSIAN, Use.GREAT_KING);
            case 8 -> royalRoad(game);
            case 9 -> {
                int hand = game.hand[GREEK];
                int lost =
                        Compact.nth(
                                hand,
                                game.choose(PERSIAN, Ask.DISCARD, Integer.bitCount(hand), hand, 0));
                game.tell(Verb.DISCARD, 1 << lost);
                game.discard(GREEK, lost);
            }
            case 10 -> separatePeace(game);
            case 12 -> defection(game);
            case 15 -> game.acropolis = game.campaign;
            case 16 -> {
                return game.pacify();
            }
            default -> throw new IllegalStateException("card " + card + " has no Persian event");
        }
        return false;
    }

    private static void tribute(Playout game) {
        int city = game.chooseCity(PERSIAN, Ask.PLACE_ARMY, neutral(game));
        game.tell(Verb.PLACE, city, 1, 0, 0);
        game.addArmies(PERSIAN, city, 1);
        if (game.react(GREEK, MOLON_LABE) == 0) return;
        game.addArmies(PERSIAN, city, -1);
        if (game.canMarch(GREEK)) game.move(GREEK, Use.MOLON_LABE);
    }

    private static void royalRoad(Playout game) {
        int most = Math.min(3, game.armyReserve(PERSIAN));
        boolean greekAbydos = game.armies(GREEK, ABYDOS) > 0;
        boolean greekEphesos = game.armies(GREEK, EPHESOS) > 0;
        int inAbydos = greekAbydos ? 1 : most;
        int options = inAbydos + (greekEphesos ? 1 : most);
        int choice = game.choose(PERSIAN, Ask.ROYAL_ROAD, options, inAbydos, 0);
        int city = choice < inAbydos ? ABYDOS : EPHESOS;
        if (game.armies(GREEK, city) > 0) {
            game.tell(Verb.EVICT, city);
            game.addArmies(GREEK, city, -game.armies(GREEK, city));
        } else {
            int armies = (city == ABYDOS ? choice : choice - inAbydos) + 1;
            game.tell(Verb.PLACE, city, armies, 0, 0);
            game.addArmies(PERSIAN, city, armies);
        }
    }

    private static void separatePeace(Playout game) {
        game.dice[0] = game.chance(6) + 1;
        game.dice[1] = game.chance(6) + 1;
        game.tell(Verb.PEACE);
        if (game.dice[0] > game.dice[1]) game.discardAll(GREEK, game.hand[GREEK] & SPARTA_CARDS);
    }

    private static void defection(Playout game) {
        int armies = game.armies(GREEK, THEBAI);
        if (armies > 0) {
            game.decisions++;
            int city = game.chooseCity(GREEK, Ask.RELOCATE, game.control(GREEK) & ~(1 << THEBAI));
            game.tell(Verb.RELOCATE, city);
            game.addArmies(GREEK, THEBAI, -armies);
            game.addArmies(GREEK, city, armies);
        }
        if (game.armyReserve(PERSIAN) > 0) game.addArmies(PERSIAN, THEBAI, 1);
    }
}
