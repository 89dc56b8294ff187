package org.queenside.course.feedback;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CheckResponse;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/**
 * A way out of a check: the proof that it isn't mate.
 *
 * @param how part of a sentence, as in "the king escapes to f8"
 */
public record CheckEscape(Move move, Message how, BoardHighlights highlights) {

  /**
   * Returns the most obvious way out: the king captures the checking piece or moves away, another
   * piece captures it, or a piece blocks.
   *
   * @param position a position with a check and a legal move
   */
  public static CheckEscape plainest(Position position) {
    Move move =
        position.legalMoves().stream()
            .min(Comparator.comparingInt(reply -> rank(position, reply)))
            .orElseThrow();
    return by(position, move);
  }

  /** Describes a legal move as a way out. */
  public static CheckEscape by(Position position, Move move) {
    return new CheckEscape(move, how(position, move), BoardHighlights.arrow(move));
  }

  /**
   * Returns the misconception behind taking this check for mate, or null if it may just be a slip.
   */
  public static @Nullable Misconception overlooked(Position position) {
    Square king = requireNonNull(position.king(position.turn()));
    return position.targets(king).isEmpty() ? Misconception.CHECK_WITHOUT_KING_MOVE_IS_MATE : null;
  }

  private static int rank(Position position, Move move) {
    return switch (CheckResponse.of(position, move)) {
      case MOVE -> 1;
      case CAPTURE -> move.from() == position.king(position.turn()) ? 0 : 2;
      case BLOCK -> 3;
    };
  }

  private static Message how(Position position, Move move) {
    Square from = move.from();
    return switch (CheckResponse.of(position, move)) {
      case MOVE -> Message.coded("escape.move", move.to());
      case CAPTURE ->
          Message.coded(
              "escape.capture", requireNonNull(position.at(from)), from, captured(position, move));
      case BLOCK ->
          Message.coded("escape.block", requireNonNull(position.at(from)), from, move.to());
    };
  }

  /** Returns the square of the captured piece; for en passant it isn't the move's target. */
  private static Square captured(Position position, Move move) {
    return position.at(move.to()) == null ? position.checkers().first() : move.to();
  }
}
