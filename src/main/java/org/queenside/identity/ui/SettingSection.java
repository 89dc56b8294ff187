package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.queenside.ui.ToggleGroup;

/** A setting with a few choices, and a sentence on what the choice means. */
final class SettingSection<T> extends AdministrationSection {

  /**
   * Creates the section.
   *
   * @param key the key of its headline; the keys of the choices begin with it
   * @param choices all choices
   * @param now the current choice
   * @param word returns the last part of a choice's key
   * @param choose called when another choice is selected
   */
  SettingSection(String key, List<T> choices, T now, Function<T, String> word, Consumer<T> choose) {
    super(key);
    var effect = new Paragraph();
    effect.getElement().setAttribute("role", "status");
    effect.setText(about(key, word.apply(now)));
    Consumer<T> take =
        choice -> {
          choose.accept(choice);
          effect.setText(about(key, word.apply(choice)));
        };
    add(
        ToggleGroup.of(
            getTranslation(key),
            choices,
            now,
            choice -> getTranslation(key + "." + word.apply(choice)),
            take),
        effect);
  }

  private String about(String key, String word) {
    return getTranslation(key + ".about." + word);
  }
}
