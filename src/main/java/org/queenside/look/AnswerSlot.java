package org.queenside.look;

import com.vaadin.flow.component.html.Div;
import java.util.function.Consumer;
import org.queenside.look.AnswerBox.Tone;

/** The place for the answer to the last try: read on the screen, and spoken by the board. */
public final class AnswerSlot extends Div {

  private final Consumer<String> speaker;

  /**
   * Creates an empty place.
   *
   * @param speaker says a sentence to a screen reader
   */
  public AnswerSlot(Consumer<String> speaker) {
    this.speaker = speaker;
    addClassName("answer-slot");
  }

  /** Shows an answer in place of the one before. */
  public void say(Tone tone, String sign, String sentence) {
    removeAll();
    add(new AnswerBox(tone, sign, sentence));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
    speaker.accept(sign + ". " + AnswerBox.plain(sentence));
  }
}
