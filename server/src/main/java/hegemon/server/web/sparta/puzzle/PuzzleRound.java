package hegemon.server.web.sparta.puzzle;

import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;

import hegemon.server.play.House;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Looks for puzzles once in a while, on one server at a time. */
@Configuration(proxyBeanMethods = false)
class PuzzleRound {
    private static final int MINUTES = 10;

    /** While the house rests, games wait to be looked through. */
    @Bean
    RecurringTask<Void> puzzleRounds(HousePuzzles puzzles, House house) {
        return Tasks.recurring("puzzles", FixedDelay.ofMinutes(MINUTES))
                .execute(
                        (instance, context) -> {
                            if (house.rest().isEmpty()) puzzles.round();
                        });
    }
}
