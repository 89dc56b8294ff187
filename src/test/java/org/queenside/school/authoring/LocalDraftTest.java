package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.PieceLetters;
import org.queenside.course.model.CourseText;
import org.queenside.course.syntax.GoalForm;
import org.queenside.school.authoring.DraftTask.ReachGoal;
import org.queenside.school.authoring.ExerciseDraft.WrongTry;

/** Authors write moves with the letters of their language; what is stored has English ones. */
class LocalDraftTest {
  private static final LocalDraft GERMAN = new LocalDraft(new PieceLetters("KDTLS"));
  private static final LocalDraft SPANISH = new LocalDraft(new PieceLetters("RDTAC"));

  /** White's queen mates on g4 and on h6. */
  private static final String TWO_MATES = "8/8/4Q3/8/7k/5K2/8/8 w - -";

  /** Paul Morphy's problem: 1. Ra6, and after the reply 2. Rxa7 or bxa7. */
  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - -";

  @ParameterizedTest
  @CsvSource({
    "Dg6, Qg6",
    "Qg6, Qg6",
    "e6g6, e6g6",
    "g6, g6",
    "Dame, Dame",
    "Queen, Queen",
    "'', ''"
  })
  void triesAreReadWithGermanLetters(String typed, String english) {
    assertThat(tried(GERMAN.read(draft(typed)))).isEqualTo(english);
  }

  @ParameterizedTest
  @CsvSource({"Qg6, Dg6", "g6, g6", "Dame, Dame"})
  void triesAreShownWithGermanLetters(String english, String shown) {
    assertThat(tried(GERMAN.write(draft(english)))).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({"Rb7, Kb7", "Ra2, Ra2", "Ta2, Ra2", "Axa7, Bxa7"})
  void aSpanishRIsTheKingOrTheRook(String typed, String english) {
    ExerciseDraft draft =
        TestDrafts.of(MORPHY, GoalForm.MATE).withWrong(List.of(new WrongTry(typed, "No.")));
    assertThat(tried(SPANISH.read(draft))).isEqualTo(english);
  }

  @ParameterizedTest
  @CsvSource({"Ld6, Bd6", "'Ld6, a5', 'Bd6, a5'", "Bd6, Bd6"})
  void repliesAreReadToo(String typed, String english) {
    ExerciseDraft draft =
        TestDrafts.of(MORPHY, ReachGoal.of(GoalForm.MATE).withMoves(2).withReplies(typed));
    assertThat(((ReachGoal) GERMAN.read(draft).task()).replies()).isEqualTo(english);
  }

  @Test
  void whatIsStoredHasEnglishLettersOnly() {
    ExerciseDraft draft = draft("Dg6");
    String yaml = TestDrafts.INSPECTOR.inspect(GERMAN.read(draft)).yaml();
    assertThat(yaml).contains("e6g6: No.").doesNotContain("Dg6");
    assertThat(tried(GERMAN.write(TestDrafts.INSPECTOR.read(yaml)))).isEqualTo("Dg6");
  }

  @Test
  void theFindingsNameMovesWithGermanLetters() {
    DraftInspector inspector =
        new DraftInspector(new CourseText(Locale.GERMAN, _ -> ""), TestDrafts.COURSE);
    assertThat(
            inspector.inspect(GERMAN.read(draft("Dg4"))).findings().stream()
                .map(finding -> inspector.words(finding.message())))
        .anySatisfy(words -> assertThat(words).contains("Dg4# und Dh6#"))
        .anySatisfy(words -> assertThat(words).startsWith("Dg4 ist nicht falsch"));
    assertThat(
            inspector.inspect(GERMAN.read(draft("Queen"))).findings().stream()
                .map(finding -> inspector.words(finding.message())))
        .anySatisfy(words -> assertThat(words).startsWith("„Queen“ ist hier kein Zug"));
  }

  @Test
  void aLongListOfMovesSaysHowManyMoreThereAre() {
    DraftInspector inspector =
        new DraftInspector(new CourseText(Locale.GERMAN, _ -> ""), TestDrafts.COURSE);
    ExerciseDraft checks = TestDrafts.of("4k3/8/8/8/8/8/8/QQ2K3 w - -", GoalForm.CHECK);
    // From a1 on a4, a8, e5 and h8, from b1 on b5, b8, e4, g6: eight moves give check.
    assertThat(inspector.words(inspector.inspect(checks).findings().getFirst().message()))
        .containsPattern("8 Züge.*: D\\w+\\+, .* und noch 2\\.");
  }

  private static ExerciseDraft draft(String tried) {
    return TestDrafts.of(TWO_MATES, GoalForm.MATE).withWrong(List.of(new WrongTry(tried, "No.")));
  }

  private static String tried(ExerciseDraft draft) {
    return draft.wrong().getFirst().tried();
  }
}
