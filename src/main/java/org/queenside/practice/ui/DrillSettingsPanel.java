package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.course.ui.ResultPage;
import org.queenside.practice.Drill;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/** A drill that starts with choosing its settings, usually the side of the board and the clock. */
abstract class DrillSettingsPanel extends Div {

  private static final String FROM = "from";
  private static final String CLOCK = "clock";
  private static final String BEGUN = "go";

  private final Drill drill;
  private final DrillSpecFactory specs;
  private final Paragraph best = Markup.paragraph("best");
  private Color from;
  private boolean timed;

  /**
   * Reads the settings.
   *
   * @param query the settings chosen so far, and whether the learner has begun
   */
  DrillSettingsPanel(Drill drill, QueryParameters query, DrillSpecFactory specs) {
    this.drill = drill;
    this.specs = specs;
    from = color(query.getSingleParameter(FROM).orElse(""));
    timed = query.getParameters().containsKey(CLOCK);
  }

  /** Begins, or continues from the page's address. A timed round always starts again. */
  abstract void begin(QueryParameters query);

  /** Returns the text of the best result against the clock, or null if there is none. */
  abstract @Nullable String best();

  final Drill drill() {
    return drill;
  }

  final DrillSpecFactory specs() {
    return specs;
  }

  /** Returns the side at the bottom of the board. */
  final Color from() {
    return from;
  }

  /** Returns whether the learner practises against the clock. */
  final boolean isTimed() {
    return timed;
  }

  /** Shows the settings, or the tasks if the learner has begun. */
  final void open(QueryParameters query) {
    if (query.getParameters().containsKey(BEGUN)) {
      begin(query);
    } else {
      choose();
    }
  }

  private void choose() {
    removeAll();
    showAddress(false);
    String name = "drill." + drill.code();
    var page =
        Markup.div(
            "page drill-start",
            new H1(getTranslation(name)),
            Markup.paragraph("lead", getTranslation(name + ".about")));
    page.add(settings());
    page.add(best, Button.filled("practice.begin", () -> begin(QueryParameters.empty())));
    page.add(statistics());
    add(page);
    showBest();
  }

  /** Returns the settings to choose, in order. */
  List<Component> settings() {
    return List.of(
        setting(
            "practice.from",
            List.of(Color.WHITE, Color.BLACK),
            from,
            DrillSettingsPanel::word,
            color -> from = color),
        clockSetting());
  }

  /** Returns the setting for the clock. */
  final Component clockSetting() {
    return setting(
        "practice.clock", List.of(false, true), timed, on -> on ? "on" : "off", on -> timed = on);
  }

  /** Returns what is shown below the settings. */
  List<Component> statistics() {
    return List.of();
  }

  /**
   * Returns a setting.
   *
   * @param key the key of its name in the interface texts
   * @param words returns the suffix of the key for the name of a choice
   */
  final <T> Div setting(
      String key, List<T> choices, T taken, Function<T, String> words, Consumer<T> take) {
    String label = getTranslation(key);
    var name = new Span(label);
    name.getElement().setAttribute("aria-hidden", "true");
    return Markup.div(
        "setting",
        name,
        ToggleGroup.of(
            label,
            choices,
            taken,
            choice -> getTranslation(key + "." + words.apply(choice)),
            choice -> {
              take.accept(choice);
              showAddress(false);
              showBest();
            }));
  }

  private void showBest() {
    String text = timed ? best() : null;
    best.setVisible(text != null);
    best.setText(text);
  }

  final void showAddress(boolean begun) {
    UI.getCurrent().getPage().getHistory().replaceState(null, path(begun));
  }

  final String path(boolean begun) {
    Map<String, List<String>> query = new LinkedHashMap<>(ownSettings());
    query.put(FROM, List.of(word(from)));
    if (timed) {
      query.put(CLOCK, List.of(""));
    }
    if (begun) {
      query.put(BEGUN, List.of(""));
    }
    return "practice/" + drill.code() + "?" + new QueryParameters(query).getQueryString();
  }

  /** Returns the parameters of the settings that only this drill has. */
  Map<String, List<String>> ownSettings() {
    return Map.of();
  }

  /** Shows the result, with buttons for what comes next. */
  final void end(String headline, String text) {
    showAddress(false);
    removeAll();
    add(
        new ResultPage(
            headline,
            text,
            Button.filled("practice.again", () -> begin(QueryParameters.empty())),
            Button.outlined("practice.other", this::choose),
            LinkButton.outlined("practice", "practice.all")));
  }

  /** Reads a side from a parameter; anything unknown means White. */
  static Color color(String word) {
    return word.equals(word(Color.BLACK)) ? Color.BLACK : Color.WHITE;
  }

  static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }
}
