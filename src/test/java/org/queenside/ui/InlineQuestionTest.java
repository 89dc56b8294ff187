package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class InlineQuestionTest {

  private final List<String> done = new ArrayList<>();
  private final InlineQuestion question = new InlineQuestion();

  @BeforeEach
  void ask() {
    var asker = new Button(ButtonStyle.TEXT, "Delete", () -> {});
    question.confirm(asker, "Delete the class?", "Delete it", "Keep it", () -> done.add("deleted"));
  }

  @Test
  void itShowsTheQuestionAndBothAnswers() {
    assertThat(question.getElement().getTextRecursively())
        .isEqualTo("Delete the class?Delete itKeep it");
    assertThat(button(1).getClassNames()).containsExactlyInAnyOrder("btn", "line");
    assertThat(button(2).getClassNames()).containsExactlyInAnyOrder("btn", "text");
  }

  @Test
  void yesRunsTheAction() {
    press(1);

    assertThat(done).containsExactly("deleted");
  }

  @Test
  void noClosesTheQuestionAndChangesNothing() {
    press(2);

    assertThat(done).isEmpty();
    assertThat(question.getChildren()).isEmpty();
  }

  @Test
  void escapeClosesTheQuestionAndChangesNothing() {
    ObjectNode pressed = JsonMapper.shared().createObjectNode().put("event.key === 'Escape'", true);
    question
        .getElement()
        .getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(question.getElement(), "keydown", pressed));

    assertThat(done).isEmpty();
    assertThat(question.getChildren()).isEmpty();
  }

  @Test
  void theNextQuestionTakesThePlaceOfTheLast() {
    question.answer("The class is deleted.");

    assertThat(question.getElement().getTextRecursively()).isEqualTo("The class is deleted.");
  }

  @Test
  void aButtonThatAsksGetsTheFocusBack() {
    var asked = new ArrayList<Button>();
    var asker = new Button(ButtonStyle.TEXT, "Rename", asked::add).about("Ada");

    PageTester.fire(asker.getElement(), "click");

    assertThat(asked).containsExactly(asker);
    assertThat(asker.getAriaLabel()).contains("Rename: Ada");
  }

  private Button button(int index) {
    return (Button) question.getComponentAt(index);
  }

  private void press(int index) {
    PageTester.fire(button(index).getElement(), "click");
  }
}
