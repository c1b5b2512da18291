package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Money, men, ships and goods change only by named causes, and the sums are right. */
@Tag("long")
class ConservationTest {
    private static final Set<Ledger.Cause> AT_INCOME =
            EnumSet.of(
                    Ledger.Cause.PRODUCED,
                    Ledger.Cause.EATEN,
                    Ledger.Cause.LUXURY,
                    Ledger.Cause.SPOILED);
    private static final Set<Ledger.Cause> AT_ARMAMENT =
            EnumSet.of(
                    Ledger.Cause.RAISED,
                    Ledger.Cause.DISBANDED,
                    Ledger.Cause.UNPAID,
                    Ledger.Cause.ADMINISTRATION);
    private static final Set<Ledger.Cause> GAINS =
            EnumSet.of(Ledger.Cause.RAISED, Ledger.Cause.PRODUCED, Ledger.Cause.GARRISON);
    private static final Set<Ledger.Cause> BOTH =
            EnumSet.of(Ledger.Cause.CONVERTED, Ledger.Cause.TRADED, Ledger.Cause.ROBBED);

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void everyBalanceIsItsFormerOnePlusItsBookedCauses(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    var booked = new TreeMap<String, Integer>();
                    for (Ledger.Line line : month.ledger())
                        booked.merge(
                                line.realm() + " " + line.stock(), line.amount(), Integer::sum);
                    booked.values().removeIf(amount -> amount == 0);
                    var found = new TreeMap<String, Integer>();
                    for (Stocks.Stock stock : Stocks.difference(before, month.after()))
                        found.put(stock.realm() + " " + stock.name(), stock.amount());
                    assertThat(found).as("%s", before.date()).isEqualTo(booked);
                });
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void causesHaveTheirSeasonAndTheirSign(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    for (Ledger.Line line : month.ledger()) {
                        var at = before.date().month();
                        if (AT_INCOME.contains(line.cause())) assertThat(at.isIncome()).isTrue();
                        if (AT_ARMAMENT.contains(line.cause()))
                            assertThat(at.isArmament()).isTrue();
                        if (GAINS.contains(line.cause())) assertThat(line.amount()).isPositive();
                        else if (!BOTH.contains(line.cause()))
                            assertThat(line.amount()).as("%s", line).isNegative();
                    }
                    for (Good good : Good.values())
                        assertThat(sum(month, good.name(), Ledger.Cause.TRADED)).isZero();
                    int ships = sum(month, "S", Ledger.Cause.CONVERTED);
                    assertThat(sum(month, "K", Ledger.Cause.CONVERTED)).isEqualTo(-100 * ships);
                });
    }

    private static int sum(Evaluation month, String stock, Ledger.Cause cause) {
        return month.ledger().stream()
                .filter(line -> line.stock().equals(stock) && line.cause() == cause)
                .mapToInt(Ledger.Line::amount)
                .sum();
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void moneyChangesOnlyByNamedCausesAndIsNeverOwed(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    for (Realm realm : month.after().realms()) {
                        var account = month.reports().get(realm.number() - 1).account();
                        int sum =
                                account.bookings().stream().mapToInt(Report.Booking::amount).sum();
                        assertThat(account.opening())
                                .isEqualTo(before.realm(realm.number()).treasury());
                        assertThat(account.opening() + sum).isEqualTo(realm.treasury());
                        assertThat(realm.treasury()).isNotNegative();
                        assertThat(raised(month, realm.number()))
                                .isEqualTo(-booked(List.of(account), "raise"));
                    }
                    var accounts = month.reports().stream().map(Report::account).toList();
                    assertThat(booked(accounts, "paid")).isEqualTo(-booked(accounts, "received"));
                    assertThat(booked(accounts, "sacked")).isEqualTo(-booked(accounts, "booty"));
                });
    }

    /** What the men and ships raised have cost. */
    private static int raised(Evaluation month, int realm) {
        Map<String, Integer> price =
                List.of(UnitKind.KH, UnitKind.RH, UnitKind.FH).stream()
                        .collect(Collectors.toMap(UnitKind::unit, UnitKind::raising));
        return month.ledger().stream()
                .filter(line -> line.realm() == realm && line.cause() == Ledger.Cause.RAISED)
                .mapToInt(line -> line.amount() * price.getOrDefault(line.stock(), 0))
                .sum();
    }

    private static int booked(List<Report.Account> accounts, String what) {
        return accounts.stream()
                .flatMap(account -> account.bookings().stream())
                .filter(booking -> booking.what().key().equals("pygma.account." + what))
                .mapToInt(Report.Booking::amount)
                .sum();
    }
}
