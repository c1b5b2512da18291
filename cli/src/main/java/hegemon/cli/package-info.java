/**
 * The command line: one picocli tree. Only {@code serve} starts Spring.
 *
 * <p><b>Where to begin.</b> {@link Main} is the root: it runs a command and says what is wrong, a
 * {@link Complaint} or a defect, with an {@link ExitCode}. The commands of the games are rooms of
 * their own.
 *
 * <ul>
 *   <li>The server: {@link ServeCommand}, with {@link HostOptions}; {@link Practice} a house for
 *       who writes programs; {@link Training} learns what a start needs, as a {@link Newcomer}.
 *   <li>What the host sets: {@link Setting}, {@link Settings}, {@link SettingsFile}, {@link
 *       MailSettings}.
 *   <li>What is stored: {@link ExportCommand}, {@link ImportCommand}, {@link BackupCommand} with
 *       {@link ArchiveOptions}; {@link VerifyCommand}, {@link VerifyDiceCommand}.
 *   <li>Looking after a house: {@link AdminCommand}, {@link MailCommand} with {@link LetterOption},
 *       {@link DoctorCommand}.
 *   <li>For all commands: {@link ServerOptions} the database, {@link JsonOption} the answer, {@link
 *       OptionHelp} what the help says of every option, {@link Progress} how far it is.
 * </ul>
 */
package hegemon.cli;
