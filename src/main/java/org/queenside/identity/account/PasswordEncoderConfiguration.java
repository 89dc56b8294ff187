package org.queenside.identity.account;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.crypto.factory.PasswordEncoderFactories;
import org.springframework.security.crypto.password.PasswordEncoder;

/** Configures how passwords are hashed. */
@Configuration(proxyBeanMethods = false)
class PasswordEncoderConfiguration {

  /** A hash names its algorithm, so that another one can replace bcrypt one day. */
  @Bean
  PasswordEncoder passwordEncoder() {
    return PasswordEncoderFactories.createDelegatingPasswordEncoder();
  }
}
