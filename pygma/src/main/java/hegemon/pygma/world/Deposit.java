package hegemon.pygma.world;

/**
 * A mine, or a bed of pearls.
 *
 * @param yield GM, or goods points of gems and pearls, in each income month
 * @param terms income months left, secret (D-124); pearls are permanent
 */
public record Deposit(DepositKind kind, int yield, int terms) {}
