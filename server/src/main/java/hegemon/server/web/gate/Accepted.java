package hegemon.server.web.gate;

import jakarta.servlet.DispatcherType;

import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.accept.HeaderContentNegotiationStrategy;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

import java.util.ArrayList;
import java.util.List;

/**
 * In which form an answer is wanted. What went wrong is said in some form even to those who want
 * none that we have: an empty answer would tell them nothing.
 */
@Configuration(proxyBeanMethods = false)
class Accepted implements WebMvcConfigurer {
    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer configurer) {
        configurer.strategies(List.of(new Strategy()));
    }

    private static final class Strategy extends HeaderContentNegotiationStrategy {
        @Override
        public List<MediaType> resolveMediaTypes(NativeWebRequest request)
                throws HttpMediaTypeNotAcceptableException {
            return isError(request) ? any(request) : super.resolveMediaTypes(request);
        }

        private static boolean isError(NativeWebRequest request) {
            var asked = request.getNativeRequest(jakarta.servlet.http.HttpServletRequest.class);
            return asked != null && asked.getDispatcherType() == DispatcherType.ERROR;
        }

        private List<MediaType> any(NativeWebRequest request) {
            var wanted = new ArrayList<MediaType>();
            try {
                wanted.addAll(super.resolveMediaTypes(request));
            } catch (HttpMediaTypeNotAcceptableException e) {
                wanted.clear(); // what cannot be read wants nothing in particular
            }
            wanted.add(MediaType.ALL);
            return wanted;
        }
    }
}
