package org.queenside.course.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;

/** The order of options on the screen. */
class OptionOrderTest {

  private static final List<Option> SENTENCES =
      options("Nothing happens.", "It’s a draw.", "You win.");

  @Test
  void everyOptionIsFirstForSomeLearner() {
    Set<Integer> first = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      List<Integer> order = OptionOrder.of(SENTENCES, seed);
      assertThat(order).containsExactlyInAnyOrder(0, 1, 2);
      first.add(order.getFirst());
    }
    assertThat(first).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void theSameLearnerSeesTheSameOrderAgain() {
    assertThat(OptionOrder.of(SENTENCES, 7)).isEqualTo(OptionOrder.of(SENTENCES, 7));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Yes,No", "2,4,8", "e4,e5,d4", "One,Two,None", "White,Black"})
  void optionsWithANaturalOrderKeepIt(String labels) {
    List<Option> options = options(labels.split(",", -1));
    for (long seed = 0; seed < 20; seed++) {
      assertThat(OptionOrder.of(options, seed)).isSorted();
    }
  }

  private static List<Option> options(String... labels) {
    return Stream.of(labels).map(label -> Option.of(Message.text(label))).toList();
  }
}
