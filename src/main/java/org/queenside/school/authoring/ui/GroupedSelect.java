package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The browser's own drop-down list, with options in groups. */
@Tag("select")
final class GroupedSelect<T> extends Component {
  private static final String CHOSEN = "event.target.selectedIndex";

  private final List<T> values = new ArrayList<>();

  GroupedSelect(Consumer<T> picked) {
    getElement()
        .addEventListener(
            "change",
            change -> {
              int index = change.getEventData().path(CHOSEN).asInt(-1);
              if (index >= 0 && index < values.size()) {
                picked.accept(values.get(index));
              }
            })
        .addEventData(CHOSEN);
  }

  /** Adds an option at the end. */
  GroupedSelect<T> add(T value, String label) {
    getElement().appendChild(option(value, label));
    return this;
  }

  /** Adds a group of options. */
  Group group(String label) {
    var group = new Group(label);
    getElement().appendChild(group.getElement());
    return group;
  }

  /** Removes all options. */
  void clear() {
    values.clear();
    getElement().removeAllChildren();
  }

  /** Selects an option. */
  void show(T value) {
    getElement().executeJs("this.selectedIndex = $0", values.indexOf(value));
  }

  private Element option(T value, String label) {
    values.add(value);
    return new Element("option").setText(label);
  }

  /** The element of a group. */
  @Tag("optgroup")
  static final class Label extends HtmlContainer {}

  /** A group of options. */
  final class Group {
    private final Label label = new Label();

    Group(String name) {
      label.getElement().setAttribute("label", name);
    }

    Element getElement() {
      return label.getElement();
    }

    Group add(T value, String name) {
      label.getElement().appendChild(option(value, name));
      return this;
    }
  }
}
