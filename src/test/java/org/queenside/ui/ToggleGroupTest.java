package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToggleGroupTest {

  private final List<Integer> taken = new ArrayList<>();
  private final ToggleGroup group =
      ToggleGroup.of("Boards in a row", List.of(2, 3), 2, count -> count + " boards", taken::add);

  @Test
  void theCurrentChoiceIsPressed() {
    assertThat(pressed()).containsExactly("2 boards");
    assertThat(taken).isEmpty();
  }

  @Test
  void takingAnotherChoicePressesThatOneOnly() {
    var other = (NativeButton) group.getComponentAt(1);
    PageTester.fire(other.getElement(), "click");

    assertThat(taken).containsExactly(3);
    assertThat(pressed()).containsExactly("3 boards");
  }

  private List<String> pressed() {
    return group
        .getChildren()
        .map(each -> (NativeButton) each)
        .filter(each -> "true".equals(each.getElement().getAttribute("aria-pressed")))
        .map(NativeButton::getText)
        .toList();
  }
}
