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
 * The order in which options are shown, so that the right one doesn't stand where its author likes
 * to put it. Only the screen knows it: answers count options as the exercise does.
 */
final class OptionOrder {

  /** Numbers, squares, and yes and no have an order of their own. */
  private static final Pattern ORDERED =
      Pattern.compile("(?i)(yes|no|none|white|black|one|two|three|four|five|six|[a-h]?\\d+)\\b.*");

  private OptionOrder() {}

  /**
   * Returns the numbers of the options in the order of the screen.
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

  /** The labels that the rules compute are always offered in the same order. */
  private static boolean hasOwnOrder(Option option) {
    return switch (option.label()) {
      case Message.Text(String text) -> ORDERED.matcher(text).matches();
      case Message.Coded _, Message.Refusal _ -> true;
    };
  }
}
