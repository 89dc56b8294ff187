package org.queenside.identity.oidc;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the provider is found, and what its people may do.
 *
 * @param issuer the provider's address
 * @param clientId this program's name there
 * @param clientSecret this program's password there
 * @param name what the button calls the provider
 * @param roleClaim the claim that says what people may do; empty if only invited people are let in
 * @param administrators values of that claim for administrators
 * @param instructors values for teachers
 * @param learners values for learners
 */
@ConfigurationProperties("queenside.oidc")
public record OidcProperties(
    String issuer,
    String clientId,
    String clientSecret,
    @DefaultValue("your school account") String name,
    @DefaultValue("") String roleClaim,
    @DefaultValue Set<String> administrators,
    @DefaultValue Set<String> instructors,
    @DefaultValue Set<String> learners) {

  /** Checks that all settings are present. */
  public OidcProperties {
    if (isMissing(clientId) || isMissing(clientSecret)) {
      throw new IllegalArgumentException(
          "queenside.oidc.issuer is set, so queenside.oidc.client-id and"
              + " queenside.oidc.client-secret are needed too");
    }
  }

  private static boolean isMissing(@Nullable String value) {
    return value == null || value.isBlank();
  }

  /** Returns the highest role for which the claim has a value; null if there is none. */
  @Nullable AccountRole roleOf(Set<String> values) {
    if (values.stream().anyMatch(administrators::contains)) {
      return AccountRole.ADMINISTRATOR;
    }
    if (values.stream().anyMatch(instructors::contains)) {
      return AccountRole.TEACHER;
    }
    return values.stream().anyMatch(learners::contains) ? AccountRole.LEARNER : null;
  }

  /** Hides the secret from logs. */
  @Override
  public String toString() {
    return "OidcProperties[" + issuer + "]";
  }
}
