package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import org.queenside.school.paper.GradedAnswer;
import org.queenside.school.paper.PaperAnswerGrader;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.school.roster.Pupil;

/** Where the answer of one pupil to one task is typed, with what it is worth. */
final class PaperResultCell extends Div {

  /** Hears what is typed, and where somebody is about to type. */
  interface Handler {
    void typed(PaperResultCell cell, String typed);

    void entered(PaperResultCell cell);
  }

  private final Pupil pupil;
  private final WorksheetTask task;
  private final Input input = new Input();
  private final Span sign = new Span();
  private String answer = "";
  private GradedAnswer marked;

  PaperResultCell(Pupil pupil, WorksheetTask task, Handler handler) {
    this.pupil = pupil;
    this.task = task;
    this.marked = mark("");
    addClassName("result");
    sign.addClassName("sign");
    sign.getElement().setAttribute("aria-hidden", "true");
    input.getElement().setAttribute("maxlength", "200");
    input.getElement().setAttribute("autocomplete", "off");
    input.getElement().setAttribute("autocapitalize", "off");
    input.getElement().setAttribute("spellcheck", "false");
    input.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            handler.typed(this, change.getValue());
          }
        });
    input.getElement().addEventListener("focus", _ -> handler.entered(this));
    add(input, sign);
  }

  private GradedAnswer mark(String text) {
    return PaperAnswerGrader.of(task, text);
  }

  /** Shows an answer that is kept. */
  void show(String kept) {
    answer = kept;
    show(mark(kept));
    input.setValue(kept);
  }

  private void show(GradedAnswer now) {
    marked = now;
    for (GradedAnswer.Grade each : GradedAnswer.Grade.values()) {
      setClassName(each.name().toLowerCase(Locale.ROOT), each == now.mark());
    }
    sign.setText(GradeText.sign(now.mark()));
    boolean unreadable = now.mark() == GradedAnswer.Grade.UNREADABLE;
    input.getElement().setAttribute("aria-invalid", String.valueOf(unreadable));
    String what = getTranslation("paper.cell", pupil.name(), task.number());
    input
        .getElement()
        .setAttribute(
            "aria-label",
            now.mark() == GradedAnswer.Grade.EMPTY
                ? what
                : what
                    + ": "
                    + getTranslation("paper.sign." + now.mark().name().toLowerCase(Locale.ROOT)));
  }

  void lock() {
    input.setEnabled(false);
  }

  void focus() {
    input.focus();
  }

  Pupil pupil() {
    return pupil;
  }

  WorksheetTask task() {
    return task;
  }

  /** The answer that is kept. */
  String answer() {
    return answer;
  }

  GradedAnswer marked() {
    return marked;
  }
}
