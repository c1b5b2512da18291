/**
 * No text makes a reader stumble: {@link hegemon.prove.fuzz.Grammar} writes texts that are mostly
 * right, {@link hegemon.prove.fuzz.Spoiler} spoils some of them, and {@link
 * hegemon.prove.fuzz.Readers} names all who read what people send. {@link
 * hegemon.prove.fuzz.FuzzProof} counts; an exception is a fault, named by the number that makes its
 * text again.
 */
package hegemon.prove.fuzz;
