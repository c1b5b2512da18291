package hegemon.server.web.gate;

import hegemon.server.admin.Administrators;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.NegatedRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;

/**
 * Who may do what, as far as it does not depend on the table: seats are checked where a table is
 * found. What holds for every answer is in {@link Manners}.
 */
@Configuration(proxyBeanMethods = false)
@EnableWebSecurity
class Security {
    /** Its link is signed, and mail programs that follow it send no token of ours. */
    static final String UNSUBSCRIBE = "/unsubscribe/**";

    /**
     * Probes ask for nobody: they are answered also while the database, which knows people, is
     * away.
     */
    private static final RequestMatcher HEALTH =
            PathPatternRequestMatcher.pathPattern("/health/**");

    private static final String CLAIM = Administrators.CLAIM + "**";

    @Bean
    SecurityFilterChain rules(
            HttpSecurity http, CookieContext context, FormTokens tokens, StaleForms stale)
            throws Exception {
        return http.securityMatcher(new NegatedRequestMatcher(HEALTH))
                .securityContext(who -> who.securityContextRepository(context))
                .sessionManagement(
                        session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .requestCache(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .csrf(
                        forms ->
                                forms.csrfTokenRepository(tokens)
                                        .csrfTokenRequestHandler(tokens.masks())
                                        .ignoringRequestMatchers(UNSUBSCRIBE)
                                        .ignoringRequestMatchers(Security::bearsItsOwnToken))
                .authorizeHttpRequests(
                        requests ->
                                requests.requestMatchers(HttpMethod.GET, CLAIM)
                                        .permitAll()
                                        .requestMatchers("/account/**", CLAIM, "/events/**")
                                        .hasRole("MEMBER")
                                        .requestMatchers(HttpMethod.POST, "/clubs", "/clubs/**")
                                        .hasRole("MEMBER")
                                        .requestMatchers("/admin/**", "/admin")
                                        .hasRole("ADMIN")
                                        .anyRequest()
                                        .permitAll())
                .exceptionHandling(
                        no -> no.accessDeniedHandler(stale).authenticationEntryPoint(stale))
                .build();
    }

    /** No page of another site can make a browser send this header. */
    private static boolean bearsItsOwnToken(HttpServletRequest request) {
        return GuestCookie.bearer(request).isPresent();
    }

    /** Everybody signs in through {@code SignInPages}; nothing else may. */
    @Bean
    AuthenticationManager nobodyElse() {
        return ignored -> {
            throw new BadCredentialsException("sign in at the sign-in page");
        };
    }
}
