package org.queenside.course.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.DrawControls;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/**
 * The panel beside the board for a drawn game: the counters, the ways to claim a draw, and the
 * score sheet.
 */
final class DrawPanel extends Div {

  private final Div counters = Markup.div("counters");
  private final Div claims = Markup.div("claims");
  private final Button declare;
  private final ScoreSheetPanel sheet;
  private String counted = "";

  /**
   * Creates an empty panel.
   *
   * @param answer receives the learner's answers
   */
  DrawPanel(Consumer<Answer.Try> answer) {
    addClassName("laboratory");
    declare = Button.outlined("draw.declare", () -> answer.accept(new Answer.Declare()));
    claims.add(Button.outlined("draw.claim", () -> answer.accept(new Answer.Claim())), declare);
    sheet = new ScoreSheetPanel(answer);
    add(counters, claims, sheet);
  }

  /** Shows the current state. */
  void show(DrawControls controls) {
    show(controls.counters());
    claims.setVisible(controls.claims());
    declare.setVisible(controls.declares());
    declare.setText(getTranslation(controls.declaring() ? "draw.declare.not" : "draw.declare"));
    declare.getElement().setAttribute("aria-pressed", String.valueOf(controls.declaring()));
    sheet.setVisible(!controls.sheet().entries().isEmpty());
    sheet.show(controls.sheet());
  }

  private void show(DrawControls.@Nullable Counters now) {
    counters.removeAll();
    counted = "";
    counters.setVisible(now != null);
    if (now == null) {
      return;
    }
    counters.add(
        counter("draw.counter.times", now.times()),
        counter("draw.counter.quiet", now.quietMoves()));
  }

  /** Creates a counter; screen readers read the number and label as one line. */
  private Div counter(String key, int number) {
    var count = new HtmlContainer("b");
    count.setText(String.valueOf(number));
    String what = getTranslation(key, number);
    counted += number + " " + what + ". ";
    return new Div(count, new Span(what));
  }

  /** Returns the last move and the counters for screen readers. */
  String spoken() {
    return (sheet.spoken() + " " + counted).strip();
  }
}
