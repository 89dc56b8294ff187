package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.identity.account.Password.Flaw;

class PasswordPolicyTest {

  @Test
  void eightCharactersAreEnoughToLearn() {
    assertThat(PasswordPolicy.flawOf(AccountRole.LEARNER, "ada", "12345678")).isNull();
    assertThat(PasswordPolicy.flawOf(AccountRole.LEARNER, "ada", "1234567"))
        .isEqualTo(Flaw.TOO_SHORT);
  }

  @ParameterizedTest
  @EnumSource(names = {"TEACHER", "ADMINISTRATOR"})
  void staffNeedTwelve(AccountRole role) {
    assertThat(PasswordPolicy.flawOf(role, "ada", "tall-rook-7"))
        .isEqualTo(Flaw.TOO_SHORT_FOR_STAFF);
    assertThat(PasswordPolicy.flawOf(role, "ada", "tall-rook-78")).isNull();
    assertThat(PasswordPolicy.flawOf(role, "ada", "é".repeat(37))).isEqualTo(Flaw.TOO_LONG);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "aaaaaaaaaaaa",
        "abcdefghijkl",
        "123456789012",
        "passwordpassword",
        "iloveyou1234",
        "1qaz2wsx3edc",
        "qwertyuiop12",
        "football12345"
      })
  void staffMayNotUsePasswordsThatAreGuessedFirst(String password) {
    assertThat(PasswordPolicy.flawOf(AccountRole.TEACHER, "ada", password))
        .isEqualTo(Flaw.TOO_EASY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lovelace-and-4-rooks", "4 rooks for LOVELACE", "my Queenside school"})
  void staffMayNotUseTheirUserNameOrTheProgramsName(String password) {
    assertThat(PasswordPolicy.flawOf(AccountRole.TEACHER, "lovelace", password))
        .isEqualTo(Flaw.HAS_NAME);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a quiet rook", "letter-trust-tower", "korrektpferdbatterie", "7fQ!x9_wLpz2"})
  void aFewWordsOrRandomCharactersAreFine(String password) {
    assertThat(PasswordPolicy.flawOf(AccountRole.ADMINISTRATOR, "ada", password)).isNull();
  }
}
