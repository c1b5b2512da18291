/** Looks at everything that a host gets wrong, and says what to do about each. */
package hegemon.cli.doctor;
