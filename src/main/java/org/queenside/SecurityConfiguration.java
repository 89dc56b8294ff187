package org.queenside;

import com.vaadin.flow.spring.security.VaadinSecurityConfigurer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.web.SecurityFilterChain;

/**
 * Who may open what. Every address is open to everybody, so that an unknown one leads to the page
 * that says so; whether a view may be shown, it says itself by an annotation.
 */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

  @Bean
  SecurityFilterChain securityFilterChain(HttpSecurity http) throws Exception {
    return http.with(
            VaadinSecurityConfigurer.vaadin(),
            vaadin -> vaadin.anyRequest(AuthorizeHttpRequestsConfigurer.AuthorizedUrl::permitAll))
        .build();
  }
}
