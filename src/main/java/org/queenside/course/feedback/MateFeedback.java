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

/** The refutation of a move that was to mate. */
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
        Message.coded("mate.escape", escape.how()), escape.sketch(), null);
  }

  /** Answers a move that stalemates by mistake, whatever the aim was: it ends the game. */
  public static AnswerOutcome stalemate(Move move, Position after) {
    return new AnswerOutcome.Wrong(
        Message.coded("mate.stalemate"), crossing(move, after), Misconception.STALEMATE_WINS);
  }

  /**
   * Answers a move after which a reply keeps the next one from mating.
   *
   * @param expected the reply that the author wrote, told rather than another
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
        BoardHighlights.arrow(reply.from(), reply.to()),
        after.at(reply.to()) == null ? "mate.defended" : "mate.defended-capture",
        piece,
        reply.from(),
        reply.to());
  }

  /** The move crossed, and the king framed that it was meant for. */
  private static BoardHighlights crossing(Move move, Position after) {
    Square king = after.king(after.turn());
    SquareSet framed = king == null ? SquareSet.EMPTY : SquareSet.of(king);
    return new BoardHighlights(List.of(), framed, SquareSet.of(move.to()));
  }
}
