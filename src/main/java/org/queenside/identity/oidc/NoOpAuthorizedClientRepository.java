package org.queenside.identity.oidc;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClient;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;

/** Keeps no token from the provider, because nothing is read there after the sign-in. */
final class NoOpAuthorizedClientRepository implements OAuth2AuthorizedClientRepository {

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // with Spring's signature
  public <T extends OAuth2AuthorizedClient> @Nullable T loadAuthorizedClient(
      String id, Authentication principal, HttpServletRequest request) {
    return null;
  }

  @Override
  public void saveAuthorizedClient(
      OAuth2AuthorizedClient client,
      Authentication principal,
      HttpServletRequest request,
      HttpServletResponse response) {}

  @Override
  public void removeAuthorizedClient(
      String id,
      Authentication principal,
      HttpServletRequest request,
      HttpServletResponse response) {}
}
