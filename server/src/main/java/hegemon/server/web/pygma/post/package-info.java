/**
 * PYGMA-ISIS by mail: {@link PygmaPost} does what a ruler's letter says, {@link PygmaLetters}
 * writes what is answered, {@link EvaluationLetter} what a month brought, {@link CourierLetter}
 * what others have to say and {@link ReminderLetter} what is missing before the ZAT, each {@link
 * About} one reader at one table; {@link SheetText} sets a sheet line by line with its costs,
 * {@link Supplement} adds to one, {@link Missing} says what nobody has ordered yet.
 */
package hegemon.server.web.pygma.post;
