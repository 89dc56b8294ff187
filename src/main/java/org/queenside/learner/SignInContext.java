package org.queenside.learner;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.context.DeferredSecurityContext;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.web.authentication.preauth.PreAuthenticatedAuthenticationToken;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.stereotype.Component;

/**
 * Tells Spring Security who is signed in, so that views can say by an annotation who may open them.
 * Whoever has a role has the lesser ones too. Nothing is kept in the session: the database knows,
 * and is asked only where a page wants to know.
 */
@Component
public class SignInContext implements SecurityContextRepository {

  private static final Logger LOG = LoggerFactory.getLogger(SignInContext.class);

  private final SignIns signIns;

  SignInContext(SignIns signIns) {
    this.signIns = signIns;
  }

  @Override
  public DeferredSecurityContext loadDeferredContext(HttpServletRequest request) {
    return new Deferred(request);
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
    return SignInCookie.read(request.getCookies()) != null;
  }

  /** What Spring Security is told of somebody, or of nobody. */
  static SecurityContext of(@Nullable Account account) {
    if (account == null) {
      return new SecurityContextImpl();
    }
    var roles =
        Arrays.stream(Role.values())
            .filter(account.role()::mayActAs)
            .map(role -> new SimpleGrantedAuthority("ROLE_" + role))
            .toList();
    return new SecurityContextImpl(
        new PreAuthenticatedAuthenticationToken(account.id().toString(), "", roles));
  }

  /** Pages for everybody open without a database; the others ask it again and say what is wrong. */
  private @Nullable Account find(HttpServletRequest request) {
    Token token = SignInCookie.read(request.getCookies());
    try {
      return token == null ? null : signIns.find(token);
    } catch (DataAccessException e) {
      LOG.warn("Who is signed in could not be looked up", e);
      return null;
    }
  }

  /** Asked for at most once in a request. */
  private final class Deferred implements DeferredSecurityContext {
    private final HttpServletRequest request;
    private @Nullable SecurityContext loaded;

    Deferred(HttpServletRequest request) {
      this.request = request;
    }

    @Override
    public SecurityContext get() {
      if (loaded == null) {
        loaded = of(find(request));
      }
      return loaded;
    }

    @Override
    public boolean isGenerated() {
      return get().getAuthentication() == null;
    }
  }
}
