package org.queenside.game.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.play.ui.GamePanel;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickKind;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Notice.Tone;

/**
 * Asks why a trick isn't allowed: for a square that proves it, or for one of three reasons. One
 * wrong answer is free.
 */
final class TrickQuestion {

  private final GamePanel panel;
  private final TrickText texts;
  private final Consumer<Boolean> answered;
  private @Nullable Trick trick;
  private List<TrickKind> choices = List.of();
  private boolean wrongBefore;

  /**
   * Creates the question.
   *
   * @param answered gets whether the learner knew why
   */
  TrickQuestion(GamePanel panel, TrickText texts, Consumer<Boolean> answered) {
    this.panel = panel;
    this.texts = texts;
    this.answered = answered;
    panel.onSquare(this::pressed);
  }

  /**
   * Asks about a trick.
   *
   * @param reasons what to choose from, if no square proves it
   */
  void ask(Trick asked, List<TrickKind> reasons) {
    trick = asked;
    choices = reasons;
    wrongBefore = false;
    say("trick.why", asked.proof().isEmpty() ? "trick.why.choose" : "trick.why.tap");
  }

  private void say(String sign, String sentence) {
    List<Button> ways = new ArrayList<>();
    for (TrickKind choice : choices) {
      var way = new Button(ButtonStyle.OUTLINED, texts.rule(choice), () -> chosen(choice));
      way.addClassName("reason");
      way.addComponentAsFirst(TrickRulePicture.of(choice));
      ways.add(way);
    }
    panel.say(
        Tone.HINT,
        panel.getTranslation(sign),
        panel.getTranslation(sentence),
        ways.toArray(Button[]::new));
    if (ways.isEmpty()) {
      panel.focusBoard();
    } else {
      ways.getFirst().focus();
    }
  }

  private void pressed(Square square) {
    if (trick != null && !trick.proof().isEmpty()) {
      judge(trick.proof().contains(square));
    }
  }

  private void chosen(TrickKind choice) {
    if (trick != null) {
      choices = choices.stream().filter(other -> other != choice).toList();
      judge(choice == trick.kind());
    }
  }

  private void judge(boolean right) {
    if (right || wrongBefore) {
      trick = null;
      answered.accept(right);
    } else {
      wrongBefore = true;
      say("trick.again", "trick.again.text");
    }
  }
}
