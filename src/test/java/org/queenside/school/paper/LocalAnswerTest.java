package org.queenside.school.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.school.paper.TestWorksheetTasks.task;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.PieceLetters;
import org.queenside.school.paper.GradedAnswer.Grade;

/** Answers are typed with the letters and words of a language, and stored without. */
class LocalAnswerTest {
  private static final LocalAnswer GERMAN =
      new LocalAnswer(new PieceLetters("KDTLS"), "richtig", "falsch");
  private static final LocalAnswer SPANISH =
      new LocalAnswer(new PieceLetters("RDTAC"), "bien", "mal");

  private static final WorksheetTask TWO_MATES =
      task(
          """
          kind: find-all
          position: k7/8/K7/8/8/8/8/3Q3R w - -
          all: mates
          solutions: 2
          """);

  private static final WorksheetTask WRITE =
      task(
          """
          kind: write
          score: 1. d4 Nf6 2. Bf4
          """);

  private static final WorksheetTask OPTIONS =
      task(
          """
          kind: choose
          position: 8/8/8/8/3n4/8/8/8 b - -
          options:
            - text: A
              because: No.
            - text: B
              because: No.
            - text: C
              because: No.
            - text: D
              because: Yes.
          answer: 4
          """);

  private static final WorksheetTask KING_WALK =
      task(
          """
          kind: goal
          position: 7R/8/8/8/8/8/8/K7 w - -
          goal: reach d4
          moves: 3
          """);

  @ParameterizedTest
  @CsvSource({
    "Dd8 Th8, Qd8 Rh8, RIGHT",
    "'Qd8, Rh8', 'Qd8, Rh8', RIGHT",
    "Dd8, Qd8, INCOMPLETE",
    "d1d8 h1h8, d1d8 h1h8, RIGHT",
    "richtig, +, RIGHT",
    "Falsch, -, WRONG",
    "right, right, RIGHT",
    "wrong, wrong, WRONG",
    "0, 0, BLANK",
    "Dame, Dame, UNREADABLE"
  })
  void germanIsRead(String typed, String stored, Grade grade) {
    assertThat(GERMAN.read(TWO_MATES, typed)).isEqualTo(stored);
    assertThat(PaperAnswerGrader.of(TWO_MATES, stored).grade()).isEqualTo(grade);
  }

  @ParameterizedTest
  @CsvSource({"Dd8 Th8, Qd8 Rh8", "Qd8 Rh8, Qd8 Rh8", "Rb6, Kb6", "Rd8, Rd8", "bien, +", "MAL, -"})
  void spanishIsRead(String typed, String stored) {
    assertThat(SPANISH.read(TWO_MATES, typed)).isEqualTo(stored);
  }

  @ParameterizedTest
  @CsvSource({"D, D, RIGHT", "d, d, RIGHT", "B, B, WRONG"})
  void theLettersOfOptionsStay(String typed, String stored, Grade grade) {
    assertThat(GERMAN.read(OPTIONS, typed)).isEqualTo(stored);
    assertThat(SPANISH.read(OPTIONS, typed)).isEqualTo(stored);
    assertThat(GERMAN.write(stored)).isEqualTo(typed);
    assertThat(PaperAnswerGrader.of(OPTIONS, stored).grade()).isEqualTo(grade);
  }

  @Test
  void movesToWriteDownHaveTheLettersOfTheLanguage() {
    assertThat(GERMAN.read(WRITE, "1.d4 Sf6 2.Lf4")).isEqualTo("1.d4 Nf6 2.Bf4");
    assertThat(SPANISH.read(WRITE, "d4, Cf6, Af4")).isEqualTo("d4, Nf6, Bf4");
    assertThat(PaperAnswerGrader.of(WRITE, "d4, Nf6, Bf4").grade()).isEqualTo(Grade.RIGHT);
  }

  @Test
  void aSpanishRIsTheKingNearWhereTheMovesBeforeHaveTakenIt() {
    assertThat(SPANISH.read(KING_WALK, "Rb2 Rc3 Rd4")).isEqualTo("Kb2 Kc3 Kd4");
    assertThat(SPANISH.read(KING_WALK, "1.Th4 2.Td4")).isEqualTo("1.Rh4 2.Rd4");
    assertThat(SPANISH.read(KING_WALK, "Rh4 Rd4")).isEqualTo("Rh4 Rd4");
  }

  @Test
  void anAnswerIsShownAsItWasTyped() {
    assertThat(GERMAN.write("1.d4 Nf6 2.Bf4")).isEqualTo("1.d4 Sf6 2.Lf4");
    assertThat(SPANISH.write("Kb6 Rd8")).isEqualTo("Rb6 Td8");
    assertThat(GERMAN.write("Not sure")).isEqualTo("Not sure");
  }
}
