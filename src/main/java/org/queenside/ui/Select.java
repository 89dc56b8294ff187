package org.queenside.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A choice of one among several, with its label above. What comes back from the browser is the
 * number of the choice and nothing else.
 */
public final class Select<T> extends Div {

  private final List<T> choices;
  private final Box box = new Box();
  private T taken;

  /**
   * Creates the field.
   *
   * @param choices at least one; the first is taken
   * @param words what each is called
   */
  public Select(String id, String label, List<T> choices, Function<T, String> words) {
    this.choices = List.copyOf(choices);
    this.taken = choices.getFirst();
    addClassNames("field", "pick");
    box.setId(id);
    var name = new NativeLabel(label);
    name.setFor(box);
    for (int number = 0; number < choices.size(); number++) {
      Element option = new Element("option");
      option.setText(words.apply(choices.get(number)));
      option.setAttribute("value", String.valueOf(number));
      box.getElement().appendChild(option);
    }
    listen(_ -> {});
    add(name, box);
  }

  /** Hears when the reader takes another. */
  public Select<T> onChange(Consumer<T> listener) {
    listen(listener);
    return this;
  }

  private void listen(Consumer<T> listener) {
    box.getElement()
        .addEventListener(
            "change",
            event -> {
              taken = choice(box.getElement().getProperty("value", ""));
              listener.accept(taken);
            })
        .synchronizeProperty("value");
  }

  private T choice(String number) {
    return number.matches("[0-9]{1,6}") && Integer.parseInt(number) < choices.size()
        ? choices.get(Integer.parseInt(number))
        : taken;
  }

  /** What is taken. */
  public T value() {
    return taken;
  }

  /** Takes one of the choices. */
  public Select<T> set(T choice) {
    taken = choice;
    int place = choices.indexOf(choice);
    for (int number = 0; number < choices.size(); number++) {
      box.getElement().getChild(number).setAttribute("selected", number == place);
    }
    return this;
  }

  @Tag("select")
  private static final class Box extends HtmlContainer {}
}
