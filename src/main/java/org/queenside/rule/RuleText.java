package org.queenside.rule;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.queenside.text.MessageBundle;

/**
 * The words of a rule card in one language. In sentences, {@code **…**} marks bold text.
 *
 * @param title the name of the rule
 * @param sentences the rule in three sentences
 * @param mistake what is easy to get wrong
 * @param task what to try on the board
 * @param searchWords other words people use for it, separated by spaces
 */
public record RuleText(
    String title, List<String> sentences, String mistake, String task, String searchWords) {

  public RuleText {
    sentences = List.copyOf(sentences);
  }

  /** Returns the words of a card. */
  public static RuleText of(RuleCard card, Locale locale) {
    MessageBundle words = MessageBundle.of("vaadin-i18n.rule", locale);
    String key = card.code() + ".";
    return new RuleText(
        words.raw(key + "title"),
        Stream.of("1", "2", "3").map(number -> words.raw(key + number)).toList(),
        words.raw(key + "mistake"),
        words.raw(key + "try"),
        words.raw(key + "search"));
  }
}
