package org.queenside.course.ui;

import static java.util.Objects.requireNonNull;

import com.vaadin.flow.component.html.Div;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Option;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.NotationText;

/** Answers to choose from. A wrong choice is crossed out but stays; the right one is ticked. */
final class OptionButtons extends Div {

  private static final int SHORT = 12;

  private final List<Option> offered;
  private final Map<Integer, Button> buttons = new LinkedHashMap<>();

  /**
   * Creates the buttons.
   *
   * @param order the indexes of the options in screen order
   * @param courseText turns labels into text
   * @param choose receives the index of the chosen option
   */
  OptionButtons(
      List<Option> offered, List<Integer> order, CourseText courseText, IntConsumer choose) {
    this.offered = List.copyOf(offered);
    addClassName("options");
    getElement().setAttribute("role", "group");
    for (int number : order) {
      add(choice(offered.get(number), courseText, number, choose));
    }
    boolean brief =
        buttons.values().stream().allMatch(button -> button.getText().length() <= SHORT);
    setClassName("short", brief);
  }

  /** Returns whether these options are already on the screen. */
  boolean show(List<Option> options) {
    return offered.equals(options);
  }

  /** Moves the focus to the first option that can still be chosen. */
  void focus() {
    buttons.values().stream().filter(Button::isEnabled).findFirst().ifPresent(Button::focus);
  }

  void choose(int option) {
    buttons.forEach(
        (number, button) ->
            button.getElement().setAttribute("aria-pressed", String.valueOf(number == option)));
  }

  void markWrong(int option) {
    var button = requireNonNull(buttons.get(option));
    button.addClassName("tried");
    button.addComponentAsFirst(Icon.CROSS.draw());
    button.setEnabled(false);
  }

  void markRight(int option) {
    var button = requireNonNull(buttons.get(option));
    button.addClassName("right");
    button.addComponentAsFirst(Icon.TICK.draw());
    buttons.values().forEach(each -> each.setEnabled(false));
  }

  /** Names the colour of the corner, so screen readers can tell two boards apart. */
  private static String cornerKey(Option.Picture picture) {
    return picture.turned() ? "option.board.dark" : "option.board.light";
  }

  private Div choice(Option option, CourseText courseText, int number, IntConsumer choose) {
    String label = courseText.text(option.label());
    var button = new Button(ButtonStyle.OUTLINED, label, () -> choose.accept(number));
    NotationText.markIfNotation(button, label);
    button.getElement().setAttribute("data-option", String.valueOf(number + 1));
    buttons.put(number, button);
    var choice = Markup.div("choice");
    var picture = option.picture();
    if (picture != null) {
      var board = new ChessBoard();
      board.setState(
          BoardState.of(picture.board().toMap())
              .withTurned(picture.turned())
              .withLabel(getTranslation(cornerKey(picture), label))
              .withTyping(false)
              .withCoordinates(false));
      choice.add(board);
    }
    choice.add(button);
    return choice;
  }
}
