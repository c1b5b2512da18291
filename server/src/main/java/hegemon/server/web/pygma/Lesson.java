package hegemon.server.web.pygma;

import hegemon.pygma.lesson.FirstMonth;
import hegemon.pygma.lesson.FirstMonth.Task;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Term;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Setting;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The first month of a newcomer, in the reader's language.
 *
 * @param open whether this table was begun for it
 * @param skipped whether the ruler plays without tasks
 * @param finished a word at the end; empty before
 * @param at the task that is next; past the last one if all are done
 * @param choices what can be answered where a question is asked
 * @param stand how far the next task is done; empty if there is nothing to say
 * @param example a line for the sheet that would do; empty if none would
 */
record Lesson(
        boolean open,
        boolean skipped,
        String finished,
        int at,
        List<Step> tasks,
        List<Answer> choices,
        String stand,
        String example) {
    static final Lesson NONE = new Lesson(false, true, "", 0, List.of(), List.of(), "", "");

    record Step(String name, String title, String goal, String why, boolean done) {}

    record Answer(String key, String text) {}

    static Lesson of(
            Knowledge knowledge,
            Report report,
            Sheet sheet,
            LessonRows.Progress progress,
            FirstMonth.Evidence evidence,
            Voice voice) {
        var tasks = Arrays.stream(Task.values()).map(it -> step(it, knowledge, progress, voice));
        var open =
                Arrays.stream(Task.values()).filter(it -> !progress.done().contains(it)).toList();
        boolean sent = progress.done().contains(Task.SEND);
        var next = sent ? Optional.<Task>empty() : open.stream().findFirst();
        return new Lesson(
                true,
                progress.skipped(),
                sent ? say("finished", voice, income(knowledge.date())) : "",
                next.map(List.of(Task.values())::indexOf).orElse(Task.values().length),
                tasks.toList(),
                next.filter(Task.READ::equals).isPresent() ? choices(voice) : List.of(),
                next.flatMap(it -> FirstMonth.stand(it, knowledge, report, sheet, evidence))
                        .map(it -> it.say(voice.language()))
                        .orElse(""),
                next.map(it -> example(it, knowledge, report, sheet, voice)).orElse(""));
    }

    private static String say(String key, Voice voice, Object... args) {
        return Note.of("lesson." + key, args).say(voice.language());
    }

    private static Step step(
            Task task, Knowledge knowledge, LessonRows.Progress progress, Voice voice) {
        var goal =
                switch (task) {
                    case LOOK, RAISE -> goal(task, voice, capital(knowledge));
                    case READ, PRODUCE -> goal(task, voice, income(knowledge.date()));
                    case SETTLE ->
                            goal(
                                    task,
                                    voice,
                                    knowledge.settings().get(Setting.SETTLEMENT_DISTANCE));
                    case EXPLORE, SEND -> goal(task, voice);
                };
        return new Step(
                task.key(),
                say(task.key() + ".title", voice),
                goal,
                say(task.key() + ".why", voice),
                progress.done().contains(task));
    }

    private static String goal(Task task, Voice voice, Object... args) {
        return say(task.key() + ".goal", voice, args);
    }

    private static String capital(Knowledge knowledge) {
        return knowledge.geometry().address(knowledge.capital()).toString();
    }

    private static Date income(Date from) {
        var date = from;
        while (!date.month().isIncome()) date = date.next();
        return date;
    }

    private static List<Answer> choices(Voice voice) {
        return Good.MAIN.stream()
                .map(
                        good ->
                                new Answer(
                                        good.name().toLowerCase(Locale.ROOT),
                                        Words.in(voice.language()).say(Term.of(good))))
                .toList();
    }

    private static String example(
            Task task, Knowledge knowledge, Report report, Sheet sheet, Voice voice) {
        return FirstMonth.example(task, knowledge, report, sheet)
                .map(order -> Foresight.print(order, voice))
                .orElse("");
    }
}
