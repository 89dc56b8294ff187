package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
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

    /** Ends the lesson. */
    void end();
  }

  private final Listener listener;
  private final Button answer;
  private final Button next;
  private final Button more;
  private final Button eyes;
  private final Span eyesText = new Span();
  private boolean paused;

  LiveLessonActions(Listener listener) {
    this.listener = listener;
    addClassName("live-acts");
    answer = Button.filled("live.show", this::showAnswer);
    next = Button.outlined("live.next", listener::next);
    more = Button.outlined("live.more", listener::more);
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
        Markup.div("live-now", Markup.div("live-steps", answer, next, more), eyes),
        Markup.div("live-end", end, question));
  }

  /** The button disappears, so the focus moves to the next step. */
  private void showAnswer() {
    listener.showAnswer();
    (next.isVisible() ? next : more).focus();
  }

  void show(LiveLesson lesson) {
    paused = lesson.isPaused();
    answer.setVisible(!lesson.isShown());
    next.setVisible(!lesson.isLast());
    more.setVisible(lesson.isLast());
    next.setClassName("fill", lesson.isShown());
    next.setClassName("line", !lesson.isShown());
    eyesText.setText(getTranslation(paused ? "live.eyes.back" : "live.eyes"));
    eyes.setClassName("on", paused);
  }
}
