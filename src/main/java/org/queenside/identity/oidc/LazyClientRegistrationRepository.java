package org.queenside.identity.oidc;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.ClientRegistrations;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;

/**
 * Reads the provider's addresses when the first person signs in, not at the start, so that the
 * program starts even if the provider is down. After a failure it waits a moment before trying
 * again, with one request at a time.
 */
final class LazyClientRegistrationRepository implements ClientRegistrationRepository {

  private static final Duration PAUSE = Duration.ofSeconds(5);
  private static final ParameterizedTypeReference<Map<String, Object>> JSON =
      new ParameterizedTypeReference<>() {};

  private final OidcProperties settings;
  private final RestClient http;
  private final Clock clock;
  private final ReentrantLock asking = new ReentrantLock();
  private volatile @Nullable ClientRegistration found;
  private volatile Instant notBefore = Instant.MIN;

  LazyClientRegistrationRepository(OidcProperties settings, RestClient http, Clock clock) {
    this.settings = settings;
    this.http = http;
    this.clock = clock;
  }

  @Override
  public @Nullable ClientRegistration findByRegistrationId(String id) {
    if (!id.equals(OidcProvider.REGISTRATION)) {
      return null;
    }
    ClientRegistration known = found;
    return known == null ? ask() : known;
  }

  private ClientRegistration ask() {
    if (clock.instant().isBefore(notBefore) || !asking.tryLock()) {
      throw new OidcUnreachableException("The provider was not reached a moment ago", null);
    }
    try {
      ClientRegistration answer = discover();
      found = answer;
      return answer;
    } catch (RestClientException | IllegalArgumentException | IllegalStateException e) {
      notBefore = clock.instant().plus(PAUSE);
      throw new OidcUnreachableException(
          "No OpenID Connect provider answers at " + settings.issuer(), e);
    } finally {
      asking.unlock();
    }
  }

  private ClientRegistration discover() {
    String issuer = settings.issuer();
    String address = issuer.replaceAll("/$", "") + "/.well-known/openid-configuration";
    Map<String, Object> configuration = http.get().uri(address).retrieve().body(JSON);
    if (configuration == null || !issuer.equals(configuration.get("issuer"))) {
      throw new IllegalStateException("the provider's own issuer differs from " + issuer);
    }
    return ClientRegistrations.fromOidcConfiguration(configuration)
        .registrationId(OidcProvider.REGISTRATION)
        .clientId(settings.clientId())
        .clientSecret(settings.clientSecret())
        .clientName(settings.name())
        .scope("openid", "profile")
        .build();
  }
}
