package org.queenside.identity.oidc;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.web.AuthorizationRequestRepository;
import org.springframework.security.oauth2.client.web.DefaultOAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.client.web.HttpSessionOAuth2AuthorizationRequestRepository;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestCustomizers;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;

/**
 * Requests to the provider, with state, nonce and PKCE. Each carries its purpose, and its answer is
 * used for nothing else.
 */
final class OidcAuthorizationRequestRepository
    implements OAuth2AuthorizationRequestResolver,
        AuthorizationRequestRepository<OAuth2AuthorizationRequest> {

  private static final RequestMatcher START =
      PathPatternRequestMatcher.pathPattern("/" + OidcProvider.START);

  private final DefaultOAuth2AuthorizationRequestResolver resolver;
  private final HttpSessionOAuth2AuthorizationRequestRepository sent =
      new HttpSessionOAuth2AuthorizationRequestRepository();

  OidcAuthorizationRequestRepository(ClientRegistrationRepository registrations) {
    resolver = new DefaultOAuth2AuthorizationRequestResolver(registrations);
    resolver.setAuthorizationRequestCustomizer(OAuth2AuthorizationRequestCustomizers.withPkce());
  }

  @Override
  public @Nullable OAuth2AuthorizationRequest resolve(HttpServletRequest request) {
    // Spring would accept any provider's name in the address.
    return START.matches(request) ? withPurpose(request, resolver.resolve(request)) : null;
  }

  @Override
  public @Nullable OAuth2AuthorizationRequest resolve(HttpServletRequest request, String id) {
    return withPurpose(request, resolver.resolve(request, id));
  }

  private static @Nullable OAuth2AuthorizationRequest withPurpose(
      HttpServletRequest request, @Nullable OAuth2AuthorizationRequest plain) {
    if (plain == null) {
      return null;
    }
    OidcPurpose purpose = takePurpose(request);
    var builder =
        OAuth2AuthorizationRequest.from(plain)
            .attributes(attributes -> attributes.put(OidcProvider.PURPOSE, purpose));
    if (purpose instanceof OidcPurpose.Confirm) {
      // Otherwise the provider may answer at once because the browser signed in there this morning.
      builder.additionalParameters(more -> more.putAll(Map.of("prompt", "login", "max_age", "0")));
    }
    return builder.build();
  }

  private static OidcPurpose takePurpose(HttpServletRequest request) {
    HttpSession session = request.getSession(false);
    if (session != null
        && session.getAttribute(OidcProvider.PURPOSE) instanceof OidcPurpose purpose) {
      session.removeAttribute(OidcProvider.PURPOSE);
      return purpose;
    }
    return new OidcPurpose.SignIn(request.getParameter("next"));
  }

  @Override
  public @Nullable OAuth2AuthorizationRequest loadAuthorizationRequest(HttpServletRequest request) {
    return sent.loadAuthorizationRequest(request);
  }

  @Override
  public void saveAuthorizationRequest(
      @Nullable OAuth2AuthorizationRequest authorization,
      HttpServletRequest request,
      HttpServletResponse response) {
    if (authorization == null) {
      sent.removeAuthorizationRequest(request, response);
    } else {
      sent.saveAuthorizationRequest(authorization, request, response);
    }
  }

  @Override
  public @Nullable OAuth2AuthorizationRequest removeAuthorizationRequest(
      HttpServletRequest request, HttpServletResponse response) {
    OAuth2AuthorizationRequest answered = sent.removeAuthorizationRequest(request, response);
    if (answered != null) {
      request.setAttribute(OidcProvider.PURPOSE, answered.getAttribute(OidcProvider.PURPOSE));
    }
    return answered;
  }

  /** Forgets why the visitor was to be sent to the provider. */
  static void forgetPurpose(HttpServletRequest request) {
    HttpSession session = request.getSession(false);
    if (session != null) {
      session.removeAttribute(OidcProvider.PURPOSE);
    }
  }

  /** Returns the purpose of the request that has just been answered. */
  static OidcPurpose purposeOf(HttpServletRequest request) {
    return request.getAttribute(OidcProvider.PURPOSE) instanceof OidcPurpose purpose
        ? purpose
        : new OidcPurpose.SignIn(null);
  }
}
