package org.queenside.identity.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** The result of the last action in a part of a page. Screen readers announce it. */
final class StatusMessage extends Div implements Focusable<StatusMessage> {

  StatusMessage() {
    addClassName("answer");
    getElement().setAttribute("role", "status");
    setTabIndex(-1);
  }

  void showSuccess(String sentence) {
    say(Tone.RIGHT, "own.done", sentence);
  }

  /**
   * Shows a success after which the pressed button is gone. The message takes the focus, so that
   * people using a keyboard or a screen reader don't lose their place.
   */
  void showSuccessAndFocus(String sentence) {
    showSuccess(sentence);
    focus();
  }

  void showError(String sentence) {
    say(Tone.REFUSED, "own.not", sentence);
  }

  private void say(Tone tone, String sign, String sentence) {
    removeAll();
    add(new Notice(tone, getTranslation(sign), sentence));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
