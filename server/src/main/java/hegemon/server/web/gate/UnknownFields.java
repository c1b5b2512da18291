package hegemon.server.web.gate;

import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationProblemHandler;

/**
 * What becomes of a field that is not known. In what programs send to tables it is most often a
 * slip of the pen: it is told. Elsewhere, as in what a browser says of a passkey, it is none of our
 * business.
 */
@Configuration(proxyBeanMethods = false)
class UnknownFields {
    private static final String OF_PROGRAMS = "hegemon.server.web.table";

    @Bean
    JsonMapperBuilderCustomizer strictWithPrograms() {
        return mapper ->
                mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .addHandler(new Lenient());
    }

    private static final class Lenient extends DeserializationProblemHandler {
        @Override
        public boolean handleUnknownProperty(
                DeserializationContext context,
                JsonParser parser,
                ValueDeserializer<?> reader,
                Object read,
                String name) {
            var kind = read instanceof Class<?> itself ? itself : read.getClass();
            if (kind.getPackageName().equals(OF_PROGRAMS)) return false;
            parser.skipChildren();
            return true;
        }
    }
}
