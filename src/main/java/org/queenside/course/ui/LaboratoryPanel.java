package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Answer;
import org.queenside.course.Laboratory;

/** The draw laboratory beside the board: the counters, the ways to claim, the score sheet. */
final class LaboratoryPanel extends Div {

  /** The third time counts for those who claim; the fifth ends the game. */
  private static final int TIMES = 5;

  private final Div counters = new Div();
  private final Div claims = new Div();
  private final NativeButton declare;
  private final SheetPanel sheet;

  /**
   * Creates an empty laboratory.
   *
   * @param answer takes what the learner does there
   */
  LaboratoryPanel(Consumer<Answer.Try> answer) {
    addClassName("laboratory");
    counters.addClassName("counters");
    claims.addClassName("claims");
    var claim =
        new NativeButton(getTranslation("draw.claim"), click -> answer.accept(new Answer.Claim()));
    claim.addClassNames("btn", "line");
    declare = new NativeButton("", click -> answer.accept(new Answer.Declare()));
    declare.addClassNames("btn", "line");
    claims.add(claim, declare);
    sheet = new SheetPanel(answer);
    add(counters, claims, sheet);
  }

  /** Shows the laboratory as it stands. */
  void show(Laboratory laboratory) {
    show(laboratory.counters());
    claims.setVisible(laboratory.claims());
    declare.setVisible(laboratory.declares());
    declare.setText(getTranslation(laboratory.declaring() ? "draw.declare.not" : "draw.declare"));
    declare.getElement().setAttribute("aria-pressed", String.valueOf(laboratory.declaring()));
    sheet.setVisible(!laboratory.sheet().entries().isEmpty());
    sheet.show(laboratory.sheet());
  }

  private void show(Laboratory.@Nullable Counters counted) {
    counters.removeAll();
    counters.setVisible(counted != null);
    if (counted == null) {
      return;
    }
    var pips = new Span();
    pips.addClassName("pips");
    pips.getElement().setAttribute("aria-hidden", "true");
    for (int time = 1; time <= TIMES; time++) {
      var pip = new Span();
      pip.setClassName("on", time <= counted.times());
      pip.setClassName("claim", time == 3);
      pips.add(pip);
    }
    var times = new Div(new Span(getTranslation("draw.counter.times", counted.times())), pips);
    var quiet = new Div(new Span(getTranslation("draw.counter.quiet", counted.quietMoves())));
    counters.add(times, quiet);
  }

  /** Returns how the last move on the sheet is written, for the ear; empty if there is none. */
  String spoken() {
    return sheet.spoken();
  }
}
