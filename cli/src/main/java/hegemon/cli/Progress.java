package hegemon.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

import java.io.Console;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * How far long work has come, on standard error: a bar on a terminal, a plain line per tenth in a
 * pipe.
 */
public final class Progress implements AutoCloseable {
    /** Standard error for complaints alone. */
    static final class Mute extends PrintWriter {
        Mute(PrintWriter err) {
            super(err);
        }
    }

    private final String task;
    private final long total;
    private final PrintWriter plain;
    private final Optional<ProgressBar> bar;
    private long done = 0;

    private Progress(String task, long total, PrintWriter plain, Optional<ProgressBar> bar) {
        this.task = task;
        this.total = total;
        this.plain = plain;
        this.bar = bar;
    }

    public static Progress of(String task, long total, PrintWriter err) {
        if (err instanceof Mute)
            return new Progress(
                    task, total, new PrintWriter(Writer.nullWriter()), Optional.empty());
        boolean terminal =
                Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
        return new Progress(
                task, total, err, terminal ? Optional.of(bar(task, total)) : Optional.empty());
    }

    /** One more is done. May be called from several threads. */
    public void step() {
        step("");
    }

    /** One more is done, and this is how things stand. May be called from several threads. */
    public synchronized void step(String standing) {
        done++;
        if (bar.isPresent()) bar.get().step().setExtraMessage(standing);
        else if (done * 10 / total != (done - 1) * 10 / total) {
            plain.println((task + " " + done + "/" + total + " " + standing).strip());
            plain.flush();
        }
    }

    /** So many are done by now. */
    public synchronized void to(long count) {
        while (done < count) step();
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }

    private static ProgressBar bar(String task, long total) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .build();
    }
}
