package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;

class RadioGroupTest {

  private final List<String> heard = new ArrayList<>();
  private final RadioGroup<String> group =
      new RadioGroup<>(
              "colour", "Colour", List.of("red", "green"), colour -> List.of(new Span(colour)))
          .onChange(heard::add);

  @Test
  void theFirstChoiceIsTaken() {
    assertThat(group.value()).isEqualTo("red");
    assertThat(checked()).containsExactly("red");
  }

  @Test
  void itReportsTheSelectedChoice() {
    take("1");

    assertThat(heard).containsExactly("green");
    assertThat(group.value()).isEqualTo("green");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "-1", "green", "", "99999999999"})
  void anythingButTheNumberOfAChoiceChangesNothing(String forged) {
    take(forged);

    assertThat(group.value()).isEqualTo("red");
  }

  @Test
  void anotherChoiceIsShown() {
    group.set("green");

    assertThat(group.value()).isEqualTo("green");
    assertThat(checked()).containsExactly("green");
    assertThat(heard).isEmpty();
  }

  private List<String> checked() {
    return group
        .getElement()
        .getChildren()
        .filter(part -> part.getTag().equals("label") && part.getChild(0).hasAttribute("checked"))
        .map(Element::getTextRecursively)
        .toList();
  }

  /** Does what the browser does when the user selects a choice. */
  private void take(String number) {
    var sent = JsonNodeFactory.instance.objectNode().put("event.target.value", number);
    group
        .getElement()
        .getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(group.getElement(), "change", sent));
  }
}
