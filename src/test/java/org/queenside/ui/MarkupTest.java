package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.Span;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MarkupTest {

  @Test
  void severalClassNamesAreSeparatedBySpaces() {
    assertThat(html(Markup.span("count late", "3")))
        .isEqualTo("<span class=\"count late\">3</span>");
  }

  @Test
  void withoutClassNamesTheElementIsPlain() {
    assertThat(html(Markup.div("", new Span("3")))).isEqualTo("<div><span>3</span></div>");
  }

  @Test
  void aSectionBeginsWithItsHeading() {
    assertThat(html(Markup.section("part", "Pupils", new Span("3"))))
        .isEqualTo("<section class=\"part\"><h2>Pupils</h2><span>3</span></section>");
  }

  @Test
  void aListHasItsItemsInOrder() {
    var items = Stream.of("Ada", "Bo").map(name -> Markup.item("", new Span(name)));

    assertThat(html(Markup.list("rows", items)))
        .isEqualTo("<ul class=\"rows\"><li><span>Ada</span></li><li><span>Bo</span></li></ul>");
  }

  @Test
  void theLabelOfAFieldBelongsToItsControl() {
    assertThat(html(Markup.field("age", "Age", new Input())))
        .contains("<label for=\"age\">Age</label><input id=\"age\"");
  }

  private static String html(Component component) {
    return component.getElement().getOuterHTML().replaceAll(">\\s+<", "><").strip();
  }
}
