package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import org.queenside.school.paper.GradedAnswer;
import org.queenside.school.paper.LocalAnswer;
import org.queenside.school.paper.PaperAnswerGrader;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.Markup;

/** The input for one pupil's answer to one task, with its grade. */
final class PaperResultCell extends Div {

  /** Receives typed answers, as they are stored, and focus changes. */
  interface Handler {
    void typed(PaperResultCell cell, String typed);

    void entered(PaperResultCell cell);
  }

  private final Pupil pupil;
  private final WorksheetTask task;
  private final LocalAnswer local;
  private final Input input = new Input();
  private final Span sign = Markup.span("sign");
  private String answer = "";
  private GradedAnswer graded;

  PaperResultCell(Pupil pupil, WorksheetTask task, LocalAnswer local, Handler handler) {
    this.pupil = pupil;
    this.task = task;
    this.local = local;
    this.graded = grade("");
    addClassName("result");
    sign.getElement().setAttribute("aria-hidden", "true");
    input.getElement().setAttribute("maxlength", "200");
    input.getElement().setAttribute("autocomplete", "off");
    input.getElement().setAttribute("autocapitalize", "off");
    input.getElement().setAttribute("spellcheck", "false");
    input.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            handler.typed(this, local.read(task, change.getValue()));
          }
        });
    input.getElement().addEventListener("focus", _ -> handler.entered(this));
    add(input, sign);
  }

  private GradedAnswer grade(String text) {
    return PaperAnswerGrader.of(task, text);
  }

  /** Shows a stored answer. */
  void show(String kept) {
    answer = kept;
    show(grade(kept));
    input.setValue(local.write(kept));
  }

  private void show(GradedAnswer now) {
    graded = now;
    for (GradedAnswer.Grade each : GradedAnswer.Grade.values()) {
      setClassName(each.name().toLowerCase(Locale.ROOT), each == now.grade());
    }
    sign.setText(GradeText.sign(now.grade()));
    boolean unreadable = now.grade() == GradedAnswer.Grade.UNREADABLE;
    input.getElement().setAttribute("aria-invalid", String.valueOf(unreadable));
    String what = getTranslation("paper.cell", pupil.name(), task.number());
    input
        .getElement()
        .setAttribute(
            "aria-label",
            now.grade() == GradedAnswer.Grade.EMPTY
                ? what
                : getTranslation(
                    "paper.cell.graded",
                    what,
                    getTranslation("paper.sign." + now.grade().name().toLowerCase(Locale.ROOT))));
  }

  void lock() {
    input.setEnabled(false);
  }

  Pupil pupil() {
    return pupil;
  }

  WorksheetTask task() {
    return task;
  }

  /** Returns the stored answer. */
  String answer() {
    return answer;
  }

  GradedAnswer graded() {
    return graded;
  }
}
