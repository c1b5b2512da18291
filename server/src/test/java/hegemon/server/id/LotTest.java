package hegemon.server.id;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.stream.Stream;

class LotTest {
    @Test
    void noIdIsTakenForAnOptionAndNoTwoAreTheSame() {
        var ids = Stream.generate(Lot::id).limit(2_000).toList();
        assertThat(ids).doesNotHaveDuplicates().noneMatch(id -> id.startsWith("-"));
    }
}
