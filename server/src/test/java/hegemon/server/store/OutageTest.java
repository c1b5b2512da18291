package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionSystemException;

import java.sql.SQLException;

class OutageTest {
    @Test
    void aDatabaseThatIsGoneIsToBlame() {
        var gone = new IllegalStateException(new SQLException("gone", "08006"));
        assertThat(Outage.of(gone)).contains("gone");
    }

    /** The pool says of a connection that broke only that it is closed. */
    @Test
    void soIsOneThatCanNotEvenTakeBack() {
        var closed = new SQLException("Connection is closed");
        assertThat(Outage.of(new TransactionSystemException("Could not roll back", closed)))
                .contains("Connection is closed");
    }

    @Test
    void aMistakeOfOursIsNoOutage() {
        assertThat(Outage.of(new DataIntegrityViolationException("twice"))).isEmpty();
        assertThat(Outage.of(new IllegalStateException(new SQLException("syntax", "42601"))))
                .isEmpty();
    }
}
