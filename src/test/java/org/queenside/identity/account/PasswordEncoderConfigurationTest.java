package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.security.crypto.password.PasswordEncoder;

/** The program's own hashing; tests that need many passwords use a faster one. */
class PasswordEncoderConfigurationTest {

  private final PasswordEncoder encoder = new PasswordEncoderConfiguration().passwordEncoder();

  @Test
  void aPasswordIsHashedInManyRoundsWithASaltOfItsOwn() {
    String hash = encoder.encode("a quiet rook");

    assertThat(hash).matches("\\{bcrypt}\\$2[aby]\\$10\\$.{53}");
    assertThat(encoder.encode("a quiet rook")).isNotEqualTo(hash);
    assertThat(encoder.matches("a quiet rook", hash)).isTrue();
  }
}
