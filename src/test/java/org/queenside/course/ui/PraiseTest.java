package org.queenside.course.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.board.RulingText;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.ExerciseFixture;

/** The words of praise before the reason why an answer is right. */
class PraiseTest {

  private final CourseText courseText =
      new CourseText(Locale.ENGLISH, ruling -> RulingText.of(ruling, Locale.ENGLISH));

  private final Exercise exercise =
      ExerciseFixture.valid(
          """
          kind: goal
          position: 8/8/8/8/8/8/R7/8 w - -
          goal: reach a7
          hints: [Go up the file.]
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Nice: nothing protected it.       | Nice        | Nothing protected it.
          That’s it, the king is shut in.   | That’s it   | The king is shut in.
          Well spotted! The file is free.   | Well spotted! | The file is free.
          Yes, e4 is free.                  | Yes         | e4 is free.
          """)
  void theAuthorsOwnWordOfPraiseIsUsed(String right, String opener, String reason) {
    Praise praise = Praise.of(solved(), right, courseText);

    assertThat(praise).isEqualTo(new Praise(opener, reason));
  }

  @ParameterizedTest
  @CsvSource({"Exactly two squares are free.", "Mate with two knights.", "Goodbye to the rook."})
  void otherSentencesGetAWordThatFitsTheRun(String right) {
    Praise praise = Praise.of(solved(), right, courseText);

    assertThat(praise.reason()).isEqualTo(right);
    assertThat(praise.opener())
        .isIn("Nice", "Exactly", "Spot on", "Well spotted", "Good move")
        .isEqualTo(Praise.of(solved(), right, courseText).opener());
  }

  @Test
  void aMistakeAndAHintArePraisedDifferently() {
    assertThat(opener(new Answer.Play(Move.parseUci("a2b3"))))
        .isIn("That’s it", "You worked it out", "Now you have it");
    assertThat(opener(new Answer.Hint())).isIn("There it is", "You found it");
  }

  private String opener(Answer before) {
    ExerciseRun run = ExerciseRun.start(exercise).answer(before).next();
    return Praise.of(solve(run), "The file is free.", courseText).opener();
  }

  @Test
  void theAuthorsWordIsNotUsedAfterAMistakeOrAHint() {
    ExerciseRun run =
        solve(ExerciseRun.start(exercise).answer(new Answer.Play(Move.parseUci("a2b3"))).next());

    Praise praise = Praise.of(run, "Well spotted! The file is free.", courseText);

    assertThat(praise.reason()).isEqualTo("The file is free.");
    assertThat(praise.opener()).isIn("That’s it", "You worked it out", "Now you have it");
  }

  @Test
  void aLongerWayIsNotWellSpotted() {
    ExerciseRun run =
        solve(
            ExerciseRun.start(exercise).answer(new Answer.Play(Move.parseUci("a2a5"))).next(),
            "a5a7");

    assertThat(run.tookLonger()).isTrue();
    assertThat(Praise.of(run, "Well spotted, it’s done.", courseText))
        .satisfies(praise -> assertThat(praise.opener()).isIn("You got there", "You made it"))
        .extracting(Praise::reason)
        .isEqualTo("It’s done.");
  }

  @Test
  void onlyAMoveIsAGoodMove() {
    for (int number = 0; number < 30; number++) {
      Exercise question =
          ExerciseFixture.valid(
              """
              text: Question %d.
              kind: choose
              position: 8/8/8/8/8/8/R7/8 w - -
              ask: legal a2a7
              """
                  .formatted(number));
      ExerciseRun run = ExerciseRun.start(question).answer(new Answer.Choose(0)).next();
      assertThat(Praise.of(run, "The file is free.", courseText).opener())
          .isNotEqualTo("Good move");
    }
  }

  @Test
  void aRefusedTryIsNotAGoodMove() {
    Exercise forbidden =
        ExerciseFixture.valid(
            """
            kind: goal
            position: 8/8/8/8/8/8/R7/8 w - -
            goal: refused not-a-rook-move
            refuse: a2b3
            hints: [Try it.]
            """);
    ExerciseRun run =
        ExerciseRun.start(forbidden).answer(new Answer.Play(Move.parseUci("a2b3"))).next();

    assertThat(run.finished()).isTrue();
    assertThat(Praise.of(run, "It goes straight.", courseText).opener())
        .isIn("That’s the rule", "Good to know", "Now you know");
  }

  private ExerciseRun solved() {
    return solve(ExerciseRun.start(exercise));
  }

  private static ExerciseRun solve(ExerciseRun run) {
    return solve(run, "a2a7");
  }

  private static ExerciseRun solve(ExerciseRun run, String... moves) {
    ExerciseRun end = run;
    for (String move : moves) {
      end = end.answer(new Answer.Play(Move.parseUci(move))).next();
    }
    assertThat(end.finished()).isTrue();
    return Objects.requireNonNull(end);
  }
}
