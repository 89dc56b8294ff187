package org.queenside.course.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Misconception;
import org.queenside.course.Option;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/**
 * An option together with what is known of it.
 *
 * @param because what to say to whoever chooses it, or null if the author has said it already
 * @param belief the false belief that whoever chooses it shows, or null
 */
record Choice(
    Option option,
    boolean right,
    @Nullable Say because,
    Sketch sketch,
    @Nullable Misconception belief) {

  static Choice of(Say label, boolean right, @Nullable Say because, Sketch sketch) {
    return new Choice(Option.of(label), right, because, sketch, null);
  }

  /** Returns the choice between yes and no. */
  static List<Choice> yesOrNo(boolean truth, Say because, Sketch sketch) {
    return List.of(
        of(Say.coded("yes"), truth, because, sketch), of(Say.coded("no"), !truth, because, sketch));
  }

  /** Returns the same choice, with the belief it shows unless it is right. */
  Choice showing(@Nullable Misconception belief) {
    return new Choice(option, right, because, sketch, right ? null : belief);
  }
}
