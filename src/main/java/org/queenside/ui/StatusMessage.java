package org.queenside.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import org.queenside.ui.Notice.Tone;

/** The result of the last action in a part of a page. Screen readers announce it. */
public class StatusMessage extends Div implements Focusable<StatusMessage> {

  public StatusMessage() {
    this("answer");
  }

  /** Creates it with the CSS class of the pages that show it. */
  protected StatusMessage(String className) {
    addClassName(className);
    getElement().setAttribute("role", "status");
    setTabIndex(-1);
  }

  public void showSuccess(String sentence) {
    show(Tone.RIGHT, "status.done", sentence);
  }

  /**
   * Shows a success after which the pressed button is gone. The message takes the focus, so that
   * people using a keyboard or a screen reader don't lose their place.
   */
  public void showSuccessAndFocus(String sentence) {
    showSuccess(sentence);
    focus();
  }

  public void showError(String sentence) {
    show(Tone.REFUSED, "status.failed", sentence);
  }

  private void show(Tone tone, String sign, String sentence) {
    removeAll();
    add(new Notice(tone, getTranslation(sign), sentence));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
