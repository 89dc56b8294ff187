package org.queenside.course.rule.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.Evidence;
import org.queenside.board.RefusedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.course.model.Lesson;
import org.queenside.course.ui.AssignLink;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleText;
import org.queenside.rule.RuleTrial;
import org.queenside.rule.ui.WhyButton;
import org.queenside.ui.BesideBoard;
import org.queenside.ui.Button;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Focus;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;

/** One rule card: a board on which the rules judge every move, and the rule in words beside it. */
final class RuleBoardPanel extends Div {

  private final RuleCard card;
  private final ChessBoard board = new ChessBoard();
  private final Div turn = Markup.div("turn");
  private final FeedbackRegion message = new FeedbackRegion(board::announce);
  private final Button restart = Button.outlined("rules.restart", this::restart);
  private RuleTrial trial;

  /**
   * Creates the card.
   *
   * @param lesson the lesson that practises the rule, or null if the course doesn't have it
   * @param assignment where a teacher assigns that lesson; null for everyone else
   */
  RuleBoardPanel(
      RuleCard card, RuleText text, @Nullable Lesson lesson, @Nullable String assignment) {
    this.card = card;
    this.trial = RuleTrial.of(card);
    addClassNames("lesson", "rule-card");
    var title = new H1(text.title());
    title.addClassName("task");
    var foot = Markup.div("foot", acts(lesson));
    if (assignment != null) {
      foot.add(LinkButton.text(assignment, AssignLink.TEXT));
    }
    add(title, Markup.div("stage", board), new BesideBoard(turn, message, words(text)), foot);
    board.addMoveListener(this::tried);
    board.addTypedListener(this::typed);
    show();
    Focus.moveTo(title);
  }

  private Div words(RuleText text) {
    var words = new RuleWords("rule-words", card, text);
    words.addComponentAsFirst(Markup.paragraph("try", text.task()));
    return words;
  }

  private Div acts(@Nullable Lesson lesson) {
    var acts = Markup.div("acts two", restart);
    acts.setClassName("one", lesson == null);
    if (lesson != null) {
      LinkButton practise = LinkButton.filled("learn/" + lesson.id(), "rules.practise");
      practise.setAriaLabel(getTranslation("rules.practise.lesson", lesson.title()));
      acts.add(practise);
    }
    return acts;
  }

  private void typed(String text) {
    Move move = LenientMoveParser.read(trial.position(), text);
    if (move != null) {
      tried(move);
      return;
    }
    Ruling.Illegal refused = LenientMoveParser.refused(trial.position(), text);
    if (refused == null) {
      say(Tone.HINT, getTranslation("say.ignored"), getTranslation("rules.unclear"));
    } else {
      refuse(refused);
    }
  }

  private void tried(Move move) {
    switch (trial.rule(move)) {
      case Ruling.Illegal illegal -> refuse(illegal);
      case Ruling.Legal legal -> {
        trial = trial.after(legal);
        show();
        explain();
      }
    }
  }

  private void refuse(Ruling.Illegal ruling) {
    AttemptedMove tried = ruling.tried();
    board.setState(
        state()
            .withEvidence(Evidence.of(ruling))
            .withRejected(new RefusedMove(tried.from(), tried.to())));
    say(Tone.REFUSED, getTranslation("say.refused"), RulingText.of(ruling, getLocale()));
    WhyButton.addTo(message, ruling);
  }

  /** Explains the result of the last move, if it ended the game or allows a claim. */
  private void explain() {
    clearMessage();
    GameOutcome outcome = trial.isOver() ? trial.game().outcome() : null;
    if (outcome != null) {
      String key = "rules.end." + code(outcome.ending());
      String result = outcome.result().toString().replace("1/2", "½");
      say(Tone.RIGHT, getTranslation("rules.end", result), getTranslation(key));
      return;
    }
    trial
        .claim()
        .ifPresent(
            claim ->
                say(
                    Tone.HINT,
                    getTranslation("rules.claim"),
                    getTranslation("rules.claim." + code(claim))));
  }

  private static String code(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void restart() {
    trial = RuleTrial.of(card);
    clearMessage();
    show();
    board.focus();
  }

  private BoardState state() {
    BoardState state =
        BoardState.of(trial.position())
            .withOrientation(card.orientation())
            .withLast(trial.lastMove());
    return trial.isOver()
        ? state.withTyping(false)
        : state
            .withMode(BoardMode.MOVE)
            .withFree(true)
            .withTyping(true)
            .withMovable(trial.position().targets());
  }

  private void show() {
    board.setState(state());
    restart.setEnabled(trial.lastMove() != null);
    Color onMove = trial.position().turn();
    turn.removeAll();
    turn.setClassName("black", onMove == Color.BLACK);
    if (!trial.isOver()) {
      String key = "rules.turn." + onMove.letter();
      turn.add(Markup.span("disc"), new Span(getTranslation(key)));
    }
  }

  private void say(Tone tone, String sign, String sentence) {
    message.say(tone, sign, sentence);
    setClassName("answered", true);
  }

  private void clearMessage() {
    message.removeAll();
    setClassName("answered", false);
  }
}
