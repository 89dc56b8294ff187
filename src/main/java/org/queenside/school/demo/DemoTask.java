package org.queenside.school.demo;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.run.MisconceptionProbe;

/**
 * An exercise with its solution and the mistakes that its author expects.
 *
 * @param solution the right answers, in order
 */
record DemoTask(
    LessonTask task, List<Answer.Try> solution, Map<Misconception, List<Mistake>> mistakes) {

  /** As many different mistakes of one kind as a class may make. */
  private static final int MISTAKES = 3;

  /**
   * A wrong answer.
   *
   * @param step before which answer of the solution it is given, from 0
   */
  record Mistake(int step, Answer.Try answer) {}

  /** Solves an exercise; returns null if it can't be solved for a learner. */
  static @Nullable DemoTask of(LessonTask task) {
    ExerciseRun run = ExerciseRun.start(task.exercise());
    if (!(run.answer(new Answer.ShowMe()).outcome() instanceof AnswerOutcome.Shown shown)) {
      return null;
    }
    List<Misconception> expected = task.exercise().info().misconceptions();
    Map<Misconception, List<Mistake>> mistakes = new EnumMap<>(Misconception.class);
    for (int step = 0; step < shown.answers().size() && !expected.isEmpty(); step++) {
      int at = step;
      MisconceptionProbe.revealingAnswers(run)
          .filter(each -> expected.contains(each.misconception()))
          .limit(MISTAKES)
          .forEach(
              each ->
                  mistakes
                      .computeIfAbsent(each.misconception(), _ -> new ArrayList<>())
                      .add(new Mistake(at, each.answer())));
      run = run.answer(shown.answers().get(step)).next();
    }
    return new DemoTask(task, shown.answers(), mistakes);
  }

  /** Returns the first of these misconceptions that this exercise shows, or null. */
  @Nullable Misconception shownBy(Set<Misconception> held) {
    return mistakes.keySet().stream().filter(held::contains).findFirst().orElse(null);
  }

  /** Draws one of the mistakes that show a misconception. Most pupils make the same. */
  Mistake mistake(Misconception misconception, RandomGenerator random) {
    List<Mistake> all = mistakes.getOrDefault(misconception, List.of());
    return all.get(random.nextInt(4) > 0 ? 0 : random.nextInt(all.size()));
  }
}
