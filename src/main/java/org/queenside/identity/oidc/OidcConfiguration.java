package org.queenside.identity.oidc;

import java.time.Clock;
import java.time.Duration;
import org.queenside.identity.management.ExternalSignInService;
import org.queenside.identity.session.CurrentAccount;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.SimpleClientHttpRequestFactory;
import org.springframework.http.converter.FormHttpMessageConverter;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.ObjectPostProcessor;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.oauth2.client.endpoint.RestClientAuthorizationCodeTokenResponseClient;
import org.springframework.security.oauth2.client.http.OAuth2ErrorResponseErrorHandler;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.oauth2.client.userinfo.DefaultOAuth2UserService;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestRedirectFilter;
import org.springframework.security.oauth2.core.http.converter.OAuth2AccessTokenResponseHttpMessageConverter;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

/** Signing in through an external provider, if one is set up. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty("queenside.oidc.issuer")
@EnableConfigurationProperties(OidcProperties.class)
class OidcConfiguration {

  /** A provider that doesn't answer mustn't keep people waiting. */
  private static final Duration CONNECT = Duration.ofSeconds(3);

  private static final Duration READ = Duration.ofSeconds(5);

  @Bean
  OidcProvider oidcProvider(OidcProperties settings) {
    return new OidcProvider(settings.name());
  }

  @Bean
  Customizer<HttpSecurity> oidcLogin(
      OidcProperties settings,
      ExternalSignInService externalSignIn,
      CurrentAccount currentAccount,
      Clock clock) {
    var registrations =
        new LazyClientRegistrationRepository(
            settings, RestClient.builder().requestFactory(http()).build(), clock);
    var requests = new OidcAuthorizationRequestRepository(registrations);
    var handler = new OidcAuthenticationHandler(settings, externalSignIn, currentAccount, clock);
    return security ->
        security.oauth2Login(
            login ->
                login
                    .loginPage("/sign-in")
                    .clientRegistrationRepository(registrations)
                    .authorizedClientRepository(new NoOpAuthorizedClientRepository())
                    .authorizationEndpoint(
                        start ->
                            start
                                .authorizationRequestResolver(requests)
                                .authorizationRequestRepository(requests))
                    .redirectionEndpoint(end -> end.baseUri("/" + OidcProvider.END))
                    .tokenEndpoint(token -> token.accessTokenResponseClient(tokens()))
                    .userInfoEndpoint(user -> user.oidcUserService(users()))
                    .successHandler(handler)
                    .failureHandler(handler)
                    .withObjectPostProcessor(onFailureToLeave(handler)));
  }

  /** Otherwise an unreachable provider would cause an error page with status 500. */
  private static ObjectPostProcessor<OAuth2AuthorizationRequestRedirectFilter> onFailureToLeave(
      OidcAuthenticationHandler handler) {
    return new ObjectPostProcessor<>() {
      @Override
      public <O extends OAuth2AuthorizationRequestRedirectFilter> O postProcess(O filter) {
        filter.setAuthenticationFailureHandler(handler);
        return filter;
      }
    };
  }

  private static ClientHttpRequestFactory http() {
    var factory = new SimpleClientHttpRequestFactory();
    factory.setConnectTimeout(CONNECT);
    factory.setReadTimeout(READ);
    return factory;
  }

  private static RestClientAuthorizationCodeTokenResponseClient tokens() {
    var tokens = new RestClientAuthorizationCodeTokenResponseClient();
    tokens.setRestClient(
        RestClient.builder()
            .requestFactory(http())
            .configureMessageConverters(
                converters -> {
                  converters.addCustomConverter(new FormHttpMessageConverter());
                  converters.addCustomConverter(
                      new OAuth2AccessTokenResponseHttpMessageConverter());
                })
            .defaultStatusHandler(new OAuth2ErrorResponseErrorHandler())
            .build());
    return tokens;
  }

  private static OidcUserService users() {
    var rest = new RestTemplate(http());
    rest.setErrorHandler(new OAuth2ErrorResponseErrorHandler());
    var plain = new DefaultOAuth2UserService();
    plain.setRestOperations(rest);
    var users = new OidcUserService();
    users.setOauth2UserService(plain);
    return users;
  }
}
