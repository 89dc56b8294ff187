package org.queenside.school.live;

import java.time.Instant;
import java.util.UUID;

/**
 * A short text that changes with everything a pupil's screen has to show about a live lesson, so
 * that a browser asks for the rest only when there is something new.
 *
 * @param text empty if there is nothing to show
 */
public record LiveSignal(String text) {

  /** Nothing has to be shown. */
  public static final LiveSignal NONE = new LiveSignal("");

  private static final int ID_LENGTH = 8;

  static LiveSignal of(UUID lesson, int revision, Instant teacherSeenAt, Instant now) {
    String away = isAway(teacherSeenAt, now) ? "-away" : "";
    return new LiveSignal(lesson.toString().substring(0, ID_LENGTH) + "-" + revision + away);
  }

  /** Returns whether the teacher hasn't been seen for so long that screens are given back. */
  static boolean isAway(Instant teacherSeenAt, Instant now) {
    return teacherSeenAt.isBefore(now.minus(LiveLesson.AWAY));
  }
}
