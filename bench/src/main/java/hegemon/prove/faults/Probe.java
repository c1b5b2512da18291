package hegemon.prove.faults;

import hegemon.prove.Findings;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;

/**
 * Asks what load balancers and readers ask, and judges how fast and what the house answers.
 *
 * @param balancer somebody without a cookie
 */
record Probe(Visitor reader, Visitor balancer, Findings findings, Duration slowest) {
    private static final String READY = "/health/ready";

    /** While this goes on. */
    void look(Fault fault) throws IOException, InterruptedException {
        require(200, asked(balancer, "/health/live", fault), fault);
        require(fault.stops() ? 503 : 200, asked(balancer, READY, fault), fault);
        var page = asked(reader, "/games", fault);
        boolean isTold = page.headers().firstValue("Retry-After").isPresent();
        if (page.statusCode() != 200 && !(fault.stops() && page.statusCode() == 503 && isTold))
            findings.fault("/games was answered with " + page.statusCode() + ", " + fault.name());
    }

    private void require(int status, HttpResponse<String> answer, Fault fault) {
        if (answer.statusCode() != status)
            findings.fault(
                    answer.uri().getPath()
                            + " was answered with "
                            + answer.statusCode()
                            + ", "
                            + fault.name());
    }

    private HttpResponse<String> asked(Visitor visitor, String path, Fault fault)
            throws IOException, InterruptedException {
        long began = System.nanoTime();
        var answer = visitor.get(path);
        double millis = (System.nanoTime() - began) / 1e6;
        findings.took(path + " while: " + fault.name(), millis);
        if (millis > slowest.toMillis())
            findings.fault("%s took %.0f ms, %s".formatted(path, millis, fault.name()));
        return answer;
    }

    /** Whether it is ready again. */
    boolean isReady() throws IOException, InterruptedException {
        return balancer.get(READY).statusCode() == 200;
    }
}
