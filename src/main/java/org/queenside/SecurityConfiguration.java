package org.queenside;

import com.vaadin.flow.spring.security.VaadinSecurityConfigurer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.web.SecurityFilterChain;

/** Who may open what: static files are public, every view says so itself by an annotation. */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

  @Bean
  SecurityFilterChain securityFilterChain(HttpSecurity http) throws Exception {
    return http.authorizeHttpRequests(
            requests ->
                requests
                    .requestMatchers("/board/**", "/css/**", "/aura/fonts/**", "/icon.svg")
                    .permitAll())
        .with(VaadinSecurityConfigurer.vaadin(), vaadin -> {})
        .build();
  }
}
