package org.queenside.web;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.auth.AccessCheckDecision;
import com.vaadin.flow.server.auth.AccessCheckDecisionResolver;
import com.vaadin.flow.server.auth.AccessCheckResult;
import com.vaadin.flow.server.auth.DefaultAccessCheckDecisionResolver;
import com.vaadin.flow.server.auth.NavigationAccessChecker;
import com.vaadin.flow.server.auth.NavigationAccessControl;
import com.vaadin.flow.spring.security.NavigationAccessControlConfigurer;
import com.vaadin.flow.spring.security.RequestUtil;
import com.vaadin.flow.spring.security.SpringNavigationAccessControl;
import com.vaadin.flow.spring.security.VaadinSecurityConfigurer;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.SignInSecurityContextRepository;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.security.autoconfigure.actuate.web.servlet.EndpointRequest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.http.HttpHeaders;
import org.springframework.security.authentication.InsufficientAuthenticationException;
import org.springframework.security.authorization.AuthorizationDeniedException;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.savedrequest.NullRequestCache;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Decides who may open what. Access to a view is declared by its annotation: {@code
 * RolesAllowed("TEACHER")}, {@code RolesAllowed("ADMINISTRATOR")}, {@code PermitAll} for all
 * signed-in users, or {@code AnonymousAllowed}. Any other address doesn't exist for anyone, unless
 * it's listed here or declared by a method of a controller ({@link ApiAuthorizationManager}).
 */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

  /** Files and probes, which everyone may have. */
  private static final String[] OPEN = {
    "/board/**", "/css/**", "/icon.svg", "/robots.txt", "/livez", "/readyz"
  };

  @Bean
  SecurityFilterChain securityFilterChain(
      HttpSecurity http,
      SignInSecurityContextRepository signInContext,
      ApiAuthorizationManager api,
      RequestUtil routes)
      throws Exception {
    return http.securityContext(context -> context.securityContextRepository(signInContext))
        // Anonymous authentication would look up the sender of every request, even for a picture.
        .anonymous(AbstractHttpConfigurer::disable)
        // The http package sets the other headers, also on responses that don't pass this filter.
        .headers(headers -> headers.defaultsDisabled().cacheControl(Customizer.withDefaults()))
        // The sign-in page gets the wanted address as a parameter, without a session.
        .requestCache(cache -> cache.requestCache(new NullRequestCache()))
        .authorizeHttpRequests(
            requests ->
                requests
                    // The request that leads there has been checked.
                    .dispatcherTypeMatchers(DispatcherType.FORWARD, DispatcherType.ERROR)
                    .permitAll()
                    .requestMatchers(OPEN)
                    .permitAll()
                    .requestMatchers(EndpointRequest.toAnyEndpoint())
                    .permitAll()
                    .requestMatchers(ApiAuthorizationManager.ADDRESSES)
                    .access(api))
        .exceptionHandling(
            handling ->
                handling
                    .authenticationEntryPoint(
                        (request, response, problem) -> {
                          // For a page opened by its address, before Flow navigates; later
                          // RoleRequiredView does this.
                          if (problem instanceof InsufficientAuthenticationException) {
                            response.setStatus(HttpServletResponse.SC_UNAUTHORIZED);
                          } else if (routes.isSecuredFlowRoute(request)) {
                            redirectToSignIn(request, response);
                          } else {
                            UnknownPathHandlerMapping.refuse(request, response);
                          }
                        })
                    .accessDeniedHandler(
                        (request, response, problem) -> {
                          if (problem instanceof AuthorizationDeniedException) {
                            UnknownPathHandlerMapping.refuse(request, response);
                          } else {
                            response.sendError(HttpServletResponse.SC_FORBIDDEN);
                          }
                        }))
        .with(
            VaadinSecurityConfigurer.vaadin(),
            vaadin ->
                vaadin
                    .enableRequestCacheConfiguration(false)
                    .anyRequest(AuthorizeHttpRequestsConfigurer.AuthorizedUrl::denyAll))
        .build();
  }

  /**
   * Redirects without a host in the address. {@code sendRedirect} would add the host that the
   * request claims, for clients that use HTTP/1.0 as some proxies do.
   */
  private static void redirectToSignIn(HttpServletRequest request, HttpServletResponse response) {
    String path = request.getRequestURI().substring(request.getContextPath().length() + 1);
    String query = request.getQueryString();
    String wanted = query == null ? path : path + "?" + query;
    response.setStatus(HttpServletResponse.SC_FOUND);
    response.setHeader(
        HttpHeaders.LOCATION,
        UriComponentsBuilder.fromPath(request.getContextPath() + "/sign-in")
            .queryParam("next", "{next}")
            .encode()
            .buildAndExpand(wanted)
            .toUriString());
  }

  /**
   * Replaces Flow's own access control, which searches every jar for a service at each navigation
   * only to learn the prefix of role names. Spring Security's request knows the prefix.
   */
  @Bean
  @Primary
  NavigationAccessControl requestRoleAccessControl(
      List<NavigationAccessChecker> checkers, NavigationAccessControlConfigurer configurer) {
    return configurer.build(RequestRoleAccessControl::new, checkers);
  }

  private static final class RequestRoleAccessControl extends SpringNavigationAccessControl {
    private static final long serialVersionUID = 1;

    RequestRoleAccessControl(
        Collection<NavigationAccessChecker> checkers, AccessCheckDecisionResolver resolver) {
      super(checkers, resolver);
    }

    @Override
    protected Predicate<String> getRolesChecker(@Nullable VaadinRequest request) {
      return request == null ? super.getRolesChecker(null) : request::isUserInRole;
    }
  }

  /** Sends visitors who aren't signed in to the sign-in page instead of showing "not found". */
  @Bean
  static NavigationAccessControlConfigurer navigationAccessControlConfigurer(
      ObjectProvider<CurrentAccount> currentAccount) {
    AccessCheckDecisionResolver annotations = new DefaultAccessCheckDecisionResolver();
    return new NavigationAccessControlConfigurer()
        .withAnnotatedViewAccessChecker()
        .withDecisionResolver(
            (results, context) -> {
              AccessCheckResult decided = annotations.resolve(results, context);
              // This also runs before there is a session, without any navigation.
              boolean navigates = VaadinSession.getCurrent() != null;
              if (navigates && decided.decision() == AccessCheckDecision.DENY) {
                currentAccount.getObject().require(AccountRole.LEARNER);
              }
              return decided;
            });
  }
}
