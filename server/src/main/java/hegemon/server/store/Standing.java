package hegemon.server.store;

import java.util.Arrays;

/** How a table stands for somebody who sits there; lists are in this order. */
public enum Standing {
    WAITING(0),
    GOING_ON(1),
    OVER(2),
    /** Listed under another seat of the same person. */
    ELSEWHERE(9);

    private final int code;

    Standing(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    static Standing of(int code) {
        return Arrays.stream(values()).filter(each -> each.code == code).findFirst().orElseThrow();
    }
}
