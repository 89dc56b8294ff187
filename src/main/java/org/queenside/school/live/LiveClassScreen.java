package org.queenside.school.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassMembers;

/**
 * A live lesson as its teacher sees it.
 *
 * @param members the class, including who is here
 * @param lesson the running lesson, or null
 * @param answers the answers to the question on the screens, in order of arrival
 */
public record LiveClassScreen(
    ClassMembers members, @Nullable LiveLesson lesson, List<LiveAnswer> answers) {

  /** Copies the list. */
  public LiveClassScreen {
    answers = List.copyOf(answers);
  }
}
