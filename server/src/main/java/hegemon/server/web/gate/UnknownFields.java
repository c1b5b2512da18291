package hegemon.server.web.gate;

import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.type.LogicalType;

import java.util.List;

/**
 * What becomes of a field that is not known, or of another kind than it should be. A number is not
 * written as a text, nor a whole one with a fraction: a program that does so means something else
 * than we would read. What is not known is in what programs send most often a slip of the pen: it
 * is told, and at tables to everybody. Elsewhere, as in what a browser says of a passkey or a page
 * of yesterday sends, it is none of our business.
 */
@Configuration(proxyBeanMethods = false)
class UnknownFields {
    private static final String OF_TABLES = "hegemon.server.web.table";
    private static final String OURS = "hegemon.server.web.";
    private static final List<CoercionInputShape> OTHER_KINDS =
            List.of(
                    CoercionInputShape.Integer,
                    CoercionInputShape.Float,
                    CoercionInputShape.Boolean);

    @Bean
    JsonMapperBuilderCustomizer strictWithPrograms() {
        return mapper ->
                mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                        .withCoercionConfig(LogicalType.Textual, UnknownFields::takeTextAlone)
                        .addHandler(new Lenient());
    }

    private static void takeTextAlone(MutableCoercionConfig texts) {
        for (var other : OTHER_KINDS) texts.setCoercion(other, CoercionAction.Fail);
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
            var home = kind.getPackageName();
            if (home.equals(OF_TABLES) || (home.startsWith(OURS) && isOfProgram())) return false;
            parser.skipChildren();
            return true;
        }

        /** Programs show a key. */
        private static boolean isOfProgram() {
            return RequestContextHolder.getRequestAttributes()
                            instanceof ServletRequestAttributes it
                    && GuestCookie.bearer(it.getRequest()).isPresent();
        }
    }
}
