package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.queenside.ui.ToggleGroup;

/** One of a few choices for the whole program, and a sentence on what it means. */
final class SettingSection<T> extends AdministrationSection {

  /**
   * Creates the part.
   *
   * @param key names its headline; the choices' names and sentences follow it
   * @param now what is chosen
   * @param word names a choice in the interface texts
   * @param choose called with another choice
   */
  SettingSection(String key, List<T> choices, T now, Function<T, String> word, Consumer<T> choose) {
    super(key);
    var effect = new Paragraph();
    effect.getElement().setAttribute("role", "status");
    effect.setText(about(key, word.apply(now)));
    var all = new ToggleGroup(getTranslation(key));
    for (T choice : choices) {
      all.add(
          getTranslation(key + "." + word.apply(choice)),
          choice.equals(now),
          () -> {
            choose.accept(choice);
            effect.setText(about(key, word.apply(choice)));
          });
    }
    add(all, effect);
  }

  private String about(String key, String word) {
    return getTranslation(key + ".about." + word);
  }
}
