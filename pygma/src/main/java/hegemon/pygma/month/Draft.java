package hegemon.pygma.month;

import hegemon.pygma.report.Report;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;

/** What will be in a realm's report, gathered through the phases. */
final class Draft {
    final List<Report.Answer> answers = new ArrayList<>();
    final List<Report.Move> moves = new ArrayList<>();
    final List<Report.Loss> losses = new ArrayList<>();
    final List<Report.Battle> battles = new ArrayList<>();
    final List<Report.Contact> contacts = new ArrayList<>();
    final List<Report.Disclosure> disclosures = new ArrayList<>();
    final List<Report.Land> land = new ArrayList<>();
    final List<Message> events = new ArrayList<>();
    final List<Report.Booking> bookings = new ArrayList<>();
    final List<Report.Letter> messages = new ArrayList<>();
    final List<String> texts = new ArrayList<>();
}
