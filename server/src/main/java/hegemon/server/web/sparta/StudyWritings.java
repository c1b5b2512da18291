package hegemon.server.web.sparta;

import hegemon.server.admin.Writings;

import org.springframework.stereotype.Component;

import java.util.Optional;

/** Studies, for those who look after the house. */
@Component
record StudyWritings(StudyStore studies) implements Writings {
    private static final String PLACE = "/sparta/studies/";

    @Override
    public Optional<Written> at(String page) {
        return find(page).map(study -> new Written(study.person(), study.name()));
    }

    @Override
    public void remove(String page) {
        find(page).ifPresent(study -> studies.remove(study.id(), study.person()));
    }

    private Optional<StudyStore.Study> find(String page) {
        return page.startsWith(PLACE)
                ? studies.find(page.substring(PLACE.length()))
                : Optional.empty();
    }
}
