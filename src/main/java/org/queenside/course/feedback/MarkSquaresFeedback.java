package org.queenside.course.feedback;

import java.util.Objects;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.SquareRule;

/** Explains why a square is not one of those to mark. */
public final class MarkSquaresFeedback {
  private MarkSquaresFeedback() {}

  public static AnswerOutcome of(SquareRule rule, Position position, Square square) {
    BoardHighlights cross = BoardHighlights.crossing(square);
    return switch (rule) {
      case SquareRule.Targets(Square from) -> notATarget(position, from, square);
      case SquareRule.Attacks(Square from) ->
          AnswerOutcome.wrong(cross, "mark.attacks", pieceOn(position, from), from, square);
      case SquareRule.Attackers(Square target, Color by) ->
          notAnAttacker(position, by, target, square);
      case SquareRule.AttackedBy(Color by) ->
          AnswerOutcome.wrong(cross, "mark.attacked-by", by, square);
      case SquareRule.Rank(int rank) -> AnswerOutcome.wrong(cross, "mark.rank", square, rank + 1);
      case SquareRule.File(int file) ->
          AnswerOutcome.wrong(cross, "mark.file", square, String.valueOf((char) ('a' + file)));
      case SquareRule.Diagonal(Square from, Square to) ->
          AnswerOutcome.wrong(cross, "mark.diagonal", square, from, to);
      case SquareRule.SquareColour(boolean light) ->
          AnswerOutcome.wrong(cross, light ? "mark.light" : "mark.dark", square);
      case SquareRule.CanMove _ -> idle(position, square, "mark.can-move");
      case SquareRule.CanCapture _ -> idle(position, square, "mark.can-capture");
      case SquareRule.Pinned _ -> idle(position, square, "mark.pinned");
    };
  }

  /** Explains with the rules why the piece can't go there. */
  private static AnswerOutcome notATarget(Position position, Square from, Square square) {
    Position own = SquareRule.withTurnOf(from, position);
    return switch (Ruling.of(own, Move.of(from, square))) {
      case Ruling.Illegal illegal -> new AnswerOutcome.Refused(illegal, null);
      case Ruling.Legal _ ->
          throw new IllegalStateException(from + " reaches " + square + " in " + position);
    };
  }

  private static AnswerOutcome notAnAttacker(
      Position position, Color by, Square target, Square square) {
    Piece piece = position.at(square);
    BoardHighlights cross = BoardHighlights.crossing(square);
    if (piece == null) {
      return AnswerOutcome.wrong(cross, "mark.empty", square);
    }
    return piece.color() == by
        ? AnswerOutcome.wrong(cross, notAttacking(position, by, target), piece, square, target)
        : AnswerOutcome.wrong(cross, "mark.other-side", piece, square, by);
  }

  /**
   * Returns the key for a square that isn't attacked or, if the side's own piece is on it,
   * protected.
   */
  private static String notAttacking(Position position, Color by, Square target) {
    return position.pieces(by).contains(target) ? "mark.defenders" : "mark.attackers";
  }

  private static AnswerOutcome idle(Position position, Square square, String key) {
    Piece piece = position.at(square);
    BoardHighlights cross = BoardHighlights.crossing(square);
    if (piece == null) {
      return AnswerOutcome.wrong(cross, "mark.empty", square);
    }
    return piece.color() == position.turn()
        ? AnswerOutcome.wrong(cross, key, piece, square)
        : AnswerOutcome.wrong(cross, "mark.other-side", piece, square, position.turn());
  }

  private static Piece pieceOn(Position position, Square square) {
    return Objects.requireNonNull(position.at(square), () -> "no piece on " + square);
  }
}
