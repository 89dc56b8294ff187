package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.ui.Notice.Tone;

/** The feedback on the last try: shown on the screen, and spoken by the board. */
public class FeedbackRegion extends Div {

  private final Consumer<String> speaker;
  private Locale language = Locale.ROOT;

  /**
   * Creates an empty region.
   *
   * @param speaker speaks a sentence through a screen reader
   */
  public FeedbackRegion(Consumer<String> speaker) {
    this.speaker = speaker;
    addClassName("answer-slot");
  }

  /** Sets the language of the sentences, if it isn't the language of the page. */
  public void setLanguage(Locale language) {
    this.language = language;
  }

  /** Shows feedback in place of the previous one. */
  public void say(Tone tone, String sign, String sentence) {
    say(tone, sign, sentence, "");
  }

  /**
   * Shows feedback in place of the previous one.
   *
   * @param more text that is spoken afterwards, because the screen shows it elsewhere
   * @param ways buttons that continue from here
   */
  public void say(Tone tone, String sign, String sentence, String more, Component... ways) {
    removeAll();
    var notice = new Notice(tone, sign, sentence, language);
    if (ways.length > 0) {
      notice.add(Markup.div("onward", ways));
    }
    add(notice);
    BesideBoard.bringIntoView(this);
    String end = sign.matches(".*[!?]") ? " " : ". ";
    speaker.accept((sign + end + Notice.plain(sentence) + " " + more).strip());
  }

  /** Puts a component after the sentence of the feedback. */
  public void append(Component more) {
    getChildren()
        .filter(Notice.class::isInstance)
        .map(Notice.class::cast)
        .forEach(notice -> notice.add(more));
  }
}
