package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.server.HostSettings;
import hegemon.server.Limit;
import hegemon.server.accounts.Registration;
import hegemon.server.mail.Smtp;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

class SettingsTest {
    @TempDir private Path data;

    private Settings settings(String file) throws IOException {
        return settings(file, Map.of(), Map.of());
    }

    private Settings settings(
            String file, Map<Setting, String> flags, Map<String, String> environment)
            throws IOException {
        Files.writeString(data.resolve("hegemon.properties"), file);
        return Settings.of(data, flags, environment);
    }

    @Test
    void whoeverSetsNothingGetsTheStandard() {
        var host = Settings.of(data, Map.of(), Map.of()).host();
        assertThat(host.registration()).isEqualTo(Registration.OPEN);
        assertThat(host.mail()).isEmpty();
        assertThat(host.base()).isEmpty();
        assertThat(host.name()).isEqualTo("Hegemon");
        assertThat(host.chat()).isTrue();
    }

    @Test
    void whereChildrenPlayNobodyTalks() throws IOException {
        assertThat(settings("chat = off").host().chat()).isFalse();
    }

    @Test
    void aFlagComesBeforeTheEnvironmentAndThatBeforeTheFile() throws IOException {
        var file = "# of the house\nport = 1\nname=File\nregistration = closed\n";
        var environment = Map.of("HEGEMON_PORT", "2", "HEGEMON_NAME", "Environment");
        var settings = settings(file, Map.of(Setting.PORT, "3"), environment);
        assertThat(settings.port(Setting.PORT)).isEqualTo(3);
        assertThat(settings.host().name()).isEqualTo("Environment");
        assertThat(settings.host().registration()).isEqualTo(Registration.CLOSED);
    }

    @Test
    void aMailServerIsWhole() throws IOException {
        var mail =
                settings(
                                """
                                base = https://games.example.org/
                                mail-host = mail.example.org
                                mail-from = games@example.org
                                mail-user = games
                                mail-password = a=b # c
                                """)
                        .host()
                        .mail()
                        .orElseThrow();
        assertThat(mail)
                .isEqualTo(
                        new Smtp(
                                "mail.example.org",
                                587,
                                "games",
                                "a=b # c",
                                "games@example.org",
                                Smtp.Security.STARTTLS));
        assertThat(mail.toString()).doesNotContain("a=b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    foo = 1                       | line 1: there is no setting “foo”.
                    registraton = closed          | line 1: there is no setting “registraton”. Did you mean “registration”?
                    just words                    | line 1: a setting is written key = value
                    registration = anyone         | it is one of open, invitation, closed
                    chat = never                  | it is one of on, off
                    log = xml                     | it is one of plain, json
                    port = many                   | “port” is “many”: a port is a number from 0 to 65535
                    base = games.example.org      | the base is the address that players see
                    base = https://x.org/path     | the base is the address that players see
                    theme = ../secret             | a theme is the name of a style sheet
                    theme = missing               | a theme is the name of a style sheet
                    mail-security = ssl           | it is one of starttls, tls, none
                    mail-port = 99999             | “mail-port” is “99999”: a port is a number from 0 to 65535
                    tables-per-hour = many        | a limit is a number from 0 to 9999999
                    webhooks = inside             | it is one of public, any, off
                    bind = localhost              | this is an address of this machine
                    trusted-proxies = example.org | these are addresses or networks
                    mail-host = mail.example.org  | to send mail, name the address it comes from
                    """)
    void aMistakeEndsTheStartWithASentence(String line, String sentence) {
        assertThatThrownBy(
                        () -> {
                            var settings = settings(line);
                            settings.port(Setting.PORT);
                            settings.host();
                            settings.log();
                        })
                .isInstanceOf(Complaint.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void noSettingIsGuessedAtFromAWordThatIsLikeNone() {
        assertThatThrownBy(() -> settings("foo = 1"))
                .hasMessageContaining("“foo”")
                .hasMessageNotContaining("Did you mean");
    }

    @Test
    void aMistypedVariableOfTheEnvironmentIsTold() {
        var environment =
                Map.of(
                        "HEGEMON_REGISTRATON", "closed",
                        "HEGEMON_SERVICE_HOST", "10.0.0.1",
                        "HEGEMON_JAVA_OPTIONS", "-Xmx1g",
                        "HEGEMON_GUESTS", "off");
        assertThat(Setting.unknown(environment))
                .containsExactly(
                        "there is no setting HEGEMON_REGISTRATON; it is passed over. Did you mean"
                                + " HEGEMON_REGISTRATION?",
                        "there is no setting HEGEMON_SERVICE_HOST; it is passed over.");
    }

    @Test
    void limitsAndProxiesAreSettingsLikeTheOthers() throws IOException {
        var host = settings("accounts-per-hour = 200\ntrusted-proxies = 10.0.0.5, fd00::/8").host();
        assertThat(host.limits().of(Limit.ACCOUNTS_PER_HOUR)).isEqualTo(200);
        assertThat(host.limits().of(Limit.STREAMS)).isEqualTo(Limit.STREAMS.standard());
        assertThat(host.proxies()).containsExactly("10.0.0.5", "fd00::/8");
        assertThat(settings("").host().proxies()).isEqualTo(HostSettings.LOOPBACK);
    }

    @Test
    void aFileInAnotherEncodingIsNamed() throws IOException {
        Files.writeString(
                data.resolve("hegemon.properties"), "name = Häuser", StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> Settings.of(data, Map.of(), Map.of()))
                .isInstanceOf(Complaint.class)
                .hasMessageContaining("is not written in UTF-8");
    }

    @Test
    void nothingIsSetTwice() {
        assertThatThrownBy(() -> settings("port = 1\nport = 2"))
                .isInstanceOf(Complaint.class)
                .hasMessageContaining("line 2: “port” is set twice.");
    }
}
