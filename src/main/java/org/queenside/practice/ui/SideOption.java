package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.queenside.chess.Color;

/** White or Black, as a word of an address and as a choice. */
final class SideOption {
  private SideOption() {}

  /** Reads a word; White is taken for anything else. */
  static Color read(String word) {
    return word.equals(word(Color.BLACK)) ? Color.BLACK : Color.WHITE;
  }

  static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the choice of the side at the lower edge of the board. */
  static OptionGroup<Color> setting(Component page, Color taken, Consumer<Color> take) {
    Map<String, Color> choices = new LinkedHashMap<>();
    choices.put(page.getTranslation("practice.from.white"), Color.WHITE);
    choices.put(page.getTranslation("practice.from.black"), Color.BLACK);
    return new OptionGroup<>(page.getTranslation("practice.from"), choices, taken, take);
  }
}
