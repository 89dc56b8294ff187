package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** The option to practise against the clock. */
final class TimerOption {
  private TimerOption() {}

  /** Returns the options to practise with and without a clock. */
  static OptionGroup<Boolean> setting(Component page, boolean taken, Consumer<Boolean> take) {
    Map<String, Boolean> choices = new LinkedHashMap<>();
    choices.put(page.getTranslation("practice.clock.off"), false);
    choices.put(page.getTranslation("practice.clock.on"), true);
    return new OptionGroup<>(page.getTranslation("practice.clock"), choices, taken, take);
  }

  /** Returns a time in seconds and tenths. */
  static String seconds(int millis) {
    return String.format(Locale.ENGLISH, "%.1f", millis / 1000.0);
  }
}
