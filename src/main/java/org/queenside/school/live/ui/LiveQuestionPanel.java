package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.RefusedMove;
import org.queenside.chess.Ruling;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Message;
import org.queenside.course.ui.OptionsPanel;
import org.queenside.course.ui.PromptLine;
import org.queenside.course.ui.SceneRenderer;
import org.queenside.rule.ui.WhyButton;
import org.queenside.school.live.LiveAnswer;
import org.queenside.school.live.LiveAnswerResponse;
import org.queenside.school.live.LiveAnswerService;
import org.queenside.school.live.LiveQuestion;
import org.queenside.school.live.LiveStep;
import org.queenside.school.live.PupilLiveScreen;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.ui.BesideBoard;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** A question of a live lesson on a pupil's screen: one tap answers, and another one changes it. */
final class LiveQuestionPanel extends Div implements LiveScreenPanel {

  private final LiveStep step;
  private final @Nullable LiveQuestion question;
  private final LiveAnswerService live;
  private final Runnable changed;
  private final LiveAnswerText words = new LiveAnswerText();
  private final ChessBoard board = new ChessBoard();
  private final H1 task = new H1();
  private final Span count = new Span();
  private final OptionsPanel options;
  private final FeedbackRegion reply = new FeedbackRegion(board::announce);
  private final Div foot = Markup.div("foot");
  private Answer.@Nullable Try given;
  private boolean decided;

  /**
   * Creates the panel.
   *
   * @param changed shows what is on the screens now, after the lesson has moved on
   */
  LiveQuestionPanel(PupilLiveScreen screen, LiveAnswerService live, Runnable changed) {
    this.step = screen.step();
    this.question = screen.question();
    this.live = live;
    this.changed = changed;
    this.options =
        new OptionsPanel(
            words.course(), step.question(), option -> answer(new Answer.Choose(option), null));
    addClassName("lesson");
    task.addClassName("task");
    var stage = Markup.div("stage", board);
    var prompt = new PromptLine();
    var beside = new BesideBoard(prompt);
    add(
        Markup.div("taskrow", task),
        Markup.div("where", new Span(getTranslation("live")), count),
        stage,
        beside,
        foot);
    if (question == null) {
      task.setText(getTranslation("live.gone"));
    } else {
      task.add(Notice.rich(question.exercise().info().task()));
      String text = question.exercise().info().text();
      if (text != null) {
        beside.add(Markup.div("text", Notice.rich(text)));
      }
      LiveBoards.prompt(prompt, question, words);
      options.show(question.scene().options(), board::focus);
      board.setState(SceneRenderer.of(question.scene()));
      listen();
    }
    beside.add(reply, options);
  }

  private void listen() {
    board.addMoveListener(
        move -> answer(new Answer.Play(move), new RefusedMove(move.from(), move.to())));
    board.addTypedListener(typed -> answer(new Answer.Typed(typed), null));
    board.addSquareListener(square -> answer(new Answer.Pick(square), null));
  }

  /** Returns whether this is the question on the screens. */
  boolean isFor(PupilLiveScreen screen) {
    return step.equals(screen.step());
  }

  void focus() {
    Focus.moveTo(task);
  }

  /** Shows the current stage of this question. */
  void show(PupilLiveScreen screen) {
    if (question == null || !question.isOpen()) {
      count.setText(getTranslation("live.question", screen.number(), screen.of()));
    }
    if (question == null) {
      return;
    }
    LiveAnswer answer = screen.answer();
    if (screen.isShown()) {
      reveal(question, answer);
    } else if (answer != null && given == null) {
      given = question.answer(answer.answer());
      confirm(question, given);
    }
  }

  @Override
  public Div foot() {
    return foot;
  }

  private void answer(Answer.Try answer, @Nullable RefusedMove tried) {
    if (question == null || decided) {
      return;
    }
    try {
      switch (live.answer(step, answer)) {
        case LiveAnswerResponse.Taken(String code) -> {
          given = question.answer(code);
          confirm(question, given);
        }
        case LiveAnswerResponse.Refused(Ruling.Illegal ruling) -> refuse(question, ruling, tried);
        case LiveAnswerResponse.Unclear(Message why) -> {
          board.setState(current(question));
          if (why != null) {
            reply.say(Tone.HINT, getTranslation("say.ignored"), words.course().text(why));
          }
        }
      }
    } catch (ConflictException _) {
      changed.run();
    } catch (NotSavedException _) {
      board.setState(current(question).withRejected(tried));
      reply.say(Tone.REFUSED, getTranslation("say.unsaved"), getTranslation("live.unsaved"));
    }
  }

  private void confirm(LiveQuestion asked, Answer.Try answer) {
    board.setState(current(asked));
    options.choose(answer);
    reply.say(
        Tone.HINT,
        getTranslation("live.in"),
        getTranslation(
            asked.isOpen() ? "live.in.any-move" : "live.in.about", words.of(asked, answer)));
  }

  private void refuse(LiveQuestion asked, Ruling.Illegal ruling, @Nullable RefusedMove tried) {
    var refused = new AnswerOutcome.Refused(ruling, null);
    BoardState board = SceneRenderer.refused(asked.scene(), refused, tried);
    this.board.setState(given == null ? board : LiveBoards.with(board, given));
    reply.say(
        Tone.REFUSED,
        getTranslation("say.refused"),
        words.course().text(new Message.Refusal(ruling)));
    WhyButton.addTo(reply, ruling);
  }

  private BoardState current(LiveQuestion asked) {
    BoardState state = SceneRenderer.of(asked.scene());
    return given == null ? state : LiveBoards.with(state, given);
  }

  private void reveal(LiveQuestion asked, @Nullable LiveAnswer answer) {
    if (decided) {
      return;
    }
    decided = true;
    if (asked.isOpen()) {
      BoardState rest = LiveBoards.atRest(asked);
      board.setState(answer == null ? rest : LiveBoards.with(rest, asked.answer(answer.answer())));
      reply.say(Tone.HINT, getTranslation("live.pause"), getTranslation("live.any-move.compared"));
      return;
    }
    boolean right = answer != null && answer.isRight();
    Answer.Try shown =
        right ? asked.answer(Objects.requireNonNull(answer).answer()) : asked.solution();
    board.setState(LiveBoards.with(LiveBoards.atRest(asked), shown));
    if (answer != null && !right) {
      options.mark(asked.answer(answer.answer()), false);
    }
    options.mark(shown, true);
    String sign = right ? "say.right" : answer == null ? "live.answer" : "live.not-right";
    reply.say(right ? Tone.RIGHT : Tone.HINT, getTranslation(sign), words.solution(asked, shown));
  }
}
