package hegemon.server.web.page;

import hegemon.server.play.LiveTable;

import org.springframework.ui.Model;

import java.util.Locale;
import java.util.Optional;

/** The page on which a game of one kind is gone through; a game that has one brings such a bean. */
public interface GameAnalysis {
    /** The name of the game, as in the contract. */
    String game();

    /** Why it may not be gone through now, as a key of the words. */
    Optional<String> refusal(LiveTable.Moment moment);

    /** The template, with what it needs in the model; {@code game} is in it. */
    String page(LiveTable.Moment moment, Locale locale, Model model);
}
