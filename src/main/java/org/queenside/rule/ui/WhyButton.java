package org.queenside.rule.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.rule.RuleSentence;
import org.queenside.ui.BesideBoard;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.FeedbackRegion;

/**
 * The "Why?" at the end of a refusal, or what offers a rule elsewhere. It opens the rule in place
 * of the feedback, and closes it again.
 */
public final class WhyButton extends Button {

  private final FeedbackRegion answer;
  private final RuleSentence rule;
  private @Nullable RulePanel panel;

  private WhyButton(FeedbackRegion answer, RuleSentence rule, String text) {
    super(ButtonStyle.TEXT, text, button -> ((WhyButton) button).toggle());
    this.answer = answer;
    this.rule = rule;
    addClassName("why");
    getElement().setAttribute("aria-expanded", "false");
  }

  /**
   * Adds the button after the sentence in the feedback.
   *
   * @param answer the feedback that shows why a move is refused
   */
  public static void addTo(FeedbackRegion answer, Ruling.Illegal ruling) {
    answer.append(
        new WhyButton(answer, RuleSentence.of(ruling), answer.getTranslation("rules.why")));
  }

  /** Adds a button that opens a rule after the sentence in the feedback. */
  public static void addTo(FeedbackRegion answer, RuleSentence rule) {
    answer.append(new WhyButton(answer, rule, answer.getTranslation("rules.show")));
  }

  private void toggle() {
    if (panel == null) {
      panel = new RulePanel(rule, this::close);
      answer.add(panel);
      BesideBoard.bringIntoView(panel);
      getElement().setAttribute("aria-expanded", "true");
    } else {
      close();
    }
  }

  private void close() {
    if (panel != null) {
      answer.remove(panel);
      panel = null;
      getElement().setAttribute("aria-expanded", "false");
      focus();
    }
  }
}
