package hegemon.pygma.master;

import hegemon.pygma.month.Roll;
import hegemon.pygma.report.Herald;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import java.util.regex.Pattern;

/** D-129: the purpose of a roll in words. */
record RollWords(World world, Herald herald) {
    /** An army of a realm that entered a field, and after how many steps. */
    private static final Pattern LOSS = Pattern.compile("(\\d+) ([KRF]H \\d+) (\\S+) \\d+");

    /** What is at stake, and the field or realm. */
    private static final Pattern STAKE = Pattern.compile("([a-z]+) (\\S+)");

    String purpose(Roll roll) {
        var loss = LOSS.matcher(roll.subject());
        if (loss.matches())
            return herald.say("roll.loss", loss.group(2), realm(loss.group(1)), loss.group(3));
        var stake = STAKE.matcher(roll.subject());
        if (!stake.matches()) return roll.subject();
        return herald.say("roll." + stake.group(1), realm(stake.group(2)));
    }

    /** A field stays as it is, the number of a realm becomes its name. */
    private String realm(String subject) {
        if (subject.contains("/")) return subject;
        int number = Integer.parseInt(subject);
        return number == 0
                ? herald.say("neutral")
                : world.realms().stream()
                        .filter(realm -> realm.number() == number)
                        .map(Realm::name)
                        .findFirst()
                        .orElse(subject);
    }
}
