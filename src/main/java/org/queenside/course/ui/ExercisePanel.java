package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.html.Div;
import org.queenside.board.ChessBoard;
import org.queenside.board.RefusedMove;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.ui.BesideBoard;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.SettingSwitch;

/**
 * An exercise on the screen: the board, the task, the feedback on the last answer and the buttons.
 *
 * <p>It can show one exercise after the other. The board and the buttons stay, so that the next
 * exercise takes less to send and to draw.
 */
public final class ExercisePanel extends Div {

  private final ChessBoard board = new ChessBoard();
  private final BesideBoard beside = new BesideBoard();
  private ExerciseActions actions;
  private ExerciseController open;

  private ExercisePanel(ExerciseSpec spec) {
    addClassName("lesson");
    actions = new ExerciseActions(spec.mode());
    add(Markup.div("stage", board), beside, actions);
    listen();
    open = new ExerciseController(this, board, actions, spec);
    show(spec.exercise());
  }

  /**
   * Shows an exercise in a view: in the panel that is there, or in a new one. Nothing remains of
   * what was offered beside the exercise before.
   *
   * @param view then contains the panel and nothing else
   */
  public static ExercisePanel in(HtmlContainer view, ExerciseSpec spec) {
    if (view.getChildren().findFirst().orElse(null) instanceof ExercisePanel shown) {
      shown.change(spec);
      return shown;
    }
    var panel = new ExercisePanel(spec);
    view.removeAll();
    view.add(panel);
    return panel;
  }

  private void change(ExerciseSpec spec) {
    open.above().forEach(this::remove);
    beside.removeAll();
    removeClassNames("typing", "pictures");
    if (actions.areFor(spec.mode())) {
      actions.renew(spec.mode());
    } else {
      var others = new ExerciseActions(spec.mode());
      replace(actions, others);
      actions = others;
    }
    open = new ExerciseController(this, board, actions, spec);
    show(spec.exercise());
    beside.scrollToTop();
  }

  private void show(Exercise exercise) {
    setClassName("catching", exercise instanceof Exercise.Catch);
    open.above().reversed().forEach(this::addComponentAsFirst);
    beside.add(open.beside());
    open.begin();
  }

  /** Shows a greeting below the task until the first answer. It's last, so nothing moves then. */
  public void openWith(Greeting greeting) {
    actions.addChoice(SettingSwitch.forQuiet());
    if (open.openWith(greeting)) {
      beside.add(greeting);
    }
  }

  /** Adds another link beside the buttons. */
  public void offer(Component way) {
    actions.offer(way);
  }

  /** Adds a link to another page. On a phone it's in the menu. */
  public void offer(String address, String key) {
    if (open.isFollowed()) {
      // There is no menu.
      offer(LinkButton.text(address, key));
    } else {
      actions.offer(address, key);
    }
  }

  /** Doesn't offer to type moves, because the learner doesn't know the names of squares yet. */
  public void withoutTyping() {
    actions.withoutTyping();
  }

  private void listen() {
    board.addMoveListener(
        move -> open.answer(new Answer.Play(move), new RefusedMove(move.from(), move.to())));
    board.addPlaceListener(
        placed ->
            open.answer(
                new Answer.Place(placed.square(), placed.piece(), placed.from()),
                new RefusedMove(placed.from(), placed.square())));
    board.addTypedListener(typed -> open.answer(new Answer.Typed(typed), null));
    board.addSquareListener(square -> open.press(square));
  }
}
