package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;

/** What came of the last thing done in a part of a page. Screen readers say it. */
final class Said extends Div {

  Said() {
    addClassName("answer");
    getElement().setAttribute("role", "status");
  }

  void done(String sentence) {
    say(Tone.RIGHT, "own.done", sentence);
  }

  void refused(String sentence) {
    say(Tone.REFUSED, "own.not", sentence);
  }

  private void say(Tone tone, String sign, String sentence) {
    removeAll();
    add(new AnswerBox(tone, getTranslation(sign), sentence));
  }
}
