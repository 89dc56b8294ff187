package org.queenside.course.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;

/**
 * Shuffles the options, because authors tend to put the right one in the same place. Only the
 * screen uses this order; answers count options as the exercise does.
 */
final class OptionOrder {

  /** Labels that have a natural order: numbers, squares, yes and no. */
  private static final Pattern ORDERED =
      Pattern.compile("(?i)(yes|no|none|white|black|one|two|three|four|five|six|[a-h]?\\d+)\\b.*");

  private OptionOrder() {}

  /**
   * Returns the indexes of the options in screen order.
   *
   * @param seed the same seed gives the same order
   */
  static List<Integer> of(List<Option> options, long seed) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, options.size()).boxed().toList());
    if (!options.stream().allMatch(OptionOrder::hasOwnOrder)) {
      Collections.shuffle(numbers, new Random(seed));
    }
    return List.copyOf(numbers);
  }

  /** Computed labels are always offered in the same order. */
  private static boolean hasOwnOrder(Option option) {
    return switch (option.label()) {
      case Message.Text(String text) -> ORDERED.matcher(text).matches();
      case Message.Coded _, Message.Refusal _ -> true;
    };
  }
}
