package org.queenside.course.feedback;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** Refutes a move that should have been mate. */
public final class MateFeedback {
  private MateFeedback() {}

  static AnswerOutcome of(Piece piece, Move move, Position after) {
    if (after.isStalemate()) {
      return stalemate(move, after);
    }
    if (!after.isCheck()) {
      return AnswerOutcome.wrong(crossing(move, after), "mate.no-check", piece, move.to());
    }
    CheckEscape escape = CheckEscape.plainest(after);
    return new AnswerOutcome.Wrong(
        Message.coded("mate.escape", escape.how()), escape.highlights(), null);
  }

  /** Answers a move that stalemates by mistake, which ends the game, whatever the goal was. */
  public static AnswerOutcome stalemate(Move move, Position after) {
    return new AnswerOutcome.Wrong(
        Message.coded("mate.stalemate"), crossing(move, after), Misconception.STALEMATE_WINS);
  }

  /**
   * Answers a move after which a reply prevents mate on the next move.
   *
   * @param expected the author's reply, used if it prevents mate
   * @return null if mate follows every reply
   */
  public static @Nullable AnswerOutcome defended(Position after, Move expected) {
    Move reply =
        Stream.concat(Stream.of(expected).filter(after::isLegal), after.legalMoves().stream())
            .filter(move -> after.play(move).matesInOne().isEmpty())
            .findFirst()
            .orElse(null);
    if (reply == null) {
      return null;
    }
    Piece piece = requireNonNull(after.at(reply.from()));
    return AnswerOutcome.wrong(
        BoardHighlights.arrow(reply),
        after.at(reply.to()) == null ? "mate.defended" : "mate.defended-capture",
        piece,
        reply.from(),
        reply.to());
  }

  /** Returns a cross on the move and a frame around the king that should have been mated. */
  private static BoardHighlights crossing(Move move, Position after) {
    Square king = after.king(after.turn());
    SquareSet framed = king == null ? SquareSet.EMPTY : SquareSet.of(king);
    return new BoardHighlights(List.of(), framed, SquareSet.of(move.to()));
  }
}
