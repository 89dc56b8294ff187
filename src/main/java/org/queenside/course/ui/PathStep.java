package org.queenside.course.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.NextPlay;
import org.queenside.course.progress.PathStatus;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Translator;

/**
 * What comes next on the path, for the links that lead to it.
 *
 * @param address the page, relative to the root
 * @param text what the link says
 */
public record PathStep(String address, String text) {

  /** The page for a new game, with the easiest opponent, which knows that it is for the path. */
  public static final String GAME = "play?with=hungry-pawn&from=path";

  /**
   * Returns the whole game that the learner has just reached and not won, or else the next lesson
   * or the examination; null at the end of the path. A learner who has begun the lesson after the
   * game goes on with that.
   *
   * @param passed whether the learner has a diploma
   * @param wins the number of whole games that the learner has won against the computer
   */
  public static @Nullable PathStep of(
      PathStatus status, boolean passed, int wins, Translator translator) {
    return NextPlay.of(status, wins) instanceof NextPlay.Whole game && isNext(game, status)
        ? new PathStep(GAME, translator.translate("course.to-game", game.number()))
        : lesson(status, passed, translator);
  }

  private static boolean isNext(NextPlay.Whole game, PathStatus status) {
    Lesson place = status.place();
    return game.isReached()
        && place != null
        && !new LessonStatus(place, status.progress()).begun()
        && status.course().pathParts().stream()
            .filter(CoursePart::game)
            .skip(game.number() - 1L)
            .findFirst()
            .filter(part -> place.equals(status.course().after(part.lessons().getLast())))
            .isPresent();
  }

  /**
   * Returns the next lesson or the examination; null at the end of the path.
   *
   * @param passed whether the learner has a diploma
   */
  public static @Nullable PathStep lesson(
      PathStatus status, boolean passed, Translator translator) {
    LessonStatus next = LessonStatus.recommended(status.course(), status.progress());
    boolean examined = status.course().pathParts().stream().anyMatch(CoursePart::examination);
    if (status.place() == null && examined && !passed && (next == null || !next.begun())) {
      return new PathStep("examination", translator.translate("course.to-exam"));
    }
    if (next == null) {
      return null;
    }
    String key = status.progress().items().isEmpty() ? "course.start" : "course.continue";
    return new PathStep(next.address(), translator.translate(key, next.lesson().title()));
  }

  /** Creates a link to it. */
  public LinkButton link(ButtonStyle style) {
    return new LinkButton(style, address, text);
  }
}
