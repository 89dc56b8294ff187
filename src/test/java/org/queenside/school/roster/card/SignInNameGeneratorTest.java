package org.queenside.school.roster.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.identity.account.SignInName;

class SignInNameGeneratorTest {

  private final SignInNameGenerator names = new SignInNameGenerator(new Random(5));

  @ParameterizedTest
  @CsvSource({
    "Amira, amira",
    "Anna Lena Müller, anna",
    "Chloé, chloe",
    "François, francois",
    "Jürgen, jurgen",
    "Søren, soren",
    "Łukasz, lukasz",
    "Þóra, thora",
    "Øyvind, oyvind",
    "Strauß, strauss",
    "IŞIL, isil",
    "Nguyễn, nguyen",
    "O’Neil, oneil",
    "Anne-Marie, annemarie",
    "R2D2, r2d2",
    "Даниил, daniil",
    "Йосиф, yosif",
    "محمد, mhmd",
    "Νίκος, nikos",
    "김민준, gimminjun",
    "💥 Ben, ben",
    "निधि, nidhi",
    "さくら, sakura",
    "Гюльчатай, gyulchatay",
    "Նարե, nare",
    "გიორგი, giorgi",
    "אורי, avry",
    "እሌኒ, eleeni",
    "Master John Smith, john",
    "Frau Dr. Anna Becker, anna",
    "Dr. Quentin Q, quentin",
    "M. Dupont, dupont",
    "Frau, frau"
  })
  void signInNameIsTheFirstNameInPlainLetters(String name, String expected) {
    assertThat(names.of(name, _ -> false)).isEqualTo(expected);
  }

  @Test
  void nameWithoutPlainLettersGetsAWordAndANumber() {
    assertThat(names.of("王小明", _ -> false)).matches("pupil\\d{2}");
    assertThat(names.of("💥!", _ -> false)).matches("pupil\\d{2}");
  }

  @Test
  void takenNameGetsTheInitialOfTheLastNameThenANumber() {
    Set<String> taken = new HashSet<>(Set.of("anna"));

    assertThat(names.of("Anna Müller", taken::contains)).isEqualTo("annam");
    taken.add("annam");
    assertThat(names.of("Anna Müller", taken::contains)).matches("annam\\d{2}");
    assertThat(names.of("Anna", taken::contains)).matches("anna\\d{2}");
  }

  @Test
  void thousandPupilsWithOneNameGetDifferentSignInNames() {
    Set<String> taken = new HashSet<>();

    for (int i = 0; i < 1000; i++) {
      assertThat(taken.add(names.of("Ben", taken::contains))).isTrue();
    }

    assertThat(taken).allMatch(name -> name.matches("ben\\d{0,5}"));
  }

  @Test
  void signInNameIsFolded() {
    String long60 = "Ǆ".repeat(60);

    String made = names.of(long60, _ -> false);

    assertThat(made).isEqualTo(SignInName.fold(made)).hasSizeLessThanOrEqualTo(20);
  }
}
