package org.queenside.course.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A search for the place on the path where a learner should start: it begins with an easy lesson,
 * then jumps to a later one after right answers and to an earlier one after a wrong answer.
 *
 * @param asked the tasks answered so far, in order
 * @param next the task to ask next, or null at the end
 * @param known the number of lessons at the start of the path that the learner knows, judging by
 *     the answers
 */
public record Placement(List<LessonTask> asked, @Nullable LessonTask next, int known) {

  /** The maximum number of tasks. */
  public static final int MOST_TASKS = 12;

  /** A lesson counts as known if this many of its tasks are right. */
  private static final int TASKS_OF_LESSON = 2;

  /** Tasks with a higher par take too long. */
  private static final int SHORT_PAR = 2;

  /** The first task is from the end of the first sixth of the path. */
  private static final int EASY_SHARE = 6;

  public Placement {
    asked = List.copyOf(asked);
  }

  /**
   * Replays the search up to now. The same course, seed and marks always lead to the same task.
   *
   * @param seed the seed for drawing the tasks of each lesson
   * @param marks whether each answer so far was right; those after the end of the search are
   *     ignored
   */
  public static Placement after(Course course, long seed, List<Boolean> marks) {
    List<Lesson> path = course.path();
    List<Integer> askable =
        IntStream.range(0, path.size())
            .filter(index -> eligible(path.get(index)).size() >= TASKS_OF_LESSON)
            .boxed()
            .toList();
    List<LessonTask> asked = new ArrayList<>();
    int low = 0;
    int high = askable.size();
    while (low < high && asked.size() + TASKS_OF_LESSON <= MOST_TASKS) {
      int probe = asked.isEmpty() ? askable.size() / EASY_SHARE : (low + high) / 2;
      boolean right = true;
      for (LessonTask task : draw(path.get(askable.get(probe)), seed + probe)) {
        if (asked.size() == marks.size()) {
          return new Placement(asked, task, known(askable, low));
        }
        right = marks.get(asked.size());
        asked.add(task);
        if (!right) {
          break;
        }
      }
      if (right) {
        low = probe + 1;
      } else {
        high = probe;
      }
    }
    boolean all = low == askable.size() && low > 0;
    return new Placement(asked, null, all ? path.size() : known(askable, low));
  }

  /** A lesson with too few tasks counts as known if a later one is. */
  private static int known(List<Integer> askable, int low) {
    return low == 0 ? 0 : askable.get(low - 1) + 1;
  }

  /**
   * Returns a lesson's quick tasks, or all of its tasks if there are too few of them. The first
   * exercise is left out, because doing it counts as having begun the lesson.
   */
  private static List<Exercise> eligible(Lesson lesson) {
    List<Exercise> all = lesson.path().stream().skip(1).filter(Exercise::fitsTest).toList();
    List<Exercise> quick = all.stream().filter(Placement::isShort).toList();
    return quick.size() < TASKS_OF_LESSON ? all : quick;
  }

  private static boolean isShort(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal -> goal.moves() == 1;
      case Exercise.SoloTask solo -> solo.par() > 0 && solo.par() <= SHORT_PAR;
      case Exercise.MarkSquares _,
          Exercise.FindAll _,
          Exercise.MateOrNot _,
          Exercise.FindSetUpMistake _,
          Exercise.TurnBoard _,
          Exercise.Choose _ ->
          true;
      default -> false;
    };
  }

  private static List<LessonTask> draw(Lesson lesson, long seed) {
    List<Exercise> shuffled = new ArrayList<>(eligible(lesson));
    Collections.shuffle(shuffled, new Random(seed));
    return shuffled.stream()
        .limit(TASKS_OF_LESSON)
        .map(exercise -> new LessonTask(lesson, exercise))
        .toList();
  }
}
