package org.queenside.school.live;

import java.time.Instant;
import java.util.UUID;

/**
 * A short text that changes whenever a pupil's screen has something new to show about a live
 * lesson, so that a browser asks for the rest only then.
 *
 * @param text empty if there is nothing to show
 */
public record LiveSignal(String text) {

  /** There is nothing to show. */
  public static final LiveSignal NONE = new LiveSignal("");

  private static final int ID_LENGTH = 8;

  static LiveSignal of(UUID lesson, int revision, Instant teacherSeenAt, Instant now) {
    String away = isAway(teacherSeenAt, now) ? "-away" : "";
    return new LiveSignal(lesson.toString().substring(0, ID_LENGTH) + "-" + revision + away);
  }

  /** Returns whether the teacher has been away long enough for screens to be given back. */
  static boolean isAway(Instant teacherSeenAt, Instant now) {
    return teacherSeenAt.isBefore(now.minus(LiveLesson.AWAY));
  }
}
