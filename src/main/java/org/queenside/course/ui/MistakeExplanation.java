package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AnswerLogFormat;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** A wrong move and its refutation, with board and text laid out as in an exercise. */
public final class MistakeExplanation {

  private final ChessBoard board = new ChessBoard();
  private final Div stage = Markup.div("stage", board);
  private final FeedbackRegion answer = new FeedbackRegion(board::announce);

  /**
   * Creates the review.
   *
   * @param move the wrong move, or null if unknown; then only the board is shown
   */
  public MistakeExplanation(Exercise exercise, @Nullable Move move) {
    UI ui = UI.getCurrent();
    String tried = move == null ? "" : AnswerLogFormat.of(new Answer.Play(move));
    LoggedMistake mistake =
        Objects.requireNonNull(LoggedMistake.of(exercise, null, tried, ui.getLocale()));
    board.setState(mistake.board().withRejected(mistake.rejected()));
    if (move != null && mistake.why() != null) {
      String sign = ui.getTranslation("say.played", move.from(), move.to());
      answer.say(Notice.Tone.REFUSED, sign, mistake.why());
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
