package org.queenside.identity.oidc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.Filter;
import java.time.Clock;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.springframework.context.annotation.Bean;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockServletContext;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.context.support.AnnotationConfigWebApplicationContext;

/** The provider is only contacted when a person wants to sign in, and may be down. */
class OidcProviderUnreachableTest {

  private static final OidcProperties SETTINGS =
      new OidcProperties(
          "http://127.0.0.1:1",
          "queenside",
          "secret",
          "X",
          "groups",
          Set.of("it"),
          Set.of("teachers"),
          Set.of("pupils"));

  @Test
  void itIsAskedAtMostOnceInAFewSeconds() {
    var asked = new AtomicInteger();
    RestClient http =
        RestClient.builder()
            .requestFactory(
                (_, _) -> {
                  asked.incrementAndGet();
                  throw new ResourceAccessException("away");
                })
            .build();
    var registrations = new LazyClientRegistrationRepository(SETTINGS, http, Clock.systemUTC());
    assertThat(asked).hasValue(0);

    for (int person = 0; person < 3; person++) {
      assertThatThrownBy(() -> registrations.findByRegistrationId("oidc"))
          .isInstanceOf(OidcUnreachableException.class);
    }
    assertThat(asked).hasValue(1);
  }

  /** Nothing is listening at the provider's address. */
  @Test
  void theButtonLeadsBackToAPageThatSaysSo() throws Exception {
    try (var program = new AnnotationConfigWebApplicationContext()) {
      program.setServletContext(new MockServletContext());
      program.register(Security.class);
      program.refresh();
      var request = new MockHttpServletRequest("GET", "/" + OidcProvider.START);
      request.getSession().setAttribute(OidcProvider.PURPOSE, new OidcPurpose.Accept("invitation"));
      var answer = new MockHttpServletResponse();

      program
          .getBean("springSecurityFilterChain", Filter.class)
          .doFilter(request, answer, new MockFilterChain());

      assertThat(answer.getStatus()).isEqualTo(302);
      assertThat(answer.getHeader("Location")).isEqualTo("/sign-in?oidc=unreachable");
      assertThat(request.getSession().getAttribute(OidcProvider.PURPOSE))
          .as("what the next visit to the provider is for")
          .isNull();
    }
  }

  @EnableWebSecurity
  static class Security {

    /** Nobody comes back from the provider, so nothing else is needed. */
    @Bean
    SecurityFilterChain chain(HttpSecurity http) throws Exception {
      new OidcConfiguration().oidcLogin(SETTINGS, null, null, Clock.systemUTC()).customize(http);
      return http.build();
    }
  }

  @Test
  void theHighestRoleOfTheClaimCountsAndOtherValuesAreNotRoles() {
    assertThat(SETTINGS.roleOf(Set.of("teachers", "it"))).isEqualTo(AccountRole.ADMINISTRATOR);
    assertThat(SETTINGS.roleOf(Set.of("pupils", "teachers"))).isEqualTo(AccountRole.TEACHER);
    assertThat(SETTINGS.roleOf(Set.of("pupils"))).isEqualTo(AccountRole.LEARNER);
    assertThat(SETTINGS.roleOf(Set.of("choir"))).isNull();
  }

  @Test
  void theSecretIsNeverLogged() {
    assertThat(SETTINGS.toString()).doesNotContain("secret");
  }
}
