package org.queenside.school.paper;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.run.ExerciseRun;

/**
 * Converts answers from paper between a language, in which they are typed, and the signs and
 * English letters that are stored. The letters of options are the same in every language.
 *
 * @param letters the letters of the pieces
 * @param right the word for right
 * @param wrong the word for wrong
 */
public record LocalAnswer(PieceLetters letters, String right, String wrong) {

  /** Returns an answer as a teacher reads it. */
  public String write(String stored) {
    return letters.writeMoves(stored);
  }

  /** Returns an answer to a task as it is graded and stored. */
  public String read(WorksheetTask task, String typed) {
    String word = typed.strip();
    if (word.equalsIgnoreCase(right)) {
      return "+";
    }
    if (word.equalsIgnoreCase(wrong)) {
      return "-";
    }
    Position start = task.start();
    return start == null
        ? letters.readMoves(word)
        : PieceLetters.replaceMoves(word, new Line(start, task)::read);
  }

  /** Moves of one answer, each read beside the board that the moves before it lead to. */
  private final class Line {
    private ExerciseRun run;
    private Map<Square, Piece> pieces;
    private @Nullable Color turn;

    Line(Position start, WorksheetTask task) {
      run = ExerciseRun.start(task.exercise());
      pieces = start.board().toMap();
      turn = start.turn();
    }

    String read(String typed) {
      String move = letters.read(typed, pieces, turn);
      run = run.answer(new Answer.Typed(move)).next();
      pieces = run.scene().pieces();
      turn = run.scene().turn();
      return move;
    }
  }
}
