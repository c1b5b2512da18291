package hegemon.server.web.pygma.post;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.Realm;
import hegemon.server.ServerSettings;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Letter;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices;
import hegemon.server.mail.Posted;
import hegemon.server.mail.Writer;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.Absences;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Tables;
import hegemon.server.store.DraftRows;
import hegemon.server.web.pygma.Rulers;
import hegemon.server.web.pygma.courier.Courier;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the letters about a campaign: what is answered, and what a month brought. */
@Component
record PygmaLetters(
        Tables tables,
        Addressees addressees,
        Rulers rulers,
        MailWishes wishes,
        ReplyAddress addresses,
        Calendars calendars,
        Campaigns campaigns,
        Absences absences,
        Courier courier,
        DraftRows drafts,
        ServerSettings settings,
        JsonMapper json)
        implements Writer {
    private static final String ROUND = MailNotices.kind(Notices.Event.ROUND, "pygma");

    @Override
    public boolean writes(String kind) {
        return kind.equals(ROUND)
                || kind.equals(CourierLetter.KIND)
                || kind.equals(ReminderLetter.KIND)
                || kind.startsWith(PygmaPost.KIND);
    }

    @Override
    public Optional<Letter> write(Posted letter) {
        return about(letter)
                .flatMap(this::written)
                .map(it -> isNews(letter) ? it.asking(page(letter, it)) : it)
                .map(it -> addresses.answerable(it, letter));
    }

    private static boolean isNews(Posted letter) {
        return letter.kind().equals(ROUND) || letter.kind().equals(ReminderLetter.KIND);
    }

    /** The campaign's page, for those who want to see it. */
    private Letter.Action page(Posted posted, Letter letter) {
        return new Letter.Action(
                Words.in(letter.language()).say("server.mail.table"),
                settings.address("/games/" + posted.game().orElse(TableId.NONE)));
    }

    private Optional<Letter> written(About about) {
        var letter = about.letter();
        if (letter.kind().equals(CourierLetter.KIND))
            return courier.came(
                            tables.find(letter.game().orElse(TableId.NONE)).orElseThrow(),
                            letter.person().orElse(PersonId.NOBODY),
                            letter.args(),
                            about.to().language())
                    .map(came -> CourierLetter.of(about, came));
        if (letter.kind().equals(ReminderLetter.KIND))
            return ReminderLetter.of(about, drafts, PygmaLetters::sheet);
        return Optional.of(letter.kind().equals(ROUND) ? evaluation(about) : answer(about));
    }

    private Letter evaluation(About about) {
        var table = about.letter().game().orElse(TableId.NONE);
        return EvaluationLetter.of(
                about, campaigns.reasons(table, "withdraw"), absences.of(table), due(about), json);
    }

    private Optional<About> about(Posted letter) {
        var table = letter.game().flatMap(tables::find);
        var to = letter.person().flatMap(addressees::find);
        if (table.isEmpty() || to.isEmpty()) return Optional.empty();
        var now = table.get().now();
        var seat = now.seatOf(letter.person());
        if (seat.equals(Seat.SPECTATOR)) return Optional.empty();
        return now.match().state() instanceof PygmaState state && state.made().isPresent()
                ? Optional.of(
                        new About(
                                letter,
                                now,
                                state,
                                seat,
                                to.get(),
                                rulers.of(table.get().id(), now, state),
                                addresses.of(table.get().id(), PersonId.NOBODY).isPresent()))
                : Optional.empty();
    }

    private Letter answer(About about) {
        var words = about.words();
        var kind = about.letter().kind().substring(PygmaPost.KIND.length());
        if (kind.equals("sent")) return sent(about);
        if (Realm.isNobody(about.realm()))
            return about.written("help", List.of(words.say("server.letter.master")));
        return switch (kind) {
            case "receipt" -> receipt(about);
            case "refused" -> refused(about);
            case "status" -> status(about);
            case "report" -> report(about);
            case "map" -> HelpLetter.map(about);
            case "unread" -> unread(about);
            default -> HelpLetter.of(about, kind);
        };
    }

    private static Letter sent(About about) {
        return about.written(
                "sent",
                List.of(
                        About.block(about.letter().args().getFirst()),
                        about.words().say("server.letter.words")));
    }

    private static Letter report(About about) {
        var text = ReportText.of(about.report(about.state()), about.to().language());
        return about.written("report", List.of(About.block(text)));
    }

    private Letter receipt(About about) {
        var args = about.letter().args();
        int number = Integer.parseInt(args.getFirst());
        var words = about.words();
        var date = about.state().world().date();
        var came = moment(about.now().times().entries().get(number - 1), about);
        var said = new ArrayList<String>();
        said.add(words.say("server.letter.receipt.text", date, came, number, about.realmName()));
        said.addAll(sheet(args.get(1), about));
        if (!args.get(2).isEmpty())
            said.add(words.say("server.letter.receipt.unread", args.get(2)));
        if (args.size() > 4 && !args.get(4).isEmpty())
            said.add(words.say("server.letter.receipt.passed", args.get(4)));
        if (args.size() > 3 && !args.get(3).isEmpty()) said.add(About.block(args.get(3)));
        due(about).ifPresent(said::add);
        said.add(words.say("server.letter.more"));
        return about.written("receipt", said, date, number);
    }

    /** The sheet line by line, its sums, what threatens, and what nobody ordered. */
    private static List<String> sheet(String text, About about) {
        var words = about.words();
        var knowledge = about.state().knowledge(about.realm());
        var examination = Examination.of(text, knowledge);
        var herald = new Herald(words.language());
        var verdict = examination.verdict();
        var said = new ArrayList<String>();
        said.add(About.block(SheetText.of(text, examination, words)));
        said.add(
                words.say(
                        "server.letter.sums",
                        herald.figure(verdict.treasury()),
                        herald.figure(verdict.bill().sum()),
                        herald.figure(verdict.balance())));
        verdict.bill().losses().forEach(it -> said.add(it.say(words.language())));
        verdict.warnings().forEach(it -> said.add(it.say(words.language())));
        var missing = Missing.of(examination, knowledge, words.language());
        if (!missing.isEmpty()) {
            said.add(words.say("server.letter.missing"));
            said.add(About.block(missing));
        }
        return said;
    }

    private static Letter refused(About about) {
        var args = about.letter().args();
        var words = about.words();
        var said = new ArrayList<String>();
        said.add(words.say("server.letter.refused.text", args.getFirst()));
        said.add(About.block(args.get(1)));
        if (args.size() > 2 && !args.get(2).isEmpty()) said.add(About.block(args.get(2)));
        said.add(words.say("server.letter.help.text"));
        return about.written("refused", said, about.state().world().date());
    }

    /** No order could be read: what was sent before stays. */
    private Letter unread(About about) {
        var args = about.letter().args();
        var words = about.words();
        var date = about.state().world().date();
        var examination = Examination.of(args.getFirst(), about.state().knowledge(about.realm()));
        var said = new ArrayList<String>();
        said.add(words.say("server.letter.unread.text"));
        said.add(About.block(SheetText.of(args.getFirst(), examination, words)));
        boolean kept = about.state().sheets().containsKey(about.realm());
        said.add(words.say("server.letter.unread." + (kept ? "kept" : "none"), date));
        if (!args.get(1).isEmpty())
            said.add(words.say("server.letter.receipt.unread", args.get(1)));
        if (!args.get(2).isEmpty()) said.add(About.block(args.get(2)));
        due(about).ifPresent(said::add);
        said.add(words.say("server.letter.help.text"));
        return about.written("unread", said, date);
    }

    private Letter status(About about) {
        var words = about.words();
        var date = about.state().world().date();
        var sheet = Optional.ofNullable(about.state().sheets().get(about.realm()));
        var said = new ArrayList<String>();
        var key = sheet.isPresent() ? "server.letter.status.sent" : "server.letter.status.none";
        due(about).ifPresent(said::add);
        said.add(words.say(key, date, about.realmName()));
        if (sheet.isPresent())
            said.addAll(sheet(OrderText.in(words.language()).print(sheet.get()), about));
        else said.add(About.block(about.template(about.state())));
        return about.written("status", said, date);
    }

    /** When the orders are closed, if the campaign has a calendar. */
    private Optional<String> due(About about) {
        return calendars
                .of(about.letter().game().orElse(TableId.NONE))
                .filter(calendar -> calendar.due() > 0 && !calendar.paused())
                .map(calendar -> moment(calendar.due(), about))
                .map(at -> about.words().say("server.mail.said.at", at));
    }

    /** By the clocks of the campaign, as its calendar says them; else by the reader's. */
    private String moment(long millis, About about) {
        var zone =
                calendars
                        .of(about.letter().game().orElse(TableId.NONE))
                        .map(calendar -> ZoneId.of(calendar.plan().zone()))
                        .orElseGet(
                                () ->
                                        wishes.of(about.letter().person().orElse(PersonId.NOBODY))
                                                .zone());
        return Notices.Said.moment(
                Instant.ofEpochMilli(millis).atZone(zone), about.to().language());
    }
}
