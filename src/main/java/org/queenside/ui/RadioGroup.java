package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A choice of one among a few, all visible. The arrow keys move between them. The browser only
 * sends the number of the choice.
 */
@Tag("fieldset")
public final class RadioGroup<T> extends HtmlContainer {

  private static final String VALUE = "event.target.value";

  private final List<T> choices;
  private final List<NativeLabel> labels = new ArrayList<>();
  private T taken;

  /**
   * Creates the group.
   *
   * @param name the group's name, unique on the page
   * @param legend what is chosen, for the screen reader
   * @param choices at least one; the first is selected
   * @param content what the label of a choice shows beside its button
   */
  public RadioGroup(
      String name, String legend, List<T> choices, Function<T, List<Component>> content) {
    this.choices = List.copyOf(choices);
    this.taken = choices.getFirst();
    add(new Legend(legend));
    for (T choice : this.choices) {
      var label = new NativeLabel();
      label.add(button(name));
      label.add(content.apply(choice));
      labels.add(label);
      add(label);
    }
    check();
    onChange(_ -> {});
  }

  private Input button(String name) {
    var button = new Input();
    button.setType("radio");
    button.getElement().setAttribute("name", name);
    button.getElement().setAttribute("value", String.valueOf(labels.size()));
    return button;
  }

  /** Adds a listener for a new choice. */
  public RadioGroup<T> onChange(Consumer<T> listener) {
    getElement()
        .addEventListener(
            "change",
            event -> {
              taken = choice(event.getEventData().path(VALUE).asString(""));
              listener.accept(taken);
            })
        .addEventData(VALUE);
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

  /** Selects one of the choices, before the group is shown. */
  public RadioGroup<T> set(T choice) {
    taken = choice;
    check();
    return this;
  }

  /** Returns the label of a choice, to give it a CSS class. */
  public NativeLabel label(T choice) {
    return labels.get(choices.indexOf(choice));
  }

  private void check() {
    for (T choice : choices) {
      label(choice).getComponentAt(0).getElement().setAttribute("checked", choice.equals(taken));
    }
  }

  @Tag("legend")
  private static final class Legend extends HtmlContainer {
    Legend(String text) {
      setText(text);
      addClassName("sr");
    }
  }
}
