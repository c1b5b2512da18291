package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Setup;
import hegemon.earthwater.persia.Reading;
import hegemon.server.id.PersonId;
import hegemon.server.web.page.GamePages;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.State;
import hegemon.table.Words;

import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** 300: Earth &amp; Water on the pages of the house. */
@Component
@Order(2)
class EarthWaterGamePages implements GamePages {
    private static final String VARIANT = "server.ew.variant.";

    /** EW-S4.0: what the English and German print plainly says otherwise. */
    private static final Reading PRINT =
            new Reading(Reading.Place.DEFAULT, Reading.Pass.PHASE, Reading.Target.NEAREST);

    @Override
    public String game() {
        return "earthwater";
    }

    @Override
    public List<String> spoken() {
        return List.of("server.ew.");
    }

    /** Map and score, which all see; hands and decks stay out of it. */
    @Override
    public Optional<String> picture(State<?, ?, ?> state, boolean flipped, Language language) {
        return state instanceof EarthWaterState war
                ? Optional.of(MapPicture.svg(war, language))
                : Optional.empty();
    }

    /** For two or solo; with which talents, readings and dice. */
    @Override
    public String variant(String setup, Words words) {
        if (!(Setup.parse(setup) instanceof Parse.Parsed<Setup>(var known))) return "";
        if (!known.solo()) return words.say(VARIANT + "two");
        var parts = new ArrayList<String>();
        parts.add(words.say(known.day().isPresent() ? "server.ewday" : VARIANT + "solo"));
        if (known.handicap() != Setup.Handicap.NONE)
            parts.add(words.say(VARIANT + "talents", known.handicap().talents()));
        if (!known.reading().equals(Reading.DEFAULT))
            parts.add(words.say(VARIANT + (known.reading().equals(PRINT) ? "print" : "reading")));
        return String.join(", ", parts);
    }

    @Override
    public List<Alive> alive(Optional<PersonId> person, Words words) {
        return List.of(new Alive(game(), "/earthwater/day", words.say("server.ewday"), ""));
    }

    @Override
    public List<Shelf> shelves() {
        return List.of(new Shelf("/earthwater/record", "server.ew.record"));
    }

    @Override
    public String rules() {
        return "earth-and-water.md";
    }
}
