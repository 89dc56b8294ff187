package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Option;
import org.queenside.ui.Icon;

/** Answers to choose from. A wrong one stays and is crossed; the right one is ticked. */
final class OptionButtons extends Div {

  private static final int SHORT = 12;

  private final List<Option> offered;
  private final List<NativeButton> buttons = new ArrayList<>();

  /**
   * Creates the buttons.
   *
   * @param words turns labels into text
   * @param choose receives the index of the chosen option
   */
  OptionButtons(List<Option> offered, CourseText words, IntConsumer choose) {
    this.offered = List.copyOf(offered);
    addClassName("options");
    getElement().setAttribute("role", "group");
    for (int number = 0; number < offered.size(); number++) {
      add(choice(offered.get(number), words, number, choose));
    }
    boolean brief = buttons.stream().allMatch(button -> button.getText().length() <= SHORT);
    setClassName("short", brief);
  }

  /** Returns whether these options are already on the screen. */
  boolean show(List<Option> options) {
    return offered.equals(options);
  }

  /** Moves the focus to the first option. */
  void focus() {
    buttons.getFirst().focus();
  }

  void markWrong(int option) {
    var button = buttons.get(option);
    button.addClassName("tried");
    button.addComponentAsFirst(Icon.CROSS.draw());
    button.setEnabled(false);
  }

  void markRight(int option) {
    buttons.get(option).addClassName("right");
    buttons.get(option).addComponentAsFirst(Icon.TICK.draw());
    buttons.forEach(button -> button.setEnabled(false));
  }

  private Div choice(Option option, CourseText words, int number, IntConsumer choose) {
    var button = new NativeButton(words.text(option.label()), click -> choose.accept(number));
    button.addClassNames("btn", "line");
    buttons.add(button);
    var choice = new Div();
    choice.addClassName("choice");
    var picture = option.picture();
    if (picture != null) {
      var board = new ChessBoard();
      board.setState(
          BoardState.of(picture.board().toMap())
              .withTurned(picture.turned())
              .withTyping(false)
              .withCoordinates(false));
      choice.add(board);
    }
    choice.add(button);
    return choice;
  }
}
