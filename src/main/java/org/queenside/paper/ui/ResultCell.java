package org.queenside.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import org.queenside.classroom.Pupil;
import org.queenside.paper.Marked;
import org.queenside.paper.Marking;
import org.queenside.paper.PaperTask;

/** Where the answer of one pupil to one task is typed, with what it is worth. */
final class ResultCell extends Div {

  /** Hears what is typed, and where somebody is about to type. */
  interface Handler {
    void typed(ResultCell cell, String typed);

    void entered(ResultCell cell);
  }

  private final Pupil pupil;
  private final PaperTask task;
  private final Input input = new Input();
  private final Span sign = new Span();
  private String answer = "";
  private Marked marked;

  ResultCell(Pupil pupil, PaperTask task, Handler handler) {
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

  private Marked mark(String text) {
    return Marking.of(task, text);
  }

  /** Shows an answer that is kept. */
  void show(String kept) {
    answer = kept;
    show(mark(kept));
    input.setValue(kept);
  }

  private void show(Marked now) {
    marked = now;
    for (Marked.Mark each : Marked.Mark.values()) {
      setClassName(each.name().toLowerCase(Locale.ROOT), each == now.mark());
    }
    sign.setText(MarkText.sign(now.mark()));
    boolean unreadable = now.mark() == Marked.Mark.UNREADABLE;
    input.getElement().setAttribute("aria-invalid", String.valueOf(unreadable));
    String what = getTranslation("paper.cell", pupil.name(), task.number());
    input
        .getElement()
        .setAttribute(
            "aria-label",
            now.mark() == Marked.Mark.EMPTY
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

  PaperTask task() {
    return task;
  }

  /** The answer that is kept. */
  String answer() {
    return answer;
  }

  Marked marked() {
    return marked;
  }
}
