package org.queenside.school.live.ui;

import java.util.List;
import org.queenside.board.BoardState;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Scene;
import org.queenside.course.ui.PromptLine;
import org.queenside.course.ui.SceneRenderer;
import org.queenside.school.live.LiveQuestion;

/** Draws the parts of a question that teachers and pupils both see. */
final class LiveBoards {

  private LiveBoards() {}

  /** Returns the board with an answer: an arrow for a move, a ring for a square. */
  static BoardState with(BoardState board, Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> board.withArrows(List.of(new Arrow(move.from(), move.to())));
      case Answer.Pick(Square square) ->
          board.withCircles(board.annotations().circles().union(SquareSet.of(square)));
      default -> board;
    };
  }

  /** Returns the board without interaction. */
  static BoardState atRest(LiveQuestion question) {
    return SceneRenderer.atRest(SceneRenderer.of(question.scene()));
  }

  /** Says in one line what to do now, or who is to move. */
  static void prompt(PromptLine line, LiveQuestion question, LiveAnswerText words) {
    Scene scene = question.scene();
    boolean isMove = scene.mode() == Scene.Mode.MOVE && !words.namesTurn(question);
    line.show(
        scene.prompt() == null ? null : words.course().text(scene.prompt()),
        isMove ? scene.turn() : null,
        0,
        0,
        false);
  }
}
