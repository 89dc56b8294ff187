package org.queenside.course.progress;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;

/** What a learner plays next on the path, so that the map can name it. */
public sealed interface NextPlay {

  /** A mini-game that is an exercise of a lesson. */
  record Mini(Exercise.WinMiniGame exercise) implements NextPlay {}

  /**
   * A whole game against the computer.
   *
   * @param number its number on the path, from 1
   * @param lessons the number of unfinished lessons before it
   */
  record Whole(int number, int lessons) implements NextPlay {

    /** Returns whether only the game itself is still to be won. */
    public boolean isReached() {
      return lessons == 0;
    }
  }

  /**
   * Returns what comes next: a whole game whose lessons are all finished, or else whatever comes
   * first on the way from the learner's current lesson. Returns null if everything is won.
   *
   * @param wins the number of whole games that the learner has won against the computer
   */
  static @Nullable NextPlay of(PathStatus status, int wins) {
    Whole game = game(status, wins);
    Mini mini = game != null && game.isReached() ? null : mini(status, wins);
    return mini == null ? game : mini;
  }

  private static @Nullable Whole game(PathStatus status, int wins) {
    int lessons = 0;
    int number = 0;
    for (CoursePart part : status.course().pathParts()) {
      lessons += status.open(part);
      if (part.game() && ++number > wins) {
        return new Whole(number, lessons);
      }
    }
    return null;
  }

  private static @Nullable Mini mini(PathStatus status, int wins) {
    Lesson place = status.place();
    return status.lessons().stream()
        .dropWhile(lesson -> place != null && !lesson.lesson().equals(place))
        .takeWhile(lesson -> isBeforeGame(lesson.lesson(), status, wins))
        .filter(lesson -> !lesson.finished())
        .map(NextPlay::mini)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static @Nullable Mini mini(LessonStatus status) {
    return status.lesson().path().stream()
        .filter(exercise -> exercise instanceof Exercise.WinMiniGame && !status.done(exercise))
        .map(exercise -> new Mini((Exercise.WinMiniGame) exercise))
        .findFirst()
        .orElse(null);
  }

  /** Returns whether no whole game that is still to be won comes before a lesson. */
  private static boolean isBeforeGame(Lesson lesson, PathStatus status, int wins) {
    List<CoursePart> before =
        status.course().pathParts().stream()
            .takeWhile(part -> !part.lessons().contains(lesson))
            .toList();
    return before.stream().filter(CoursePart::game).count() <= wins;
  }
}
