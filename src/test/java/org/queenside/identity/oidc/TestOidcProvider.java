package org.queenside.identity.oidc;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletResponse;
import java.security.KeyPairGenerator;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.annotation.web.configuration.OAuth2AuthorizationServerConfiguration;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextHolderStrategy;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.core.oidc.endpoint.OidcParameterNames;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClientRepository;
import org.springframework.security.oauth2.server.authorization.settings.AuthorizationServerSettings;
import org.springframework.security.oauth2.server.authorization.settings.ClientSettings;
import org.springframework.security.oauth2.server.authorization.token.JwtEncodingContext;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenCustomizer;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;

/**
 * A real provider: Spring's authorization server on its own port. {@link #PASSWORD} is the password
 * of all people; the claim {@code groups} has their roles.
 */
final class TestOidcProvider {

  static final String CLIENT = "queenside";
  static final String SECRET = "between-the-two";
  static final String PASSWORD = "password";

  /** People at the provider and their groups. */
  static final Map<String, List<String>> PEOPLE =
      Map.of(
          "ada", List.of(),
          "bob", List.of(),
          "cleo", List.of(),
          "dora", List.of("chess-teachers", "choir"),
          "emil", List.of(),
          "early", List.of());

  /** A person whom the provider asked for the password an hour ago, and doesn't ask again. */
  static final String EARLY = "early";

  /**
   * The address to which the program under test expects answers; its port is known only once it
   * runs. While this is null, the provider is down, also while the program starts.
   */
  static volatile @Nullable String answersGoTo;

  private final ConfigurableApplicationContext context;

  TestOidcProvider() {
    SpringApplication application = new SpringApplication(Server.class);
    application.setWebApplicationType(WebApplicationType.SERVLET);
    application.setRegisterShutdownHook(false);
    application.setDefaultProperties(Map.of("spring.main.banner-mode", "off"));
    context = application.run();
  }

  /** A different host from the program's, so that neither gets the other's cookies. */
  String issuer() {
    int port = ((ServletWebServerApplicationContext) context).getWebServer().getPort();
    return "http://127.0.0.1:" + port;
  }

  /** Not a component, so that the program's own tests don't find it. */
  @EnableWebSecurity
  static class Server {

    @Bean
    TomcatServletWebServerFactory webServer() {
      var factory = new TomcatServletWebServerFactory(0);
      // Filters run only where some servlet answers.
      factory.setRegisterDefaultServlet(true);
      return factory;
    }

    @Bean
    FilterRegistrationBean<Filter> away() {
      var filter =
          new FilterRegistrationBean<Filter>(
              (request, response, rest) -> {
                if (answersGoTo == null) {
                  ((HttpServletResponse) response).setStatus(503);
                } else {
                  rest.doFilter(request, response);
                }
              });
      filter.setOrder(Ordered.HIGHEST_PRECEDENCE);
      return filter;
    }

    @Bean
    SecurityFilterChain chain(HttpSecurity http) throws Exception {
      return http.oauth2AuthorizationServer(server -> server.oidc(Customizer.withDefaults()))
          .authorizeHttpRequests(all -> all.anyRequest().authenticated())
          .formLogin(Customizer.withDefaults())
          .build();
    }

    @Bean
    SecurityContextHolderStrategy whereTheContextIs() {
      return new StrategyInUse();
    }

    @Bean
    AuthorizationServerSettings settings() {
      return AuthorizationServerSettings.builder().build();
    }

    @Bean
    UserDetailsService people() {
      return new InMemoryUserDetailsManager(
          PEOPLE.keySet().stream()
              .map(
                  name ->
                      User.withUsername(name).password("{noop}" + PASSWORD).roles("USER").build())
              .toList());
    }

    @Bean
    JWKSource<com.nimbusds.jose.proc.SecurityContext> keys() throws Exception {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(2048);
      var pair = generator.generateKeyPair();
      return new ImmutableJWKSet<>(
          new JWKSet(
              new RSAKey.Builder((RSAPublicKey) pair.getPublic())
                  .privateKey(pair.getPrivate())
                  .keyID("1")
                  .build()));
    }

    @Bean
    JwtDecoder jwtDecoder(JWKSource<com.nimbusds.jose.proc.SecurityContext> keys) {
      return OAuth2AuthorizationServerConfiguration.jwtDecoder(keys);
    }

    @Bean
    OAuth2TokenCustomizer<JwtEncodingContext> claims() {
      return token -> {
        if (OidcParameterNames.ID_TOKEN.equals(token.getTokenType().getValue())) {
          String name = token.getPrincipal().getName();
          token
              .getClaims()
              .claim("name", name + "@school.example")
              .claim("email", name + "@school.example")
              .claim("groups", PEOPLE.get(name));
          if (name.equals(EARLY)) {
            token
                .getClaims()
                .claim("auth_time", Instant.now().minus(Duration.ofHours(1)).getEpochSecond());
          }
        }
      };
    }

    @Bean
    RegisteredClientRepository clients() {
      return new RegisteredClientRepository() {
        @Override
        public void save(RegisteredClient client) {}

        @Override
        public RegisteredClient findById(String id) {
          return client();
        }

        @Override
        public @Nullable RegisteredClient findByClientId(String id) {
          return id.equals(CLIENT) ? client() : null;
        }
      };
    }

    private static RegisteredClient client() {
      return RegisteredClient.withId("1")
          .clientId(CLIENT)
          .clientSecret("{noop}" + SECRET)
          .clientAuthenticationMethod(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
          .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
          .redirectUri(String.valueOf(answersGoTo))
          .scope("openid")
          .scope("profile")
          .clientSettings(
              ClientSettings.builder()
                  .requireProofKey(true)
                  .requireAuthorizationConsent(false)
                  .build())
          .build();
    }
  }

  /**
   * Part of the server uses {@link SecurityContextHolder}, where Vaadin sets its own strategy when
   * the program under test starts in the same process.
   */
  private static final class StrategyInUse implements SecurityContextHolderStrategy {

    @Override
    public void clearContext() {
      SecurityContextHolder.clearContext();
    }

    @Override
    public SecurityContext getContext() {
      return SecurityContextHolder.getContext();
    }

    @Override
    public void setContext(SecurityContext context) {
      SecurityContextHolder.setContext(context);
    }

    @Override
    public SecurityContext createEmptyContext() {
      return SecurityContextHolder.createEmptyContext();
    }

    @Override
    public Supplier<SecurityContext> getDeferredContext() {
      return SecurityContextHolder.getDeferredContext();
    }

    @Override
    public void setDeferredContext(Supplier<SecurityContext> context) {
      SecurityContextHolder.setDeferredContext(context);
    }
  }
}
