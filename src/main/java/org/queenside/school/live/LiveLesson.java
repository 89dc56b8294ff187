package org.queenside.school.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;

/**
 * A live lesson of a class.
 *
 * @param items its questions, as names in the attempt log
 * @param question the number of the question on the screens, from 0; -1 before the first one
 * @param isEnded whether a teacher has ended it
 * @param isShown whether the answer to the question is shown
 * @param isPaused whether the teacher wants the pupils to look up from their screens
 * @param teacherSeenAt when a teacher's page last asked for news
 * @param board the board that the teacher shows or has shown; null for none
 * @param isBoardShown whether the board is on the screens instead of the question
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
    @Nullable DemonstrationBoard board,
    boolean isBoardShown,
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

  /** Returns whether a question has been asked yet. */
  public boolean hasQuestion() {
    return question >= 0;
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
