package org.queenside.ui;

import com.vaadin.flow.component.HtmlComponent;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * One sentence in a plain box with an icon: feedback on what the learner just did. It isn't
 * announced from here. The board's live region speaks it, so that it is heard only once.
 */
public class Notice extends Div {

  /**
   * The kind of feedback. It is never shown by colour alone: each kind has its own icon and word.
   */
  public enum Tone {
    REFUSED("no", Icon.REFUSED),
    RIGHT("yes", Icon.RIGHT),
    HINT("tip", Icon.HINT);

    private final String style;
    private final Icon icon;

    Tone(String style, Icon icon) {
      this.style = style;
      this.icon = icon;
    }
  }

  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");

  /**
   * Creates the box.
   *
   * @param tone the kind of feedback
   * @param sign one or two words beside the icon
   * @param sentence plain text in which {@code **…**} makes a square's name bold; may be empty
   */
  public Notice(Tone tone, String sign, String sentence) {
    this(tone, sign, sentence, Locale.ROOT);
  }

  /**
   * Creates the box.
   *
   * @param language the language of the sentence; {@link Locale#ROOT} for that of the page
   */
  Notice(Tone tone, String sign, String sentence, Locale language) {
    addClassNames("say", tone.style);
    add(Markup.flatten(Markup.div("sign", tone.icon.draw(), new Span(sign))));
    if (!sentence.isEmpty()) {
      var text = rich(sentence);
      TextLanguage.mark(text, language);
      add(text);
    }
  }

  /**
   * Turns a text with {@code **bold**} parts into a component; everything else is shown literally.
   * Squares and moves aren't translated by the browser.
   */
  public static Span rich(String text) {
    var result = new Span();
    var bold = BOLD.matcher(text);
    int from = 0;
    while (bold.find()) {
      NotationText.addTo(result, text.substring(from, bold.start()));
      result.add(NotationText.markIfNotation(new Bold(bold.group(1)), bold.group(1)));
      from = bold.end();
    }
    NotationText.addTo(result, text.substring(from));
    return Markup.flatten(result);
  }

  /** Returns the text to speak, without the marks for bold. */
  public static String plain(String text) {
    return BOLD.matcher(text).replaceAll("$1");
  }

  @Tag("b")
  private static final class Bold extends HtmlComponent {
    Bold(String text) {
      getElement().setText(text);
    }
  }
}
