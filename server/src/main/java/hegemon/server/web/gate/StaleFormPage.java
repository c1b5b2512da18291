package hegemon.server.web.gate;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.PostMapping;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A form that came with an old token, shown again with a new one. Passwords are not repeated. */
@Controller
class StaleFormPage {
    record Field(String name, String value) {}

    @PostMapping(StaleForms.PAGE)
    String again(HttpServletRequest request, HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.FORBIDDEN.value());
        model.addAttribute(
                "action",
                Objects.requireNonNullElse(
                        request.getAttribute(RequestDispatcher.FORWARD_REQUEST_URI), "/"));
        model.addAttribute("fields", fields(request.getParameterMap()));
        model.addAttribute(
                "hasPassword",
                request.getParameterMap().keySet().stream().anyMatch(StaleFormPage::isPassword));
        return "people/stale-form";
    }

    private static List<Field> fields(Map<String, String[]> parameters) {
        return parameters.entrySet().stream()
                .filter(each -> !each.getKey().equals(FormTokens.FIELD))
                .filter(each -> !isPassword(each.getKey()))
                .flatMap(
                        each ->
                                Arrays.stream(each.getValue())
                                        .map(value -> new Field(each.getKey(), value)))
                .toList();
    }

    private static boolean isPassword(String name) {
        return name.contains("password");
    }
}
