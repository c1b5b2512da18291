package hegemon.server.web.page;

import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.util.Locale;
import java.util.TreeMap;

/** The texts that a page's scripts need, in the reader's language. */
@Component
public class PageWords {
    private final JsonMapper json;

    PageWords(JsonMapper json) {
        this.json = json;
    }

    /** Key to text, as JSON, for all keys that begin with one of these. */
    public String json(Locale locale, String... beginnings) {
        var texts = new TreeMap<String, String>();
        for (String beginning : beginnings) {
            var module = beginning.substring(0, beginning.indexOf('.'));
            Words.load(module, Language.of(locale))
                    .forEach(
                            (key, text) -> {
                                if (key.toString().startsWith(beginning))
                                    texts.put(key.toString(), text.toString());
                            });
        }
        return json.writeValueAsString(texts);
    }
}
