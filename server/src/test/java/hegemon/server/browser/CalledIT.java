package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;

import hegemon.server.push.NearbyPush;
import hegemon.server.push.PushService;
import hegemon.server.store.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import javax.sql.DataSource;

/**
 * From a move to the device of the other player: the page asks the browser for a subscription, the
 * house seals the call and signs it, the push service of the test opens it, and the worker shows
 * it. Only the browser's own line to its maker's service is missing.
 */
class CalledIT {
    @RegisterExtension
    private static final RunningServer server =
            new RunningServer(Database::in, SameDice.class, NearbyPush.class);

    @RegisterExtension private final Chromium chromium = new Chromium();

    @Test
    void aMoveReachesTheDeviceOfWhoIsToMove() throws Exception {
        try (var service = new PushService()) {
            var anna = chromium.installed("de-DE");
            var bert = chromium.visitor("en-GB");
            anna.context().grantPermissions(List.of("notifications"));
            subscribing(anna, service);
            anna.navigate(server.address("/"));
            anna.locator("form.friend button").first().click();
            anna.waitForURL("**/games/*");
            var table = anna.url().replaceAll(".*/", "");
            bert.navigate(anna.url());
            bert.locator("[data-join] button").click();
            played(anna, "e2", "e4");
            assertThat(bert.locator("[data-moves]")).containsText("e2-e4");

            anna.navigate(server.address("/profile"));
            anna.locator("[data-wanted] input[value=turn]").check();
            anna.locator("[data-wanted] [data-go]").click();
            anna.waitForURL("**/profile?done=device");
            played(bert, "e9", "e7");
            assertThat(bert.locator("[data-moves]")).containsText("e9-e7");
            dueNow();
            await().atMost(Duration.ofMinutes(1)).until(() -> !service.came().isEmpty());
            var call = service.came().getFirst();
            assertThat(call.text()).contains("du bist am Zug bei Sparta", table);
            assertThat(call.claims()).contains(service.endpoint(""));

            deliver(anna, call.text());
            anna.waitForCondition(() -> !shown(anna).isEmpty());
            assertThat(shown(anna)).contains("du bist am Zug bei Sparta", "/games/" + table);
            assertThat(service.came()).hasSize(1);
        }
    }

    /** The browser's own service is far away; this one is asked in its place. */
    private static void subscribing(Page page, PushService service) {
        page.addInitScript(
                """
                const own = { endpoint: "%s", unsubscribe: async () => true,
                  toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: "%s", auth: "%s" } }) };
                PushManager.prototype.subscribe = async (how) => {
                  if (!how.userVisibleOnly || !how.applicationServerKey) throw new Error("no key");
                  return own;
                };
                PushManager.prototype.getSubscription = async () => null;
                """
                        .formatted(service.endpoint("/anna"), service.key(), PushService.AUTH));
    }

    private static void played(Page page, String from, String to) {
        page.locator("[data-square=" + from + "]").click();
        page.locator("[data-square=" + to + "]").click();
    }

    /** Whoever sits at the table has some seconds to see it there; the test need not wait. */
    private static void dueNow() {
        var sql = JdbcClient.create(server.part(DataSource.class));
        await().until(() -> sql.sql("update push_call set due_at = 0").update() == 1);
    }

    private static void deliver(Page page, String text) {
        var devTools = page.context().newCDPSession(page);
        var registrations = new ArrayList<String>();
        devTools.on(
                "ServiceWorker.workerRegistrationUpdated",
                event ->
                        event.getAsJsonArray("registrations")
                                .forEach(
                                        each ->
                                                registrations.add(
                                                        each.getAsJsonObject()
                                                                .get("registrationId")
                                                                .getAsString())));
        devTools.send("ServiceWorker.enable");
        page.waitForCondition(() -> !registrations.isEmpty());
        var call = new JsonObject();
        call.addProperty("origin", server.address(""));
        call.addProperty("registrationId", registrations.getLast());
        call.addProperty("data", text);
        devTools.send("ServiceWorker.deliverPushMessage", call);
    }

    private static String shown(Page page) {
        return (String)
                page.evaluate(
                        "navigator.serviceWorker.ready.then((it) => it.getNotifications())"
                                + ".then((all) => all.map((it) => [it.title, it.body,"
                                + " it.data].join(' ')).join())");
    }
}
