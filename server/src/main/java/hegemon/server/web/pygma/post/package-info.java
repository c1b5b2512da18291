/**
 * PYGMA-ISIS by mail: {@link PygmaPost} does what a ruler's letter says, {@link PygmaLetters}
 * writes what is answered and {@link EvaluationLetter} what a month brought, each {@link About} one
 * reader at one table; {@link SheetText} sets a sheet line by line with its costs, {@link Missing}
 * what nobody has ordered yet.
 */
package hegemon.server.web.pygma.post;
