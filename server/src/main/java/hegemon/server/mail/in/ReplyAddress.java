package hegemon.server.mail.in;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Where a person writes about a table: an address of that person alone, or the same mark in the
 * subject. Whoever uses it has got a letter of ours, or has seen the person's own page.
 */
public final class ReplyAddress {
    private static final int MARK_DIGITS = 12;
    private static final Pattern MARK = Pattern.compile("([0-9a-f]{2,80})-([0-9a-f]{12})");
    private static final Pattern IN_SUBJECT =
            Pattern.compile("\\[#([0-9a-fA-F]{2,80}-[0-9a-fA-F]{12})\\]");

    private final Optional<MailIn> box;
    private final UnaryOperator<String> sign;

    /**
     * @param box empty: nobody can write to this house
     * @param sign the signature of the house over a text
     */
    public ReplyAddress(Optional<MailIn> box, UnaryOperator<String> sign) {
        this.box = box;
        this.sign = sign;
    }

    /** What somebody who writes says about where it belongs. */
    public record Claim(TableId table, String mark) {}

    /** Empty where the house gets no mail. */
    public Optional<String> of(TableId table, PersonId person) {
        return box.map(
                each -> each.plus() ? plus(each.address(), token(table, person)) : each.address());
    }

    /** In words: the address, and what the subject must bear where the address does not say it. */
    public String place(TableId table, PersonId person) {
        var address = of(table, person).orElse("");
        var mark = subject("", table, person);
        return mark.isEmpty() ? address : address + mark;
    }

    private static String plus(String address, String token) {
        int at = address.lastIndexOf('@');
        return address.substring(0, at) + "+" + token + address.substring(at);
    }

    /** A subject by which the answer finds its table, where the address does not say it. */
    private String subject(String subject, TableId table, PersonId person) {
        return box.filter(each -> !each.plus())
                .map(ignored -> subject + " [#" + token(table, person) + "]")
                .orElse(subject);
    }

    /** The letter to somebody about a table, so that an answer comes back to it. */
    public Letter answerable(Letter letter, Posted posted) {
        var table = posted.game().orElse(TableId.NONE);
        var person = posted.person().orElse(PersonId.NOBODY);
        var titled = letter.titled(subject(letter.subject(), table, person));
        return of(table, person).map(titled::answeredAt).orElse(titled);
    }

    private String token(TableId table, PersonId person) {
        return hex(table) + "-" + mark(table, person);
    }

    private static String hex(TableId table) {
        return HexFormat.of().formatHex(table.value().getBytes(StandardCharsets.UTF_8));
    }

    private String mark(TableId table, PersonId person) {
        var signed = sign.apply(table + " " + person).getBytes(StandardCharsets.UTF_8);
        var number = new BigInteger(1, sha(signed)).toString(16);
        return number.substring(0, MARK_DIGITS);
    }

    private static byte[] sha(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public Optional<Claim> claimed(Incoming mail) {
        return inAddress(mail.recipients()).or(() -> inSubject(mail.subject()));
    }

    private Optional<Claim> inAddress(Collection<String> recipients) {
        var own = box.map(MailIn::address).orElse("@").toLowerCase(Locale.ROOT);
        var before = own.substring(0, own.lastIndexOf('@')) + "+";
        var after = own.substring(own.lastIndexOf('@'));
        return recipients.stream()
                .filter(each -> each.startsWith(before) && each.endsWith(after))
                .filter(each -> each.length() > before.length() + after.length())
                .flatMap(
                        each ->
                                claim(
                                        each.substring(
                                                before.length(), each.length() - after.length()))
                                        .stream())
                .findFirst();
    }

    private static Optional<Claim> inSubject(String subject) {
        var found = IN_SUBJECT.matcher(subject);
        return found.find() ? claim(found.group(1).toLowerCase(Locale.ROOT)) : Optional.empty();
    }

    private static Optional<Claim> claim(String token) {
        var match = MARK.matcher(token);
        if (!match.matches() || match.group(1).length() % 2 == 1) return Optional.empty();
        var table =
                new TableId(
                        new String(
                                HexFormat.of().parseHex(match.group(1)), StandardCharsets.UTF_8));
        return Optional.of(new Claim(table, match.group(2)));
    }

    /** Whether only this person can know what was claimed. */
    public boolean isOwn(Claim claim, PersonId person) {
        return MessageDigest.isEqual(
                claim.mark().getBytes(StandardCharsets.US_ASCII),
                mark(claim.table(), person).getBytes(StandardCharsets.US_ASCII));
    }
}
