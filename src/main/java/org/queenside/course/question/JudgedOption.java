package org.queenside.course.question;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;

/**
 * An option together with what is known of it.
 *
 * @param because what to say to whoever chooses it, or null if the author has said it already
 * @param belief the false belief that whoever chooses it shows, or null
 */
public record JudgedOption(
    Option option,
    boolean right,
    @Nullable Message because,
    BoardHighlights sketch,
    @Nullable Misconception belief) {

  static JudgedOption of(
      Message label, boolean right, @Nullable Message because, BoardHighlights sketch) {
    return new JudgedOption(Option.of(label), right, because, sketch, null);
  }

  /** Returns the choice between yes and no. */
  static List<JudgedOption> yesOrNo(boolean truth, Message because, BoardHighlights sketch) {
    return List.of(
        of(Message.coded("yes"), truth, because, sketch),
        of(Message.coded("no"), !truth, because, sketch));
  }

  /** Returns the same choice, with the belief it shows unless it is right. */
  JudgedOption showing(@Nullable Misconception belief) {
    return new JudgedOption(option, right, because, sketch, right ? null : belief);
  }
}
