package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.HasText;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.stream.Stream;

/**
 * Creates plain elements with their CSS classes in one expression, so that a view's code reads like
 * its content. Several class names are separated by spaces.
 */
public final class Markup {

  private Markup() {}

  public static Div div(String classNames, Component... content) {
    return styled(classNames, new Div(content));
  }

  /** Creates a block with text only. */
  public static Div div(String classNames, String text) {
    return styled(classNames, new Div(text));
  }

  public static Section section(String classNames, Component... content) {
    return styled(classNames, new Section(content));
  }

  /** Creates a section with a second-level heading. */
  public static Section section(String classNames, String heading, Component... content) {
    Section section = section(classNames, new H2(heading));
    section.add(content);
    return section;
  }

  public static Paragraph paragraph(String classNames, String text) {
    return styled(classNames, new Paragraph(text));
  }

  /** Creates a paragraph of text and links. */
  public static Paragraph paragraph(String classNames, Component... content) {
    return styled(classNames, new Paragraph(content));
  }

  /** Creates a span with text. */
  public static Span span(String classNames, String text) {
    return styled(classNames, new Span(text));
  }

  /** Creates a span that contains components. */
  public static Span span(String classNames, Component... content) {
    return styled(classNames, new Span(content));
  }

  /** Creates a link that doesn't look like a button. */
  public static Anchor link(String classNames, String address, String text) {
    return styled(classNames, new Anchor(address, text));
  }

  public static UnorderedList list(String classNames, ListItem... items) {
    return styled(classNames, new UnorderedList(items));
  }

  public static UnorderedList list(String classNames, Stream<? extends ListItem> items) {
    return list(classNames, items.toArray(ListItem[]::new));
  }

  /** Creates an item of a list. */
  public static ListItem item(String classNames, Component... content) {
    return styled(classNames, new ListItem(content));
  }

  /**
   * Creates a field: a control with its label above.
   *
   * @param id the id for the control
   */
  public static Div field(String id, String label, Component control) {
    control.setId(id);
    var above = new NativeLabel(label);
    above.setFor(id);
    return div("field", above, control);
  }

  /** Changes a text only if it is another one, so that screen readers don't say it again. */
  public static void update(HasText component, String text) {
    if (!text.equals(component.getText())) {
      component.setText(text);
    }
  }

  /**
   * Turns a component's content into plain HTML: one Flow node instead of many, which saves memory
   * and bytes. It can't change or have listeners any more, but links still work.
   */
  public static <T extends Component> T flatten(T component) {
    var element = component.getElement();
    // Most pages have the same, so one copy in memory is enough.
    String html = ElementHtml.childrenOf(element).intern();
    element.removeAllChildren();
    element.setProperty("innerHTML", html);
    return component;
  }

  private static <T extends HasStyle> T styled(String classNames, T element) {
    if (!classNames.isEmpty()) {
      element.addClassNames(classNames.split(" "));
    }
    return element;
  }
}
