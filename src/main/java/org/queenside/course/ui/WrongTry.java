package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.board.Rejection;
import org.queenside.board.RulingText;
import org.queenside.chess.Move;
import org.queenside.course.Answer;
import org.queenside.course.CourseText;
import org.queenside.course.Exercise;
import org.queenside.course.Outcome;
import org.queenside.course.Run;
import org.queenside.look.AnswerBox;

/** An exercise to look at after it went wrong: the board, and what was against the move. */
public final class WrongTry extends Div {

  /**
   * Shows the exercise.
   *
   * @param move the wrong move, or null if it is not known: then the board alone is shown
   */
  public WrongTry(Exercise exercise, @Nullable Move move) {
    addClassName("wrong-try");
    Run run = Run.start(exercise);
    var board = new ChessBoard();
    var stage = new Div(board);
    stage.addClassName("stage");
    var answer = new AnswerSlot(board);
    add(stage, answer);
    if (move != null
        && run.answer(new Answer.Play(move)).outcome() instanceof Outcome.Wrong wrong) {
      var words = new CourseText(getLocale(), ruling -> RulingText.of(ruling, getLocale()));
      var tried = new Rejection(move.from(), move.to());
      board.setState(SceneBoard.atRest(SceneBoard.missed(run.scene(), wrong, tried)));
      String sign = getTranslation("say.played", move.from(), move.to());
      answer.say(AnswerBox.Tone.REFUSED, sign, words.words(wrong.why()));
    } else {
      board.setState(SceneBoard.atRest(SceneBoard.of(run.scene())));
    }
  }
}
