package org.queenside.learner.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;

/** What came of the last thing done in a part of a page. Screen readers say it. */
final class Said extends Div implements Focusable<Said> {

  Said() {
    addClassName("answer");
    getElement().setAttribute("role", "status");
    setTabIndex(-1);
  }

  void done(String sentence) {
    say(Tone.RIGHT, "own.done", sentence);
  }

  /**
   * Says that something has been done after which what was pressed is gone. It takes the focus, so
   * that whoever uses the keyboard or a screen reader stays here.
   */
  void conclude(String sentence) {
    done(sentence);
    focus();
  }

  void refused(String sentence) {
    say(Tone.REFUSED, "own.not", sentence);
  }

  private void say(Tone tone, String sign, String sentence) {
    removeAll();
    add(new AnswerBox(tone, getTranslation(sign), sentence));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
