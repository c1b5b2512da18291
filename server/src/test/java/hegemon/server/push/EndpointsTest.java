package hegemon.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;

/** Nobody makes the house call its own network. */
class EndpointsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://push.example.net/1",
                "https://localhost/1",
                "https://127.0.0.1/1",
                "https://[::1]/1",
                "https://2130706433/1",
                "https://0x7f.1/1",
                "https://push.example.net:8080/1",
                "https://anna@push.example.net/1",
                "file:///etc/passwd",
                "push"
            })
    void whatCannotBeAPushServiceIsNotTaken(String address) {
        assertThat(Endpoints.OPEN_NET.isPlausible(URI.create(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://fcm.googleapis.com/fcm/send/x:y",
                "https://updates.push.services.mozilla.com:443/wpush/v2/x"
            })
    void pushServicesAreTaken(String address) {
        assertThat(Endpoints.OPEN_NET.isPlausible(URI.create(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "0.0.0.0",
                "10.1.2.3",
                "172.16.0.1",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "198.18.0.1",
                "224.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "fe80::1",
                "fd00::1",
                "ff02::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a00:1",
                "2002:a00:1::1",
                "2001:0:a00:1::1"
            })
    void whatLeadsInsideIsNotCalled(String address) throws UnknownHostException {
        assertThat(Endpoints.isPublic(InetAddress.getByName(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"142.250.1.1", "172.32.0.1", "2a00:1450:4001::1", "2001:4860::8888"})
    void whatLeadsOutsideIs(String address) throws UnknownHostException {
        assertThat(Endpoints.isPublic(InetAddress.getByName(address))).isTrue();
    }
}
