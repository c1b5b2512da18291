package hegemon.pygma.month;

import hegemon.pygma.report.PartialMap;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Supply;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Phase 14: the reports, each from what its realm may know, and the world that follows. */
final class Reporting {
    private final Board board;
    private final Date awaited;
    private final Crops crops;
    private final List<String> settings;

    private Reporting(Board board, Date awaited) {
        this.board = board;
        this.awaited = awaited;
        this.crops = new Crops(board);
        this.settings = Stream.concat(board.map.lines(), board.settings.lines()).toList();
    }

    /**
     * @param awaited the month whose orders come next
     */
    static Evaluation write(Board board, List<Sight.Seen> seen, Date awaited) {
        var reporting = new Reporting(board, awaited);
        var realms = new ArrayList<Realm>();
        var reports = new ArrayList<Report>();
        for (Court court : board.courts()) {
            var supplies = reporting.supplies(court);
            var realm = reporting.realm(court, supplies);
            realms.add(realm);
            reports.add(reporting.report(court, realm, supplies, seen.get(court.number() - 1)));
        }
        World after = board.freeze(realms);
        return new Evaluation(
                after,
                reports,
                board.dice.rolls(),
                board.judgments,
                Ranking.of(board),
                board.ledger.lines(),
                board.dice.idle());
    }

    private Realm realm(Court court, Report.Supplies supplies) {
        var before = court.realm;
        var history = new ArrayList<>(before.history());
        history.add(
                new Realm.Past(
                        board.date, court.treasury, supplies.inhabitants(), supplies.fields()));
        return new Realm(
                before.number(),
                court.name,
                before.player(),
                before.people(),
                before.culture(),
                before.capital(),
                court.treasury,
                court.economy,
                court.known,
                court.contacts,
                history);
    }

    private Report report(Court court, Realm realm, Report.Supplies supplies, Sight.Seen seen) {
        var draft = court.draft;
        draft.answers.sort(Comparator.comparingInt(Report.Answer::line));
        return new Report(
                court.number(),
                court.name,
                board.date,
                awaited,
                List.copyOf(draft.answers),
                List.copyOf(draft.moves),
                List.copyOf(draft.losses),
                List.copyOf(draft.battles),
                List.copyOf(draft.contacts),
                List.copyOf(draft.disclosures),
                seen.intrusions(),
                seen.sightings(),
                seen.descriptions(),
                List.copyOf(draft.land),
                List.copyOf(draft.events),
                new Report.Account(
                        court.realm.treasury(), List.copyOf(draft.bookings), court.treasury),
                armies(court),
                merchants(court),
                settlements(court),
                supplies,
                List.copyOf(draft.messages),
                List.copyOf(draft.texts),
                new PartialMap(board.map, court.known, court.number(), realm.contacts()),
                realm.history(),
                Stream.concat(settings.stream(), court.realm.lines()).toList());
    }

    private List<Report.ArmyLine> armies(Court court) {
        var lines = new ArrayList<Report.ArmyLine>();
        for (Troop troop : court.armies())
            if (troop.isArmy())
                lines.add(
                        new Report.ArmyLine(
                                troop.unit.toString(),
                                troop.name,
                                board.address(troop.field),
                                troop.carrier.map(fleet -> fleet.unit.toString()).orElse(""),
                                troop.size,
                                troop.equipment.level(),
                                troop.stationed,
                                troop.size * troop.kind().pay()));
        return lines;
    }

    private List<Report.MerchantLine> merchants(Court court) {
        var lines = new ArrayList<Report.MerchantLine>();
        for (Troop troop : court.armies())
            if (!troop.isArmy())
                lines.add(
                        new Report.MerchantLine(
                                troop.unit.toString(),
                                troop.name,
                                board.address(troop.field),
                                troop.cargo.stream().map(Reporting::cargo).toList()));
        return lines;
    }

    private static Report.Cargo cargo(Lot lot) {
        return new Report.Cargo(lot.good(), lot.points());
    }

    private List<Report.SettlementLine> settlements(Court court) {
        var lines = new ArrayList<Report.SettlementLine>();
        for (int field : board.holdings().of(court.number()))
            board.field(field)
                    .settlement()
                    .ifPresent(
                            city ->
                                    lines.add(
                                            new Report.SettlementLine(
                                                    board.address(field),
                                                    city.kind(),
                                                    city.name(),
                                                    city.points(),
                                                    city.fortified(),
                                                    city.isTradeCity(),
                                                    city.plagues(),
                                                    city.revolt(),
                                                    city.traded().extra())));
        return lines;
    }

    private Report.Supplies supplies(Court court) {
        int points = 0;
        int fields = 0;
        for (int at : board.holdings().of(court.number())) {
            var field = board.field(at);
            points += Colony.points(board, field);
            if (field.isLand()) fields++;
        }
        int inhabitants = 1_000 * points;
        var produced = crops.of(court);
        var need = Supply.need(inhabitants, board.settings.get(Setting.SUPPLY_BEYOND));
        var lines = new ArrayList<Report.SupplyLine>();
        for (Good good : Good.values()) {
            int store = court.economy.store().get(good);
            lines.add(
                    new Report.SupplyLine(
                            good,
                            produced.get(good),
                            store,
                            need.get(good),
                            produced.get(good) + store - need.get(good)));
        }
        return new Report.Supplies(
                inhabitants,
                fields,
                lines,
                court.economy.unrest(),
                court.economy.needed(),
                court.economy.blocked());
    }
}
