package org.queenside.school.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.queenside.school.roster.ClassId;

/**
 * A live lesson of a class.
 *
 * @param items its questions, as names in the attempt log
 * @param question the number of the question on the screens, from 0
 * @param isEnded whether a teacher has ended it
 * @param isShown whether the answer to the question is shown
 * @param isPaused whether the teacher wants the pupils to look up from their screens
 * @param teacherSeenAt when a teacher's page last asked for news
 * @param revision increases with every change that the pupils' screens have to show
 */
public record LiveLesson(
    UUID id,
    ClassId schoolClass,
    List<String> items,
    int question,
    boolean isEnded,
    boolean isShown,
    boolean isPaused,
    Instant teacherSeenAt,
    int revision) {

  /** The most questions of a lesson. */
  public static final int MOST = 60;

  /** How long the teacher may be away before a lesson ends by itself. */
  static final Duration GONE = Duration.ofMinutes(30);

  /** How long the teacher may be away before screens are given back. */
  static final Duration AWAY = Duration.ofMinutes(2);

  /** Copies the list. */
  public LiveLesson {
    items = List.copyOf(items);
  }

  /** Returns the question on the screens, as its name in the attempt log. */
  public String item() {
    return items.get(question);
  }

  /** Returns whether it is the last question. */
  public boolean isLast() {
    return question == items.size() - 1;
  }

  /** Returns the current step. */
  public LiveStep step() {
    return new LiveStep(id, question);
  }

  /** Returns whether pupils still have to follow it. */
  boolean isRunning(Instant now) {
    return !isEnded && teacherSeenAt.isAfter(now.minus(GONE));
  }
}
