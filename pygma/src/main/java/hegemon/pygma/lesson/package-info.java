/** The first month: seven small tasks for a newcomer, each judged by the engine. */
package hegemon.pygma.lesson;
