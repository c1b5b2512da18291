package hegemon.cli;

import hegemon.cli.dist.DistCommand;
import hegemon.cli.ew.EwCommand;
import hegemon.cli.pygma.PygmaCommand;
import hegemon.cli.sparta.SpartaCommand;
import hegemon.server.store.Unprepared;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The root of all commands. */
@Command(
        name = "hegemon",
        description = "A server for three strategy games: 300: Earth & Water, Sparta, PYGMA-ISIS.",
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Main {
    static final String SERVE = "serve";
    private static final String QUIET = "--quiet";
    private static final String DEFECT = "this is a defect of the program, not of your input: ";

    @SuppressWarnings("UnusedVariable") // looked for before the call is parsed
    @Option(
            names = QUIET,
            scope = ScopeType.INHERIT,
            description = "Print nothing unless something is wrong: for cron.")
    private boolean quiet;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(args, utf8(FileDescriptor.out), utf8(FileDescriptor.err)));
    }

    /** Runs a command of this root and ends the program with its exit code. */
    public static void end(Object root, String[] args) {
        System.exit(run(root, args, utf8(FileDescriptor.out), utf8(FileDescriptor.err)));
    }

    /** What a pipe reads is UTF-8, whatever the terminal's locale says. */
    private static PrintWriter utf8(FileDescriptor stream) {
        return new PrintWriter(new FileOutputStream(stream), false, StandardCharsets.UTF_8);
    }

    /** Runs one command; the exit code says how it went, see {@link ExitCode}. */
    public static int run(String[] args, PrintWriter out, PrintWriter err) {
        boolean serves = args.length > 0 && args[0].equals(SERVE);
        return run(serves ? serving() : commands(), args, out, err);
    }

    /** The same for a command of another root. */
    public static int run(Object root, String[] args, PrintWriter out, PrintWriter err) {
        return run(ready(new CommandLine(root)), args, out, err);
    }

    private static int run(CommandLine commands, String[] call, PrintWriter out, PrintWriter err) {
        var args = helped(commands, call);
        if (List.of(args).contains(QUIET)) return runQuietly(commands, args, out, err);
        int code = commands.setOut(out).setErr(err).execute(args);
        out.flush();
        err.flush();
        return code;
    }

    /**
     * {@code help sparta league} is {@code sparta league --help}: picocli's own reads one word. A
     * word that a group does not know is left to the group, which says so.
     */
    private static String[] helped(CommandLine commands, String[] call) {
        if (call.length < 3 || !call[0].equals("help")) return call;
        var at = commands;
        for (int word = 1; word < call.length && !at.getSubcommands().isEmpty(); word++) {
            at = at.getSubcommands().get(call[word]);
            if (at == null) return Arrays.copyOfRange(call, 1, word + 1);
        }
        var args = Arrays.copyOfRange(call, 1, call.length + 1);
        args[args.length - 1] = "--help";
        return args;
    }

    /** What was answered is told only if something is wrong. */
    private static int runQuietly(
            CommandLine commands, String[] args, PrintWriter out, PrintWriter err) {
        var answer = new StringWriter();
        commands.setOut(new PrintWriter(answer)).setErr(new Progress.Mute(err));
        int code = commands.execute(args);
        if (code != ExitCode.OK) out.print(answer);
        out.flush();
        err.flush();
        return code;
    }

    static CommandLine commands() {
        return commands(
                ServeCommand.class,
                SpartaCommand.class,
                EwCommand.class,
                PygmaCommand.class,
                ExportCommand.class,
                ImportCommand.class,
                BackupCommand.class,
                AdminCommand.class,
                MailCommand.class,
                DoctorCommand.class,
                VerifyCommand.class,
                VerifyDiceCommand.class,
                DistCommand.class,
                GenerateCompletion.class,
                HelpCommand.class);
    }

    /** The server needs no other command, and all of them would take a tenth of its start. */
    private static CommandLine serving() {
        return commands(ServeCommand.class);
    }

    private static CommandLine commands(Class<?>... commands) {
        var root = new CommandLine(new Main());
        for (Class<?> each : commands) root.addSubcommand(each);
        return ready(root);
    }

    private static CommandLine ready(CommandLine commands) {
        return helpful(commands)
                .setExecutionStrategy(Main::execute)
                .setParameterExceptionHandler(Main::wrongCall)
                .setExecutionExceptionHandler(Main::failed)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Every command tells what it does, which version it is of and what its options take. */
    private static CommandLine helpful(CommandLine command) {
        command.getCommandSpec().mixinStandardHelpOptions(true);
        OptionHelp.complete(command.getCommandSpec());
        command.getSubcommands().values().forEach(Main::helpful);
        return command;
    }

    /** A group of commands, called without one of them, asks for it. */
    private static int execute(ParseResult call) {
        var last = call;
        while (last.hasSubcommand()) last = last.subcommand();
        var spec = last.commandSpec();
        if (!last.isUsageHelpRequested()
                && !last.isVersionHelpRequested()
                && !spec.subcommands().isEmpty())
            throw new ParameterException(spec.commandLine(), "a command is missing.");
        return new RunLast().execute(call);
    }

    private static int wrongCall(ParameterException wrong, String[] args) {
        var command = wrong.getCommandLine();
        complain(command, List.of(args), ExitCode.USAGE, sentence(wrong));
        if (!UnmatchedArgumentException.printSuggestions(wrong, command.getErr()))
            command.getErr()
                    .println("See: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.USAGE;
    }

    private static String sentence(ParameterException wrong) {
        return wrong instanceof UnmatchedArgumentException what && !what.isUnknownOption()
                ? "“" + what.getUnmatched().getFirst() + "” is not known here."
                : String.valueOf(wrong.getMessage());
    }

    /** What {@code --json} prints where there is no answer. */
    record Failure(String error, int exitCode) {}

    private static void complain(
            CommandLine command, List<String> args, int code, String sentence) {
        command.getErr().println("hegemon: " + sentence);
        if (args.contains(JsonOption.NAME))
            command.getOut().println(JsonOption.text(new Failure(sentence, code)));
    }

    private static int failed(Exception thrown, CommandLine command, ParseResult call) {
        var failure =
                thrown instanceof Unprepared unprepared
                        ? Complaint.cannot(unprepared.sentence())
                        : thrown;
        if (failure instanceof Complaint complaint) {
            complain(command, call.originalArgs(), complaint.exitCode(), complaint.sentence());
            return complaint.exitCode();
        }
        complain(command, call.originalArgs(), ExitCode.DEFECT, DEFECT + failure);
        failure.printStackTrace(command.getErr());
        return ExitCode.DEFECT;
    }

    /** The version, as the build wrote it into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"hegemon " + version()};
        }
    }

    public static String version() {
        var version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "(unpackaged)" : version;
    }
}
