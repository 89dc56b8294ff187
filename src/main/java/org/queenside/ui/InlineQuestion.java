package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.jspecify.annotations.Nullable;

/**
 * A confirmation question on the page, usually below the button that asks it. It shows one question
 * at a time, and nothing before the first one.
 */
public class InlineQuestion extends Div {

  private @Nullable Focusable<?> asker;

  /** Creates an empty place for questions. */
  public InlineQuestion() {
    addClassName("question");
    onEscape(this, this::cancel);
  }

  /** Does something when the Escape key is pressed in a component. */
  public static void onEscape(Component in, Runnable action) {
    in.getElement()
        .addEventListener("keydown", _ -> action.run())
        .setFilter("event.key === 'Escape'");
  }

  /**
   * Shows a question made of any components, replacing any other.
   *
   * @param asker the button that asks; {@link #cancel} gives the focus back to it
   */
  public void ask(Focusable<?> asker, Component... content) {
    removeAll();
    this.asker = asker;
    add(content);
  }

  /** Asks a yes-or-no question as below, with "Cancel" as the no. */
  public void confirm(Focusable<?> asker, String text, String yes, Runnable action) {
    confirm(asker, text, yes, cancelText(), action);
  }

  /**
   * Asks a yes-or-no question. The focus goes to the no, so pressing Enter by accident changes
   * nothing.
   *
   * @param asker the button that asks
   * @param text what would happen
   * @param yes the text of the button that does it
   * @param no the text of the button that closes the question
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

  /** Replaces the question with a sentence. */
  public void answer(String sentence) {
    close();
    add(new Paragraph(sentence));
  }

  /** Closes the question, and gives the focus back to the button that asked. */
  public void cancel() {
    Focusable<?> back = asker;
    close();
    if (back != null) {
      back.focus();
    }
  }

  /** Removes the question or sentence. The caller decides where the focus goes. */
  public void close() {
    removeAll();
    asker = null;
  }
}
