package org.queenside.identity.session;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.context.DeferredSecurityContext;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.web.authentication.preauth.PreAuthenticatedAuthenticationToken;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.stereotype.Component;

/**
 * Gives Spring Security the account that is signed in, so that a view's annotation can say who may
 * open it. A role includes the lower ones. Nothing is kept in the session: the database is read,
 * but only when a page needs it.
 */
@Component
public class SignInSecurityContextRepository implements SecurityContextRepository {

  private static final Logger LOG = LoggerFactory.getLogger(SignInSecurityContextRepository.class);

  private final SignInRepository signIns;

  SignInSecurityContextRepository(SignInRepository signIns) {
    this.signIns = signIns;
  }

  @Override
  public DeferredSecurityContext loadDeferredContext(HttpServletRequest request) {
    return new LazySecurityContext(SignInToken.parse(TokenCookie.SIGN_IN.read(request)));
  }

  @Override
  @SuppressWarnings("deprecation")
  public SecurityContext loadContext(
      org.springframework.security.web.context.HttpRequestResponseHolder holder) {
    return loadDeferredContext(holder.getRequest()).get();
  }

  @Override
  public void saveContext(
      SecurityContext context, HttpServletRequest request, HttpServletResponse response) {}

  @Override
  public boolean containsContext(HttpServletRequest request) {
    return SignInToken.parse(TokenCookie.SIGN_IN.read(request)) != null;
  }

  /** Returns the security context of an account, or an empty one. */
  static SecurityContext of(@Nullable Account account) {
    return account == null
        ? new SecurityContextImpl()
        : new SecurityContextImpl(authentication(account));
  }

  private static Authentication authentication(Account account) {
    var roles =
        Arrays.stream(AccountRole.values())
            .filter(account.role()::mayActAs)
            .map(role -> new SimpleGrantedAuthority("ROLE_" + role))
            .toList();
    return new PreAuthenticatedAuthenticationToken(account.id().toString(), "", roles);
  }

  /** Public pages open without a database; other pages read it again and report the failure. */
  private @Nullable Account find(@Nullable SignInToken key) {
    try {
      return key == null ? null : signIns.find(key);
    } catch (DataAccessException e) {
      LOG.warn("Couldn't look up who is signed in", e);
      return null;
    }
  }

  /**
   * Spring Security loads the context for every request, even for a picture. The database is read
   * once, when the authentication is needed.
   */
  private final class LazySecurityContext implements DeferredSecurityContext, SecurityContext {
    private static final long serialVersionUID = 1;

    private final transient @Nullable SignInToken key;
    private boolean asked;
    private @Nullable Authentication authentication;

    LazySecurityContext(@Nullable SignInToken key) {
      this.key = key;
    }

    @Override
    public SecurityContext get() {
      return this;
    }

    @Override
    public boolean isGenerated() {
      return key == null;
    }

    @Override
    public @Nullable Authentication getAuthentication() {
      if (!asked) {
        Account account = find(key);
        setAuthentication(account == null ? null : authentication(account));
      }
      return authentication;
    }

    @Override
    public void setAuthentication(@Nullable Authentication authentication) {
      this.authentication = authentication;
      asked = true;
    }
  }
}
