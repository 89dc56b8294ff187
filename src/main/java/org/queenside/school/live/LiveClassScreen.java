package org.queenside.school.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassMembers;

/**
 * What a teacher sees of a live lesson.
 *
 * @param members the class; those who are here are counted
 * @param lesson the running lesson, or null
 * @param answers the answers to the question on the screens, in the order they came in
 */
public record LiveClassScreen(
    ClassMembers members, @Nullable LiveLesson lesson, List<LiveAnswer> answers) {

  /** Copies the list. */
  public LiveClassScreen {
    answers = List.copyOf(answers);
  }
}
