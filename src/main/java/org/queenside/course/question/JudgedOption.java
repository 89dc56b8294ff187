package org.queenside.course.question;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;

/**
 * An option with its explanation.
 *
 * @param because the reply to this choice, or null if the author wrote one
 * @param misconception the misconception that this choice shows, or null
 */
public record JudgedOption(
    Option option,
    boolean right,
    @Nullable Message because,
    BoardHighlights highlights,
    @Nullable Misconception misconception) {

  static JudgedOption of(Message label, boolean right, @Nullable Message because) {
    return of(label, right, because, BoardHighlights.NONE);
  }

  static JudgedOption of(
      Message label, boolean right, @Nullable Message because, BoardHighlights highlights) {
    return new JudgedOption(Option.of(label), right, because, highlights, null);
  }

  /** Returns the options yes and no. */
  static List<JudgedOption> yesOrNo(boolean truth, Message because, BoardHighlights highlights) {
    return List.of(
        of(Message.coded("yes"), truth, because, highlights),
        of(Message.coded("no"), !truth, because, highlights));
  }

  /** Returns the same option with the misconception that it shows if it is wrong. */
  JudgedOption showing(@Nullable Misconception misconception) {
    return new JudgedOption(option, right, because, highlights, right ? null : misconception);
  }
}
