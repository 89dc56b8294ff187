package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.ui.Icon;
import org.queenside.ui.StarRating;

/** The buttons below the board: going on, help, and going back. */
final class ExerciseActions extends Div {

  /** What the buttons do. */
  interface Listener {
    void goOn();

    void step();

    void check();

    void undo();

    void hint();

    void restart();

    void showMe();

    void skip();
  }

  /** What the learner is doing. It decides which buttons are shown. */
  enum Phase {
    /** Answering with the board or an option. */
    TRYING,
    /** Answering in several steps that end with a button. */
    CHECKING,
    /** Watching, with answers to give on the way. */
    STEPPING,
    /** Reading one step of several. */
    READING,
    /** Done. */
    FINISHED
  }

  private final Div worth = new Div();
  private final StarRating stars = new StarRating();
  private final Span starsText = new Span();
  private final Div buttons = new Div();
  private final Div more;
  private final NativeButton goOn;
  private final NativeButton step;
  private final NativeButton check;
  private final NativeButton back;
  private final NativeButton undo;
  private final NativeButton hint;
  private final NativeButton again;
  private final NativeDetails menu;
  private final NativeButton unknown;
  private final ExerciseMode mode;
  private boolean againFirst;

  /**
   * Creates the buttons.
   *
   * @param mode the mode; a test has no help and only one try
   */
  ExerciseActions(Listener handler, ExerciseMode mode) {
    this.mode = mode;
    addClassName("foot");
    worth.addClassName("worth");
    worth.add(stars, starsText);
    goOn = button(mode.last() ? "lesson.finish" : "lesson.next", "fill", handler::goOn);
    step = button("lesson.step", "fill", handler::step);
    check = button("lesson.check", "fill", handler::check);
    check.addClassName("wide");
    undo = button("lesson.undo", "line", handler::undo);
    undo.addComponentAsFirst(Icon.UNDO.draw());
    back = button("lesson.back", "line", handler::undo);
    hint = button("lesson.hint", "soft", handler::hint);
    hint.addComponentAsFirst(Icon.HINT.draw());
    again = button("lesson.again", "line", handler::restart);
    unknown = button("lesson.unknown", "line", handler::skip);
    more = rest(handler);
    more.addClassNames("more", "only-wide");
    var sheet = rest(handler);
    sheet.addClassName("sheet");
    menu = new NativeDetails(new Span(Icon.MORE.draw()), sheet);
    menu.addClassNames("menu", "only-phone");
    menu.getSummary().addClassNames("btn", "line");
    menu.getSummary().getElement().setAttribute("aria-label", getTranslation("lesson.more"));
    buttons.addClassName("acts");
    add(worth, buttons, more);
  }

  /** Shows the buttons of a phase. */
  void show(Phase phase, boolean canUndo) {
    undo.setEnabled(canUndo);
    menu.setOpen(false);
    List<Component> fitting =
        switch (phase) {
          case TRYING -> help();
          case CHECKING -> with(check);
          case STEPPING -> with(step);
          case READING -> canUndo ? List.of(back, step) : List.of(step);
          case FINISHED -> mode.repeatable() ? List.of(again, goOn) : List.of(goOn);
        };
    boolean someGo = !buttons.getChildren().allMatch(fitting::contains);
    fit(fitting);
    if (phase == Phase.READING && someGo) {
      step.focus();
    }
    boolean trying = phase == Phase.TRYING || phase == Phase.CHECKING || phase == Phase.STEPPING;
    step.setClassName("wide", phase == Phase.STEPPING);
    buttons.setClassName("two", !trying || mode.tested());
    buttons.setClassName("one", fitting.size() == 1);
    buttons.setVisible(!fitting.isEmpty());
    more.setVisible(trying && mode.helped());
    worth.setVisible(phase != Phase.READING && mode.starred());
    if (phase == Phase.FINISHED) {
      (againFirst ? again : goOn).focus();
    }
  }

  /** Buttons that stay are left alone: removing and adding them again would lose the focus. */
  private void fit(List<Component> fitting) {
    buttons.getChildren().filter(each -> !fitting.contains(each)).toList().forEach(buttons::remove);
    List<Component> kept = buttons.getChildren().toList();
    for (int place = 0; place < fitting.size(); place++) {
      if (!kept.contains(fitting.get(place))) {
        buttons.addComponentAtIndex(place, fitting.get(place));
      }
    }
  }

  /** After a solution with too few stars, puts trying again before going on. */
  void preferAgain(boolean wanted) {
    againFirst = wanted;
    again.setClassName("fill", wanted);
    again.setClassName("line", !wanted);
    goOn.setClassName("fill", !wanted);
    goOn.setClassName("line", wanted);
  }

  private List<Component> help() {
    return switch (mode.kind()) {
      case PRACTICE, DRILL -> List.of(undo, hint, menu);
      case PUZZLE -> List.of(hint, menu);
      case TEST -> List.of(undo, unknown);
      case STREAK, RACE -> List.of();
    };
  }

  private List<Component> with(NativeButton first) {
    return Stream.concat(Stream.of(first), help().stream()).toList();
  }

  /** Highlights the hint button, or not. */
  void offerHint(boolean due) {
    hint.setClassName("due", due);
  }

  /**
   * Shows the stars.
   *
   * @param count the stars earned, or still possible
   * @param text says which of the two
   */
  void showStars(int count, String text) {
    stars.show(count, getTranslation("stars.of", count));
    starsText.setText(text);
  }

  private Div rest(Listener handler) {
    var rest = new Div();
    if (mode.kind() != ExerciseMode.Kind.PUZZLE) {
      rest.add(button("lesson.restart", "text", handler::restart));
    }
    rest.add(
        button("lesson.show", "text", handler::showMe),
        button("lesson.skip", "text", handler::skip));
    return rest;
  }

  private NativeButton button(String key, String style, Runnable action) {
    var button = new NativeButton(getTranslation(key), click -> action.run());
    button.addClassNames("btn", style);
    return button;
  }
}
