package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignInNameTest {

  @ParameterizedTest
  @CsvSource({
    "Anna, anna",
    "'  Anna   K ', anna k",
    "ANNA\u00a0K, anna k",
    "Straße, STRASSE",
    "ΟΔΥΣΣΕΥΣ, οδυσσευς",
    "Даниил 3, ДАНИИЛ 3",
    "\uff21\uff4e\uff4e\uff41, anna",
    "Zoe\u0308, zo\u00eb",
    "an\u200bna, anna",
    "\u202eanna, anna",
    "ﬁona, fiona"
  })
  void aNameWrittenInTwoWaysIsTheSameName(String one, String other) {
    assertThat(SignInName.fold(one)).isEqualTo(SignInName.fold(other)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"anna, hanna", "an na, anna", "annä, anna", "李明, 李名", "محمد, أحمد"})
  void differentNamesStayDifferent(String one, String other) {
    assertThat(SignInName.fold(one)).isNotEqualTo(SignInName.fold(other));
  }

  @Test
  void aFoldedNameStaysAsItIs() {
    IntStream.range(0, Character.MAX_CODE_POINT)
        .filter(Character::isDefined)
        .filter(point -> Character.getType(point) != Character.SURROGATE)
        .mapToObj(point -> "a" + Character.toString(point) + "b")
        .forEach(
            name ->
                assertThat(SignInName.fold(SignInName.fold(name)))
                    .isEqualTo(SignInName.fold(name)));
  }
}
