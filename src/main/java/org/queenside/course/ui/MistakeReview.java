package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.board.RejectedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.ExerciseRun;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Notice;

/**
 * A wrong move and its refutation, with the board and the text laid out as in an exercise.
 */
public final class MistakeReview {

  private final ChessBoard board = new ChessBoard();
  private final Div stage = new Div(board);
  private final FeedbackRegion answer = new FeedbackRegion(board::announce);

  /**
   * Creates the review.
   *
   * @param move the wrong move, or null if unknown; then only the board is shown
   */
  public MistakeReview(Exercise exercise, @Nullable Move move) {
    ExerciseRun run = ExerciseRun.start(exercise);
    stage.addClassName("stage");
    if (move != null
        && run.answer(new Answer.Play(move)).outcome() instanceof AnswerOutcome.Wrong wrong) {
      var tried = new RejectedMove(move.from(), move.to());
      board.setState(SceneRenderer.atRest(SceneRenderer.missed(run.scene(), wrong, tried)));
      UI ui = UI.getCurrent();
      Locale locale = ui.getLocale();
      var words = new CourseText(locale, ruling -> RulingText.of(ruling, locale));
      String sign = ui.getTranslation("say.played", move.from(), move.to());
      answer.say(Notice.Tone.REFUSED, sign, words.text(wrong.why()));
    } else {
      board.setState(SceneRenderer.atRest(SceneRenderer.of(run.scene())));
    }
  }

  /** Returns the board with the refutation. */
  public Component stage() {
    return stage;
  }

  /** Returns the move and the reason why it is wrong. */
  public Component answer() {
    return answer;
  }
}
