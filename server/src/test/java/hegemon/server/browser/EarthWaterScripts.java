package hegemon.server.browser;

import com.microsoft.playwright.Page;

/** Parts of the table of Earth and Water, asked by themselves in the browser. */
final class EarthWaterScripts {
    private EarthWaterScripts() {}

    /** How many different texts a live region gets when the same is said twice. */
    static int heardOfTheSameTwice(Page page) {
        return (int)
                page.evaluate(
                        """
                        async () => {
                          const { Voice } = await import('/js/earthwater/voice.js');
                          const heard = new Set();
                          const voice = new Voice(() => heard.add(voice.region.values[0]));
                          voice.say('One');
                          voice.say('One');
                          return heard.size;
                        }
                        """);
    }

    /** A note that names several cities in one place. */
    static String noteOfAthensAndSparta(Page page) {
        return (String)
                page.evaluate(
                        """
                        async () => {
                          const { Speech } = await import('/js/earthwater/speech.js');
                          const { default: words } = await import(document.querySelector('[data-table]').dataset.words);
                          return new Speech(words).note({
                            key: 'earthwater.note.persia.army.nobody',
                            args: ['earthwater.city.Athenai, earthwater.city.Sparta'],
                          });
                        }
                        """);
    }

    /** EW-5.3, EW-5.4: whether this movement of Greeks meets these Persians in battle. */
    static boolean attacks(Page page, String kind, int aboard, int armies, int fleets) {
        return (boolean)
                page.evaluate(
                        """
                        async ([kind, aboard, persianArmies, persianFleets]) => {
                          const { isAttack } = await import('/js/earthwater/choices.js');
                          const cities = [{ name: 'Thebai', persianArmies, persianFleets }];
                          return isAttack({ kind, to: 'Thebai', armies: aboard }, { cities, prompt: { decider: 'Greece' } });
                        }
                        """,
                        new Object[] {kind, aboard, armies, fleets});
    }
}
