package hegemon.server.accounts;

import hegemon.server.id.PersonId;

/** Is told when somebody leaves the house for good. */
@FunctionalInterface
public interface Departures {
    /** Where nobody plays. */
    Departures UNHEARD = person -> {};

    /** Within the transaction in which the account is deleted. */
    void left(PersonId person);
}
