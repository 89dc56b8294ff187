package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

class SelectTest {

  private final List<String> heard = new ArrayList<>();

  @Test
  void theFirstChoiceIsTaken() {
    assertThat(colours().value()).isEqualTo("red");
  }

  @Test
  void itReportsTheSelectedChoice() {
    Select<String> select = colours();

    take(select, "1");

    assertThat(heard).containsExactly("green");
    assertThat(select.value()).isEqualTo("green");
  }

  @Test
  void anythingButTheNumberOfAChoiceChangesNothing() {
    Select<String> select = colours();

    take(select, "2");
    take(select, "-1");
    take(select, "green");

    assertThat(select.value()).isEqualTo("red");
  }

  @Test
  void choicesAreNumberedThroughAllGroups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    groups.put("Warm", List.of("red", "yellow"));
    groups.put("Cold", List.of("blue"));
    var select = new Select<>("colour", "Colour", groups, Function.identity());

    take(select, "2");

    assertThat(select.value()).isEqualTo("blue");
    assertThat(box(select).getChildren().map(group -> group.getAttribute("label")))
        .containsExactly("Warm", "Cold");
  }

  @Test
  void otherChoicesReplaceTheFirstOnes() {
    Select<String> select = colours();

    select.setChoices(List.of("black", "white"));
    take(select, "1");

    assertThat(select.value()).isEqualTo("white");
    assertThat(box(select).getChildren().map(Element::getText)).containsExactly("black", "white");
  }

  private Select<String> colours() {
    return new Select<>("colour", "Colour", List.of("red", "green"), Function.identity())
        .onChange(heard::add);
  }

  private static Element box(Select<?> select) {
    return select.getElement().getChild(1);
  }

  /** Does what the browser does when the user selects a choice. */
  private static void take(Select<?> select, String number) {
    Element box = box(select);
    box.setProperty("value", number);
    box.getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(box, "change", JsonNodeFactory.instance.objectNode()));
  }
}
