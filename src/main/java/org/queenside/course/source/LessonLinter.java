package org.queenside.course.source;

import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.queenside.chess.Square;
import org.queenside.course.kind.DryRun;
import org.queenside.course.kind.ExerciseKind;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SpellingSuggestions;
import org.queenside.course.syntax.TextLint;

/**
 * Checks a lesson's content: the rules must prove that every exercise can be solved and makes
 * sense, and no text may be too long for a learner who wants to move pieces.
 */
final class LessonLinter {
  private static final Pattern MOVE =
      Pattern.compile("\\bgo(?:es)? from ([a-h][1-8]) to ([a-h][1-8])\\b");

  private LessonLinter() {}

  /** Adds everything that is wrong to the file's problems. */
  static void check(LessonFile file) {
    file.items().forEach(item -> check(item.exercise(), item.fields()));
  }

  private static void check(Exercise exercise, ExerciseYaml fields) {
    TextLint.check(exercise.info(), fields);
    int before = fields.problemCount();
    ExerciseKind<Exercise> kind = ExerciseKinds.of(exercise);
    if (kind.required().contains(ExerciseField.HINTS) && exercise.info().hints().isEmpty()) {
      fields.problem(ExerciseField.HINTS, "there is no hint", "Add 'hints:' with one to three");
    }
    kind.lint(exercise, fields);
    if (fields.problemCount() == before) {
      checkWrong(exercise, fields);
      checkHints(exercise, fields);
    }
  }

  /** Checks that every answer an author expects to be wrong is possible and really wrong. */
  private static void checkWrong(Exercise exercise, ExerciseYaml fields) {
    DryRun dryRun = DryRun.of(exercise);
    for (String key : exercise.info().wrong().keySet()) {
      if (!key.equals(ExerciseInfo.ANY)
          && ExerciseKinds.of(exercise).answersForKey(key, exercise).noneMatch(dryRun::isWrong)) {
        fields.problem(
            ExerciseField.WRONG,
            "'%s' is not a wrong answer that can be given first".formatted(key),
            "Write a square, a legal move (e2e4), the number of an option, or \"*\"");
      }
    }
  }

  /** Checks that any move that a hint gives away is right. */
  private static void checkHints(Exercise exercise, ExerciseYaml fields) {
    if (!ExerciseKinds.of(exercise).hintsNameRightMoves()) {
      return;
    }
    for (String hint : exercise.info().hints()) {
      for (MatchResult move : MOVE.matcher(hint).results().toList()) {
        if (!isRight(Square.parse(move.group(1)), Square.parse(move.group(2)), exercise)) {
          fields.problem(
              ExerciseField.HINTS,
              "the move from %s to %s is not right".formatted(move.group(1), move.group(2)),
              "Correct the hint, or the position");
        }
      }
    }
  }

  /** Returns whether the move is right at some point of the solution. */
  private static boolean isRight(Square from, Square to, Exercise exercise) {
    DryRun dryRun = DryRun.of(exercise);
    for (Answer.Try answer : dryRun.solution()) {
      if (isRight(from, to, dryRun)) {
        return true;
      }
      dryRun = dryRun.after(answer);
    }
    return false;
  }

  private static boolean isRight(Square from, Square to, DryRun dryRun) {
    return DryRun.moves(from, to).map(Answer.Play::new).anyMatch(dryRun::isRight);
  }

  /** Adds a problem for every concept that the course does not define. */
  static void checkConcepts(LessonFile file, Set<String> known) {
    for (LessonFile.Item item : file.items()) {
      for (String concept : item.exercise().info().concepts()) {
        if (!known.contains(concept)) {
          item.fields()
              .problem(
                  ExerciseField.CONCEPTS,
                  "'%s' is not a concept of the course".formatted(concept),
                  "%s A new one needs a line under 'concepts:' in course.yaml"
                      .formatted(remedy(concept, known)));
        }
      }
    }
  }

  private static String remedy(String concept, Set<String> known) {
    return known.isEmpty() ? "The course has none." : SpellingSuggestions.remedy(concept, known);
  }
}
