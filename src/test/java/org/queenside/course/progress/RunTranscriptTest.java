package org.queenside.course.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Move;
import org.queenside.course.kind.DryRun;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

class RunTranscriptTest {

  /** Collects three stars with a rook. */
  private static final Exercise MAZE =
      AnswerLogFormatTest.exercises()
          .filter(exercise -> exercise.info().id().equals("maze"))
          .findFirst()
          .orElseThrow();

  private static final List<Answer> BEGINNING =
      List.of(play("d2d4"), new Answer.Hint(), play("d4a1"), new Answer.Undo(), play("d2f2"));

  private RunTranscript given = RunTranscript.NONE;
  private ExerciseRun run = ExerciseRun.start(MAZE);

  @ParameterizedTest
  @MethodSource("org.queenside.course.progress.AnswerLogFormatTest#kinds")
  void everyKindOfExerciseComesBackAtEveryStep(Exercise exercise) {
    run = ExerciseRun.start(exercise);
    List<Answer> answers = new ArrayList<>(List.of(new Answer.Hint()));
    answers.addAll(DryRun.of(exercise).solution());

    for (Answer answer : answers) {
      give(answer);
      ExerciseRun again = given.isEmpty() ? ExerciseRun.start(exercise) : replayed(exercise);
      assertThat(again.scene()).isEqualTo(run.scene());
      assertThat(again.hintsUsed()).isEqualTo(run.hintsUsed());
      assertThat(again.finished()).isEqualTo(run.finished());
    }
    assertThat(run.finished()).isTrue();
  }

  @Test
  void mistakesHintsAndStepsTakenBackComeBackToo() {
    BEGINNING.forEach(this::give);

    ExerciseRun again = replayed(MAZE);

    assertThat(again.wrongTries()).isEqualTo(run.wrongTries()).isEqualTo(1);
    assertThat(again.hintsUsed()).isEqualTo(1);
    assertThat(again.canUndo()).isTrue();
    assertThat(again.scene()).isEqualTo(run.scene());
  }

  @Test
  void theShownSolutionComesBackAsShown() {
    give(new Answer.ShowMe());

    assertThat(replayed(MAZE).isSolutionShown()).isTrue();
  }

  @Test
  void anExerciseThatStartsAgainAfterItsEndHasNoAnswers() {
    give(new Answer.ShowMe());
    give(new Answer.Restart());

    assertThat(given).isEqualTo(RunTranscript.NONE);
  }

  @Test
  void answersThatChangeNothingAreNotKept() {
    give(new Answer.Undo());

    assertThat(given).isEqualTo(RunTranscript.NONE);
  }

  @Test
  void aTypedAnswerIsNeverReadAsARequest() {
    give(new Answer.Typed("!hint"));
    give(play("d2d4"));

    assertThat(replayed(MAZE).hintsUsed()).isZero();
  }

  @Test
  void aRunThatIsTooLongComesBackAtALaterStepThanItsFirst() {
    Collections.nCopies(150, List.of(play("d2d4"), new Answer.Undo()))
        .forEach(steps -> steps.forEach(this::give));

    assertThat(given.answers()).hasSize(RunTranscript.MAX_ANSWERS);
    assertThat(given.replay(MAZE)).isNotEmpty();
  }

  /** No answers, too many, too long ones, nonsense, and answers to another exercise. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void forgedAnswersLeadNowhere(int forged) {
    BEGINNING.forEach(this::give);
    List<List<String>> all =
        List.of(
            List.of(),
            Collections.nCopies(1_000, "d2d4"),
            List.of("d2".repeat(100_000)),
            List.of("!", "\u0000", "option 99999", "e9e9"),
            List.of("d2d4", "d4d8", "d8d1"));

    assertThat(new RunTranscript(all.get(forged), given.check()).replay(MAZE)).isEmpty();
    assertThat(new RunTranscript(given.answers(), "").replay(MAZE)).isEmpty();
  }

  private void give(Answer answer) {
    AnswerResult result = run.answer(answer);
    given = given.after(run, answer, result);
    run = result.next();
  }

  private ExerciseRun replayed(Exercise exercise) {
    return given.replay(exercise).getLast().result().next();
  }

  private static Answer play(String move) {
    return new Answer.Play(Move.parseUci(move));
  }
}
