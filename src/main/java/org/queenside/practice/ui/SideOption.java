package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.queenside.chess.Color;

/** White or Black as a query parameter and as an option. */
final class SideOption {
  private SideOption() {}

  /** Reads a parameter; anything unknown is White. */
  static Color read(String word) {
    return word.equals(word(Color.BLACK)) ? Color.BLACK : Color.WHITE;
  }

  static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the options for the side at the bottom of the board. */
  static OptionGroup<Color> setting(Component page, Color taken, Consumer<Color> take) {
    Map<String, Color> choices = new LinkedHashMap<>();
    choices.put(page.getTranslation("practice.from.white"), Color.WHITE);
    choices.put(page.getTranslation("practice.from.black"), Color.BLACK);
    return new OptionGroup<>(page.getTranslation("practice.from"), choices, taken, take);
  }
}
