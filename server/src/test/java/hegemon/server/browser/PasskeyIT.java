package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.regex.Pattern;

/** Accounts in a real browser, with an authenticator made of code. */
class PasskeyIT {
    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    /** The browser behaves as if it had a device that knows its owner by the finger. */
    private static void withAuthenticator(Page page) {
        var devices = page.context().newCDPSession(page);
        devices.send("WebAuthn.enable");
        var device = new JsonObject();
        device.addProperty("protocol", "ctap2");
        device.addProperty("transport", "internal");
        for (String able :
                new String[] {
                    "hasResidentKey",
                    "hasUserVerification",
                    "isUserVerified",
                    "automaticPresenceSimulation"
                }) device.addProperty(able, true);
        var options = new JsonObject();
        options.add("options", device);
        devices.send("WebAuthn.addVirtualAuthenticator", options);
    }

    @Test
    void aPasskeyMakesAnAccountAndSignsInAgain() {
        var page = chromium.visitor("en-US");
        withAuthenticator(page);
        page.navigate(server.address("/"));
        page.getByText("Play against the machine").click();
        page.waitForURL(Pattern.compile(".*/games/.+"));
        var game = page.url();

        page.navigate(server.address("/sign-up"));
        page.getByLabel("Name").fill("Gorgo");
        page.getByText("Create the account with a passkey").click();
        page.waitForURL(server.address("/profile"));
        assertThat(page.locator("h1")).hasText("Gorgo");
        assertThat(page.locator("#passkeys-title ~ table")).isVisible();
        assertThat(Accessibility.faultsByDayAndNight(page)).as("the profile").isEmpty();

        page.getByText("Sign out", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".masthead .me")).hasText("Sign in");
        page.navigate(server.address("/sign-in"));
        assertThat(Accessibility.faults(page)).as("signing in").isEmpty();
        page.getByText("Sign in with a passkey").click();
        page.waitForURL(server.address("/profile"));
        page.navigate(server.address("/games"));
        assertThat(page.locator("main a[href='" + game.substring(game.indexOf("/games/")) + "']"))
                .isVisible();
    }

    @Test
    void whoeverIsNobodyYetClaimsAnAccountFromTheSamePage() {
        var page = chromium.visitor("en-US");
        withAuthenticator(page);
        page.navigate(server.address("/sign-up"));
        page.getByLabel("Name").fill("x");
        page.getByText("Create the account with a passkey").click();
        assertThat(page.locator("[data-refusal]")).containsText("A name has 2 to 24 characters");
        page.getByLabel("Name").fill("Kleomenes");
        page.getByText("Create the account with a passkey").click();
        page.waitForURL(server.address("/profile"));
        assertThat(page.locator("h1")).hasText("Kleomenes");
    }

    @Test
    void everyFormTellsItsSlipsAndFitsAPhone() {
        var page = chromium.phone("de-DE");
        for (String path : new String[] {"/sign-in", "/sign-up", "/sign-in/mail"}) {
            page.navigate(server.address(path));
            Chromium.assertFits(page, path);
            assertThat(Accessibility.faults(page)).as(path).isEmpty();
        }
        page.navigate(server.address("/sign-up"));
        page.getByLabel("Name").fill("Leonidas");
        page.getByLabel("Passwort").fill("aaaaaaaaaaaa");
        page.locator("form[data-sign-up] button").click();
        assertThat(page.locator("#password-error")).containsText("zu leicht zu raten");
        assertThat(page.getByLabel("Name")).hasValue("Leonidas");
        page.getByLabel("Passwort").fill("vier Wörter in Folge");
        page.locator("form[data-sign-up] button").click();
        page.waitForURL(server.address("/profile"));
        assertThat(page.locator("main")).containsText("keinen Mailserver");
        Chromium.assertFits(page, "the profile");
    }
}
