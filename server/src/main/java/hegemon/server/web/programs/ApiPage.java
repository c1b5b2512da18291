package hegemon.server.web.programs;

import hegemon.server.web.gate.OwnAddress;
import hegemon.server.web.programs.ApiDescription.Call;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

import java.util.List;

/** The JSON interface as a page, from the same file that programs read. */
@Controller
record ApiPage(OwnAddress address) {
    private static final ApiDescription DESCRIPTION = ApiDescription.read();

    /** Calls that are about the same thing. */
    public record Group(String anchor, String name, String description, List<Call> calls) {}

    @GetMapping("/api")
    String page(HttpServletRequest request, Model model) {
        model.addAttribute("path", "/api");
        model.addAttribute("house", address.of(request).replaceFirst("/api/?$", ""));
        model.addAttribute("groups", groups());
        model.addAttribute("schemas", DESCRIPTION.schemas());
        return "programs/api";
    }

    private static List<Group> groups() {
        var calls = calls();
        return DESCRIPTION.tags().stream()
                .map(
                        tag ->
                                new Group(
                                        ApiDescription.anchor(tag.name()),
                                        tag.name(),
                                        tag.description(),
                                        calls.stream()
                                                .filter(each -> each.tag().equals(tag.name()))
                                                .toList()))
                .toList();
    }

    static List<Call> calls() {
        return DESCRIPTION.calls();
    }
}
