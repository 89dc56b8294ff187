package org.queenside.web;

import com.vaadin.flow.server.auth.AccessAnnotationChecker;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Method;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.authentication.InsufficientAuthenticationException;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerExecutionChain;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;

/**
 * Decides who may call the methods of controllers under {@link #ADDRESSES}. As for a view, an
 * annotation of the method or its class says so. Without one, the address doesn't exist for anyone.
 */
@Component
class ApiAuthorizationManager implements AuthorizationManager<RequestAuthorizationContext> {

  static final String ADDRESSES = "/api/**";

  private final HandlerMapping controllers;
  private final AccessAnnotationChecker annotations = new AccessAnnotationChecker();

  ApiAuthorizationManager(@Qualifier("requestMappingHandlerMapping") HandlerMapping controllers) {
    this.controllers = controllers;
  }

  /**
   * Decides about a request.
   *
   * @throws InsufficientAuthenticationException if the sender has to sign in first
   * @throws AccessDeniedException if it's only for others
   */
  @Override
  public AuthorizationDecision authorize(
      Supplier<? extends @Nullable Authentication> sender, RequestAuthorizationContext context) {
    HttpServletRequest request = context.getRequest();
    Method method = method(request);
    if (method == null || annotations.hasAccess(method, request)) {
      return new AuthorizationDecision(method != null);
    }
    boolean isForAnyone = annotations.hasAccess(method, () -> "anyone", _ -> true);
    if (isForAnyone && request.getUserPrincipal() == null) {
      throw new InsufficientAuthenticationException("needs a sign-in");
    }
    if (isForAnyone) {
      throw new AccessDeniedException("needs another role");
    }
    return new AuthorizationDecision(false);
  }

  private @Nullable Method method(HttpServletRequest request) {
    try {
      ServletRequestPathUtils.parseAndCache(request);
      HandlerExecutionChain chain = controllers.getHandler(request);
      return chain != null && chain.getHandler() instanceof HandlerMethod found
          ? found.getMethod()
          : null;
    } catch (ServletException e) {
      // The address exists, but not for this HTTP method or content type.
      return null;
    } catch (Exception e) {
      throw new IllegalStateException("the controllers could not be asked", e);
    }
  }
}
