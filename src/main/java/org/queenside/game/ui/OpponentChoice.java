package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.engine.Opponent;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.RadioGroup;

/**
 * The opponents and a friend on one rank of a board, and what is said about each. The browser shows
 * what belongs to the chosen one ({@code queenside-opponent.js}), so that nobody waits for the
 * server.
 */
final class OpponentChoice {

  /** A friend has no piece. */
  private static final List<Optional<Opponent>> ALL =
      Stream.concat(
              Arrays.stream(Opponent.values()).map(Optional::of),
              Stream.of(Optional.<Opponent>empty()))
          .toList();

  /** How many squares the rank has, for the style sheet. */
  private static final String SQUARES = "--squares";

  private final Set<Opponent> beaten;
  private final RadioGroup<Optional<Opponent>> rank;
  private final Div portraits = Markup.div("portraits one-shown");
  private final Div abouts = Markup.div("one-shown");

  /**
   * Creates the choice.
   *
   * @param beaten the opponents that get a star
   */
  OpponentChoice(Set<Opponent> beaten) {
    this.beaten = beaten;
    rank =
        new RadioGroup<>("opponent", I18NProvider.translate("opponents.legend"), ALL, this::square);
    rank.addClassName("rank");
    rank.label(Optional.empty()).addClassName("friend");
    rank.getStyle().set(SQUARES, String.valueOf(ALL.size()));
    ALL.forEach(opponent -> portraits.add(Markup.div("picture", new OpponentPicture(opponent))));
    abouts.getElement().setAttribute("aria-live", "polite");
    ALL.forEach(opponent -> abouts.add(about(opponent)));
    showChosen();
  }

  private List<Component> square(Optional<Opponent> opponent) {
    List<Component> shown = new ArrayList<>();
    shown.add(new OpponentPicture(opponent));
    shown.add(Markup.span("name", name(opponent)));
    if (opponent.filter(beaten::contains).isPresent()) {
      shown.add(Markup.span("won", Icon.STAR.draw()));
      shown.add(Markup.span("sr", I18NProvider.translate("opponents.won.said")));
    }
    return shown;
  }

  /** Returns the squares to choose from. */
  RadioGroup<Optional<Opponent>> rank() {
    return rank;
  }

  /** Returns a description of the squares' order, and their stars. */
  Div scale() {
    var scale =
        Markup.div(
            "scale",
            Markup.span("in-words", I18NProvider.translate("opponents.scale")),
            new Span(I18NProvider.translate("opponents.easiest")),
            Markup.span("line"),
            new Span(I18NProvider.translate("opponents.strongest")));
    if (!beaten.isEmpty()) {
      scale.add(
          Markup.span(
              "legend", Icon.STAR.draw(), new Span(I18NProvider.translate("opponents.won"))));
    }
    scale.getStyle().set(SQUARES, String.valueOf(ALL.size()));
    scale.getElement().setAttribute("aria-hidden", "true");
    return scale;
  }

  /** Selects an opponent, before the page is shown. */
  void choose(Opponent opponent) {
    rank.set(Optional.of(opponent));
    showChosen();
  }

  private void showChosen() {
    int chosen = ALL.indexOf(rank.value());
    for (int number = 0; number < ALL.size(); number++) {
      for (Div each : List.of(portraits, abouts)) {
        each.getComponentAt(number).getElement().setAttribute("hidden", number != chosen);
      }
    }
  }

  /** Returns the selected opponent, or nothing for a friend. */
  Optional<Opponent> value() {
    return rank.value();
  }

  /** Returns the large pictures, in the order of the squares. */
  Div portraits() {
    return portraits;
  }

  /** Returns the texts about the opponents, in the order of the squares. */
  Div abouts() {
    return abouts;
  }

  private Div about(Optional<Opponent> opponent) {
    String key = key(opponent);
    var beat = Markup.paragraph("beat", new Span(I18NProvider.translate(key + ".beat")));
    if (opponent.isPresent()) {
      beat.addComponentAsFirst(Markup.span("label", I18NProvider.translate("opponents.beat")));
    }
    return Markup.div(
        "about",
        new H2(name(opponent)),
        Markup.paragraph("how", I18NProvider.translate(key + ".how")),
        beat);
  }

  private String name(Optional<Opponent> opponent) {
    return I18NProvider.translate(key(opponent));
  }

  private static String key(Optional<Opponent> opponent) {
    return "opponent." + opponent.map(Opponent::code).orElse("friend");
  }
}
