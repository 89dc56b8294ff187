package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Image;
import com.vaadin.flow.component.html.Span;
import org.junit.jupiter.api.Test;

/** Expected values are what the HTML standard's serialisation gives. */
class ElementHtmlTest {

  @Test
  void textsAndAttributesAreEscaped() {
    var link = new Anchor("learn?a=1&b=2", "1 < 2 & \"3\"");
    link.setTitle("a \"b\" <c>");

    assertThat(ElementHtml.childrenOf(new Div(link).getElement()))
        .isEqualTo(
            "<a title=\"a &quot;b&quot; &lt;c&gt;\" href=\"learn?a=1&amp;b=2\">"
                + "1 &lt; 2 &amp; \"3\"</a>");
  }

  @Test
  void elementsKeepTheirClassesAndOrder() {
    var part = Markup.span("a b", new Span("one"), new Span("two"));
    part.add("three");

    assertThat(ElementHtml.childrenOf(new Div(part).getElement()))
        .isEqualTo("<span class=\"a b\"><span>one</span><span>two</span>three</span>");
  }

  @Test
  void elementsWithoutContentHaveNoEnd() {
    assertThat(ElementHtml.childrenOf(new Div(new Image("a.png", "A")).getElement()))
        .isIn("<img src=\"a.png\" alt=\"A\">", "<img alt=\"A\" src=\"a.png\">");
  }

  @Test
  void htmlSetAsAWholeIsKept() {
    var icon = new Span();
    icon.getElement().setProperty("innerHTML", "<svg></svg>");

    assertThat(ElementHtml.childrenOf(new Div(icon).getElement()))
        .isEqualTo("<span><svg></svg></span>");
  }
}
