package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.Consumer;
import org.queenside.ui.Notice.Tone;

/** The place for the answer to the last try: read on the screen, and spoken by the board. */
public final class FeedbackRegion extends Div {

  private final Consumer<String> speaker;

  /**
   * Creates an empty place.
   *
   * @param speaker says a sentence to a screen reader
   */
  public FeedbackRegion(Consumer<String> speaker) {
    this.speaker = speaker;
    addClassName("answer-slot");
  }

  /** Shows an answer in place of the one before. */
  public void say(Tone tone, String sign, String sentence) {
    removeAll();
    add(new Notice(tone, sign, sentence));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
    speaker.accept(sign + ". " + Notice.plain(sentence));
  }
}
