package hegemon.server.web.pygma;

import hegemon.pygma.lesson.FirstMonth.Task;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** How far a newcomer has come with the first month, on every device. */
@Component
record LessonRows(Sql sql) {
    /**
     * @param skipped whether the ruler plays without tasks
     */
    record Progress(Set<Task> done, boolean skipped) {
        static final Progress NONE = new Progress(Set.of(), false);

        Progress {
            done = Set.copyOf(done);
        }
    }

    Progress find(TableId game) {
        return sql.ask("select done, skipped from pygma_lesson where game_id = ?", game)
                .query(
                        (row, ignored) ->
                                new Progress(
                                        tasks(row.getString("done")), row.getInt("skipped") > 0))
                .optional()
                .orElse(Progress.NONE);
    }

    private static Set<Task> tasks(String text) {
        var tasks = EnumSet.noneOf(Task.class);
        for (Task task : Task.values())
            if (Arrays.asList(text.split(" ")).contains(task.key())) tasks.add(task);
        return tasks;
    }

    void put(TableId game, Progress progress) {
        sql.change(
                "insert into pygma_lesson (game_id, done, skipped) values (?, ?, ?) on conflict"
                    + " (game_id) do update set done = excluded.done, skipped = excluded.skipped",
                game,
                progress.done().stream().sorted().map(Task::key).collect(Collectors.joining(" ")),
                progress.skipped() ? 1 : 0);
    }
}
