package org.queenside.monitoring;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes in one log line what went wrong, for failures whose stack trace doesn't help. */
public final class LogLine {

  private static final int LONGEST = 300;
  private static final int DEEPEST = 20;

  private LogLine() {}

  /**
   * Describes a failure by its own message and that of its first cause.
   *
   * @param problem what was thrown, or null
   * @return at most 300 characters without line breaks; never empty
   */
  public static String of(@Nullable Throwable problem) {
    if (problem == null) {
      return "no cause given";
    }
    Throwable cause = problem.getCause();
    if (cause == null) {
      return of(messageOf(problem));
    }
    for (int i = 0; i < DEEPEST && cause.getCause() != null; i++) {
      cause = cause.getCause();
    }
    return of(messageOf(problem) + ": " + messageOf(cause));
  }

  /**
   * Makes text safe for a log line, even if a visitor sent it.
   *
   * @param text any text
   * @return at most 300 characters; line breaks and other control characters become spaces
   */
  public static String of(String text) {
    String cut = text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    return cut.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
  }

  private static String messageOf(Throwable problem) {
    return Objects.requireNonNullElse(problem.getMessage(), problem.getClass().getSimpleName());
  }
}
