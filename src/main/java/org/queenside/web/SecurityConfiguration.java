package org.queenside.web;

import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.auth.AccessCheckDecision;
import com.vaadin.flow.server.auth.AccessCheckDecisionResolver;
import com.vaadin.flow.server.auth.AccessCheckResult;
import com.vaadin.flow.server.auth.DefaultAccessCheckDecisionResolver;
import com.vaadin.flow.spring.security.NavigationAccessControlConfigurer;
import com.vaadin.flow.spring.security.VaadinSecurityConfigurer;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.SignInSecurityContextRepository;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Who may open what. Every address is open to everybody, so that an unknown one leads to the page
 * that says so; whether a view may be shown, it says itself by an annotation: {@code
 * RolesAllowed("INSTRUCTOR")}, {@code RolesAllowed("ADMINISTRATOR")}, {@code PermitAll} for
 * everybody who is signed in, {@code AnonymousAllowed}.
 */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

  @Bean
  SecurityFilterChain securityFilterChain(
      HttpSecurity http, SignInSecurityContextRepository signInContext) throws Exception {
    return http.securityContext(context -> context.securityContextRepository(signInContext))
        // To find out who is nobody, it would look up who sends each request, also one for a
        // picture.
        .anonymous(AbstractHttpConfigurer::disable)
        // The other headers are set by org.queenside.web, on answers that never come here as well.
        .headers(headers -> headers.defaultsDisabled().cacheControl(Customizer.withDefaults()))
        .exceptionHandling(
            // A page opened by its address, before anybody navigates: as RoleRequiredView does
            // then.
            handling -> handling.authenticationEntryPoint(SecurityConfiguration::leadToSignIn))
        .with(
            VaadinSecurityConfigurer.vaadin(),
            vaadin -> vaadin.anyRequest(AuthorizeHttpRequestsConfigurer.AuthorizedUrl::permitAll))
        .build();
  }

  /**
   * The address has no host in it, whatever the request claims its host to be. {@code sendRedirect}
   * would add that one for clients that speak HTTP/1.0, as some proxies do.
   */
  private static void leadToSignIn(
      HttpServletRequest request, HttpServletResponse response, AuthenticationException problem) {
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

  /** Who is not signed in is led to the page to do so, rather than told that there is nothing. */
  @Bean
  static NavigationAccessControlConfigurer navigationAccessControlConfigurer(
      ObjectProvider<CurrentAccount> currentAccount) {
    AccessCheckDecisionResolver annotations = new DefaultAccessCheckDecisionResolver();
    return new NavigationAccessControlConfigurer()
        .withAnnotatedViewAccessChecker()
        .withDecisionResolver(
            (results, context) -> {
              AccessCheckResult decided = annotations.resolve(results, context);
              // It is asked before there is a session too: then nobody navigates yet.
              boolean navigates = VaadinSession.getCurrent() != null;
              if (navigates && decided.decision() == AccessCheckDecision.DENY) {
                currentAccount.getObject().require(AccountRole.LEARNER);
              }
              return decided;
            });
  }
}
