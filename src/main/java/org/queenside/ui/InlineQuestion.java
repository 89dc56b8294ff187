package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.jspecify.annotations.Nullable;

/**
 * A question asked on the page before something is done, usually below the button that asks it. It
 * shows one question at a time, and nothing until the first.
 */
public class InlineQuestion extends Div {

  private @Nullable Focusable<?> asker;

  /** Creates an empty place for questions. */
  public InlineQuestion() {
    addClassName("question");
  }

  /**
   * Shows a question made of any components, in place of another one.
   *
   * @param asker the button that asks; {@link #cancel} gives it the focus back
   */
  public void ask(Focusable<?> asker, Component... content) {
    removeAll();
    this.asker = asker;
    add(content);
  }

  /** Asks for a yes or a no as below; the no says "Cancel". */
  public void confirm(Focusable<?> asker, String text, String yes, Runnable action) {
    confirm(asker, text, yes, cancelText(), action);
  }

  /**
   * Asks for a yes or a no. The focus goes to the no, so Enter changes nothing by accident.
   *
   * @param asker the button that asks
   * @param text what would happen
   * @param yes what the button says that does it
   * @param no what the button says that closes the question
   * @param action runs after yes
   */
  public void confirm(Focusable<?> asker, String text, String yes, String no, Runnable action) {
    var keep = new Button(ButtonStyle.TEXT, no, this::cancel);
    ask(asker, new Paragraph(text), new Button(ButtonStyle.OUTLINED, yes, action), keep);
    keep.focus();
  }

  /** Creates the button that closes a question without doing anything. */
  public Button cancelButton() {
    return new Button(ButtonStyle.TEXT, cancelText(), this::cancel);
  }

  private String cancelText() {
    return getTranslation("question.cancel");
  }

  /** Shows a sentence in place of the question. */
  public void answer(String sentence) {
    close();
    add(new Paragraph(sentence));
  }

  /** Closes the question; the button that asked has the focus again. */
  public void cancel() {
    Focusable<?> back = asker;
    close();
    if (back != null) {
      back.focus();
    }
  }

  /** Removes what is shown. The caller decides where the focus goes. */
  public void close() {
    removeAll();
    asker = null;
  }
}
