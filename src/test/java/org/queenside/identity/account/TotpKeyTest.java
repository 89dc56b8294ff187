package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class TotpKeyTest {

  /** The key of the examples in RFC 6238, appendix B. */
  private final TotpKey key =
      TotpKey.of("12345678901234567890".getBytes(StandardCharsets.US_ASCII));

  /** The RFC's examples have eight digits; apps show the last six. */
  @Test
  void itsCodesAreThoseOfTheStandard() {
    assertThat(key.code(TotpKey.stepAt(Instant.ofEpochSecond(59)))).isEqualTo("287082");
    assertThat(key.code(TotpKey.stepAt(Instant.ofEpochSecond(1_111_111_109)))).isEqualTo("081804");
    assertThat(key.code(TotpKey.stepAt(Instant.ofEpochSecond(20_000_000_000L))))
        .isEqualTo("353130");
  }

  @Test
  void anAppReadsItsAddress() {
    assertThat(key.text()).isEqualTo("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    assertThat(key.address(new Account(LearnerId.random(), AccountRole.TEACHER, "Ada", "ada l.")))
        .isEqualTo(
            "otpauth://totp/Queenside:ada%20l.?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Queenside");
  }

  @Test
  void everyKeyIsNewAndNeverLogged() {
    assertThat(TotpKey.random().text()).hasSize(32).isNotEqualTo(TotpKey.random().text());
    assertThat(key.toString()).doesNotContain("GEZD");
  }
}
