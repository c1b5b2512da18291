package hegemon.server.web.gate;

import hegemon.server.ServerSettings;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

/** The whole address of a page, to be passed on: of the host's base, if there is one. */
@Component
public class OwnAddress {
    private final ServerSettings settings;

    OwnAddress(ServerSettings settings) {
        this.settings = settings;
    }

    public String of(HttpServletRequest request) {
        return settings.host().base().isPresent()
                ? settings.address(request.getRequestURI())
                : request.getRequestURL().toString();
    }
}
