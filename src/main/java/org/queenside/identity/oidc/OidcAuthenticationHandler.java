package org.queenside.identity.oidc;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.ExternalIdentity;
import org.queenside.identity.management.ExternalSignInService;
import org.queenside.identity.management.ExternalSignInService.Result;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.SignInMetric;
import org.queenside.monitoring.LogLine;
import org.queenside.store.StoreUnavailableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.security.web.authentication.AuthenticationFailureHandler;
import org.springframework.security.web.authentication.AuthenticationSuccessHandler;

/**
 * Takes over when a visitor returns from the provider. From then on, only the program's own sign-in
 * counts; Spring's session keeps nothing from the provider.
 */
final class OidcAuthenticationHandler
    implements AuthenticationSuccessHandler, AuthenticationFailureHandler {

  private static final Logger LOG = LoggerFactory.getLogger(OidcAuthenticationHandler.class);

  /** How recently the provider must have asked for the password. */
  private static final Duration FRESH = Duration.ofMinutes(5);

  private final OidcProperties settings;
  private final ExternalSignInService externalSignIn;
  private final CurrentAccount currentAccount;
  private final Clock clock;

  OidcAuthenticationHandler(
      OidcProperties settings,
      ExternalSignInService externalSignIn,
      CurrentAccount currentAccount,
      Clock clock) {
    this.settings = settings;
    this.externalSignIn = externalSignIn;
    this.currentAccount = currentAccount;
    this.clock = clock;
  }

  @Override
  public void onAuthenticationSuccess(
      HttpServletRequest request, HttpServletResponse response, Authentication authentication)
      throws IOException {
    SecurityContextHolder.clearContext();
    OidcPurpose purpose = OidcAuthorizationRequestRepository.purposeOf(request);
    String path =
        authentication.getPrincipal() instanceof OidcUser user
            ? arrive(purpose, user, request)
            : "sign-in?oidc=failed";
    redirect(path, request, response);
  }

  private String arrive(OidcPurpose purpose, OidcUser user, HttpServletRequest request) {
    // Spring has checked that the ID token has both and that the issuer is this one.
    var identity =
        new ExternalIdentity(settings.issuer(), Objects.requireNonNull(user.getSubject()));
    try {
      return switch (purpose) {
        case OidcPurpose.SignIn(var next) ->
            after(
                externalSignIn.signIn(identity, roleOf(user), nameOf(user), isFresh(user)),
                next,
                request);
        case OidcPurpose.Accept(var token) ->
            after(
                externalSignIn.accept(token, identity, nameOf(user), isFresh(user)), null, request);
        case OidcPurpose.Link(var account) ->
            externalSignIn.link(account, identity) instanceof Result.Done
                ? "account"
                : "account?oidc=taken";
        case OidcPurpose.Confirm(var next) -> confirm(identity, user, next);
      };
    } catch (RoleRequiredException | ConfirmationNeededException e) {
      return "sign-in";
    } catch (StoreUnavailableException e) {
      count(purpose, "unavailable");
      LOG.warn("A sign-in through the provider failed: {}", LogLine.of(e));
      return "sign-in?oidc=failed";
    }
  }

  /**
   * Returns the next page. Pages still open from the previous session may show another person's
   * data.
   */
  private static String after(Result result, @Nullable String next, HttpServletRequest request) {
    return switch (result) {
      case Result.Done(var account) -> {
        SignInMetric.count("welcome");
        HttpSession session = request.getSession(false);
        if (session != null) {
          session.invalidate();
        }
        yield SignInRedirect.of(next, account);
      }
      case Result.Refused refused -> {
        SignInMetric.count("refused");
        yield "sign-in?oidc=" + refused.code();
      }
    };
  }

  /** Linking an account and typing a password again aren't sign-ins. */
  private static void count(OidcPurpose purpose, String result) {
    if (purpose instanceof OidcPurpose.SignIn || purpose instanceof OidcPurpose.Accept) {
      SignInMetric.count(result);
    }
  }

  private String confirm(ExternalIdentity identity, OidcUser user, String next) {
    Account account = currentAccount.require(AccountRole.LEARNER);
    // Some providers ask for the password as required, but don't report when.
    boolean asked = user.getAuthenticatedAt() == null || isFresh(user);
    return asked && externalSignIn.confirm(identity) instanceof Result.Done
        ? SignInRedirect.of(next, account)
        : "sign-in?oidc=failed";
  }

  /** Otherwise the provider only remembered the browser, and anyone may be using it now. */
  private boolean isFresh(OidcUser user) {
    Instant asked = user.getAuthenticatedAt();
    return asked != null && !asked.isBefore(clock.instant().minus(FRESH));
  }

  private @Nullable AccountRole roleOf(OidcUser user) {
    Object claim = settings.roleClaim().isEmpty() ? null : user.getClaim(settings.roleClaim());
    return switch (claim) {
      case Collection<?> values ->
          settings.roleOf(values.stream().map(String::valueOf).collect(Collectors.toSet()));
      case String value -> settings.roleOf(Set.of(value.split("[ ,]+")));
      case null, default -> null;
    };
  }

  private static String nameOf(OidcUser user) {
    String name = user.getFullName() == null ? user.getPreferredUsername() : user.getFullName();
    return name == null ? "" : name;
  }

  @Override
  public void onAuthenticationFailure(
      HttpServletRequest request, HttpServletResponse response, AuthenticationException problem)
      throws IOException {
    boolean unreachable = isUnreachable(problem);
    count(
        OidcAuthorizationRequestRepository.purposeOf(request),
        unreachable ? "unavailable" : "refused");
    OidcAuthorizationRequestRepository.forgetPurpose(request);
    // The message quotes the answer's address, which may be any text.
    LOG.warn(
        "A sign-in through the provider {}: {}",
        unreachable ? "could not reach it" : "was refused",
        LogLine.of(problem));
    redirect(unreachable ? "sign-in?oidc=unreachable" : "sign-in?oidc=failed", request, response);
  }

  private static boolean isUnreachable(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof OidcUnreachableException || cause instanceof IOException) {
        return true;
      }
    }
    return false;
  }

  private static void redirect(
      String path, HttpServletRequest request, HttpServletResponse response) {
    response.setStatus(HttpServletResponse.SC_FOUND);
    response.setHeader("Location", request.getContextPath() + "/" + path);
  }
}
