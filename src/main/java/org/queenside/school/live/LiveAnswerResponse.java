package org.queenside.school.live;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.model.Message;

/** The response to a pupil's answer. It doesn't reveal whether the answer is right. */
public sealed interface LiveAnswerResponse {

  /**
   * The answer is stored.
   *
   * @param answer in the form of {@link LiveQuestion#code}
   */
  record Taken(String answer) implements LiveAnswerResponse {}

  /** The move is against the rules; nothing is stored. */
  record Refused(Ruling.Illegal ruling) implements LiveAnswerResponse {}

  /**
   * The answer can't be understood; nothing is stored.
   *
   * @param why what to say, or null
   */
  record Unclear(@Nullable Message why) implements LiveAnswerResponse {}
}
