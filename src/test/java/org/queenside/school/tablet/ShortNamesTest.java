package org.queenside.school.tablet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShortNamesTest {

  @Test
  void twoChildrenWithOneFirstNameGetALetterMore() {
    assertThat(
            ShortNames.of(
                List.of("Amira Haddad", "Ben Kuhn", "ben Sommer", "Chloé", "Mary Ann Lee")))
        .isEqualTo(
            Map.of(
                "Amira Haddad", "Amira",
                "Ben Kuhn", "Ben K",
                "ben Sommer", "ben S",
                "Chloé", "Chloé",
                "Mary Ann Lee", "Mary"));
  }

  @Test
  void theWholeNameIsShownIfALetterIsNotEnough() {
    assertThat(ShortNames.of(List.of("Ben", "Ben Kuhn", "Ben Klein")))
        .isEqualTo(Map.of("Ben", "Ben", "Ben Kuhn", "Ben Kuhn", "Ben Klein", "Ben Klein"));
  }
}
