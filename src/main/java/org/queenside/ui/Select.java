package org.queenside.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A choice of one among several, with its label above. The browser only sends the number of the
 * choice.
 */
public final class Select<T> extends Div {

  private final List<T> choices = new ArrayList<>();
  private final List<Element> options = new ArrayList<>();
  private final Function<T, String> words;
  private final Box box = new Box();
  private T taken;

  /**
   * Creates the field.
   *
   * @param choices at least one; the first is selected
   * @param words returns the text for a choice
   */
  public Select(String id, String label, List<T> choices, Function<T, String> words) {
    this(id, label, Map.of("", choices), words);
  }

  /**
   * Creates the field with choices in groups.
   *
   * @param groups the groups' names and choices, in order; a group with an empty name has no
   *     heading
   * @param words returns the text for a choice
   */
  public Select(String id, String label, Map<String, List<T>> groups, Function<T, String> words) {
    this.words = words;
    this.taken = groups.values().iterator().next().getFirst();
    addClassName("field");
    box.setId(id);
    var name = new NativeLabel(label);
    name.setFor(box);
    groups.forEach((group, members) -> addOptions(parent(group), members));
    onChange(_ -> {});
    add(name, box);
  }

  private Element parent(String group) {
    if (group.isEmpty()) {
      return box.getElement();
    }
    var parent = new Element("optgroup").setAttribute("label", group);
    box.getElement().appendChild(parent);
    return parent;
  }

  private void addOptions(Element parent, List<T> members) {
    for (T choice : members) {
      var option = new Element("option");
      option.setText(words.apply(choice));
      option.setAttribute("value", String.valueOf(choices.size()));
      parent.appendChild(option);
      choices.add(choice);
      options.add(option);
    }
  }

  /** Returns the choices, preceded by one that stands for nothing. */
  public static <T> List<Optional<T>> orNothing(List<T> choices) {
    return Stream.concat(Stream.of(Optional.<T>empty()), choices.stream().map(Optional::of))
        .toList();
  }

  /** Offers other choices; the first is selected. */
  public void setChoices(List<T> others) {
    box.getElement().removeAllChildren();
    choices.clear();
    options.clear();
    addOptions(box.getElement(), others);
    taken = others.getFirst();
  }

  /** Adds a listener for a new choice. */
  public Select<T> onChange(Consumer<T> listener) {
    box.getElement()
        .addEventListener(
            "change",
            event -> {
              taken = choice(box.getElement().getProperty("value", ""));
              listener.accept(taken);
            })
        .synchronizeProperty("value");
    return this;
  }

  private T choice(String number) {
    return number.matches("[0-9]{1,6}") && Integer.parseInt(number) < choices.size()
        ? choices.get(Integer.parseInt(number))
        : taken;
  }

  /** Returns the current choice. */
  public T value() {
    return taken;
  }

  /** Selects one of the choices. */
  public Select<T> set(T choice) {
    taken = choice;
    int place = choices.indexOf(choice);
    for (int number = 0; number < choices.size(); number++) {
      options.get(number).setAttribute("selected", number == place);
    }
    // The attribute has no effect once the user has made a choice.
    box.getElement().executeJs("this.selectedIndex = $0", place);
    return this;
  }

  @Tag("select")
  private static final class Box extends HtmlContainer {}
}
