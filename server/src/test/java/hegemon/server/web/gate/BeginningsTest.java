package hegemon.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;

import java.util.List;
import java.util.Optional;

/** What is passed over would not have matched: the framework alone finds the same. */
class BeginningsTest {
    private static final List<String> PATTERNS =
            List.of(
                    "/",
                    "/games",
                    "/games/{id}",
                    "/games/{id}/moves",
                    "/api/{game}/course",
                    "/files/{*path}",
                    "/a?c/*.html",
                    "/rules/{name:[a-z]+}");

    /** Something that answers; each pattern has an object of its own. */
    private record Answer(String pattern) {
        @SuppressWarnings("unused") // called by nobody: what counts is that it was found
        void answer() {}
    }

    private static Optional<Object> found(RequestMappingHandlerMapping mapping, String address)
            throws Exception {
        for (String pattern : PATTERNS)
            mapping.registerMapping(
                    RequestMappingInfo.paths(pattern)
                            .options(mapping.getBuilderConfiguration())
                            .build(),
                    new Answer(pattern),
                    Answer.class.getDeclaredMethod("answer"));
        var request = new MockHttpServletRequest("GET", address);
        ServletRequestPathUtils.parseAndCache(request);
        return Optional.ofNullable(mapping.getHandler(request))
                .map(chain -> ((HandlerMethod) chain.getHandler()).getBean());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/games",
                "/games/",
                "/games/x",
                "/games/x/moves",
                "/games/x/more",
                "/g%61mes/x",
                "/games;a=b/x",
                "/api/sparta/course",
                "/api/sparta",
                "/files",
                "/files/",
                "/files/a/b",
                "/filesystem",
                "/abc/x.html",
                "/rules/sparta",
                "/rules/SPARTA",
                "//games/x",
                "/nowhere"
            })
    void theSameIsFound(String address) throws Exception {
        assertThat(found(new Beginnings(), address))
                .isEqualTo(found(new RequestMappingHandlerMapping(), address));
    }

    @Test
    void thereIsSomethingToFind() throws Exception {
        assertThat(found(new Beginnings(), "/games/x/moves"))
                .contains(new Answer("/games/{id}/moves"));
    }
}
