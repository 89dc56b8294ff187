package org.queenside.identity.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** What came of the last thing done in a part of a page. Screen readers say it. */
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
   * Says that something has been done after which what was pressed is gone. It takes the focus, so
   * that whoever uses the keyboard or a screen reader stays here.
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
