package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.board.Rejection;
import org.queenside.board.RulingText;
import org.queenside.chess.Move;
import org.queenside.course.Answer;
import org.queenside.course.CourseText;
import org.queenside.course.Exercise;
import org.queenside.course.Outcome;
import org.queenside.course.run.Run;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerSlot;

/**
 * An exercise to look at after it went wrong: the board, and what was against the move. Both stand
 * on a page where they stand on the desk.
 */
public final class WrongTry {

  private final ChessBoard board = new ChessBoard();
  private final Div stage = new Div(board);
  private final AnswerSlot answer = new AnswerSlot(board::announce);

  /**
   * Takes the exercise.
   *
   * @param move the wrong move, or null if it is not known: then the board alone tells
   */
  public WrongTry(Exercise exercise, @Nullable Move move) {
    Run run = Run.start(exercise);
    stage.addClassName("stage");
    if (move != null
        && run.answer(new Answer.Play(move)).outcome() instanceof Outcome.Wrong wrong) {
      var tried = new Rejection(move.from(), move.to());
      board.setState(SceneBoard.atRest(SceneBoard.missed(run.scene(), wrong, tried)));
      UI ui = UI.getCurrent();
      Locale locale = ui.getLocale();
      var words = new CourseText(locale, ruling -> RulingText.of(ruling, locale));
      String sign = ui.getTranslation("say.played", move.from(), move.to());
      answer.say(AnswerBox.Tone.REFUSED, sign, words.words(wrong.why()));
    } else {
      board.setState(SceneBoard.atRest(SceneBoard.of(run.scene())));
    }
  }

  /** The board with what refutes the move. */
  public Component stage() {
    return stage;
  }

  /** The move, and what is against it. */
  public Component answer() {
    return answer;
  }
}
