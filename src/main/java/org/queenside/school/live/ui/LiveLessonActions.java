package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.school.live.LiveLesson;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Icon;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** The teacher's buttons during a live lesson. */
final class LiveLessonActions extends Div {

  /** Performs the actions. */
  interface Listener {
    /** Shows the answer on all screens. */
    void showAnswer();

    /** Moves on to the next question. */
    void next();

    /** Offers more questions. */
    void more();

    /** Pauses the screens, or gives them back. */
    void pause(boolean paused);

    /** Shows a board on all screens: the one from before, or one with this question's position. */
    void board();

    /** Ends the lesson. */
    void end();
  }

  private final Listener listener;
  private final Button answer;
  private final Button next;
  private final Button more;
  private final Button board;
  private final Button eyes;
  private final Span eyesText = new Span();
  private boolean paused;

  LiveLessonActions(Listener listener) {
    this.listener = listener;
    addClassName("live-acts");
    answer = Button.filled("live.show", this::showAnswer);
    next = Button.outlined("live.next", listener::next);
    more = Button.outlined("live.more", listener::more);
    board = Button.outlined("live.board.show", listener::board);
    eyes = new Button(ButtonStyle.SOFT, "", () -> listener.pause(!paused));
    eyes.addClassName("eyes");
    eyes.add(Icon.EYE.draw(), eyesText);
    var question = new InlineQuestion();
    Button end =
        Button.text(
            "live.end",
            asker ->
                question.confirm(
                    asker,
                    getTranslation("live.end.sure"),
                    getTranslation("live.end"),
                    listener::end));
    add(
        Markup.div("live-now", Markup.div("live-steps", answer, next, more, board), eyes),
        Markup.div("live-end", end, question));
  }

  /** The button disappears, so the focus moves to the next step. */
  private void showAnswer() {
    listener.showAnswer();
    (board.hasClassName("fill") ? board : next.isVisible() ? next : more).focus();
  }

  /** Shows the buttons while the board is on the screens, which has its own. */
  void showForBoard(LiveLesson lesson) {
    for (Button each : List.of(answer, next, more, board)) {
      each.setVisible(false);
    }
    showEyes(lesson);
  }

  /**
   * Shows the buttons for a question.
   *
   * @param anyMove whether it asks for any move, so there is no answer to show
   */
  void show(LiveLesson lesson, boolean anyMove) {
    answer.setText(getTranslation(anyMove ? "live.any-move.compare" : "live.show"));
    answer.setVisible(!lesson.isShown());
    next.setVisible(!lesson.isLast());
    more.setVisible(lesson.isLast() && !anyMove);
    board.setText(getTranslation(lesson.board() == null ? "live.board.show" : "live.board.again"));
    emphasize(next, lesson.isShown() && !anyMove);
    emphasize(board, lesson.isShown() && anyMove);
    showEyes(lesson);
  }

  private static void emphasize(Button button, boolean isMain) {
    button.setClassName("fill", isMain);
    button.setClassName("line", !isMain);
  }

  private void showEyes(LiveLesson lesson) {
    paused = lesson.isPaused();
    eyesText.setText(getTranslation(paused ? "live.eyes.back" : "live.eyes"));
    eyes.setClassName("on", paused);
  }
}
