package org.queenside.course.model;

import java.util.function.Predicate;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** A description of squares, which the rules turn into a set of squares for a position. */
public sealed interface SquareRule {

  /** Returns the squares that fit in the position. */
  default SquareSet squares(Position position) {
    return switch (this) {
      case Targets(Square from) -> withTurnOf(from, position).targets(from);
      case Attacks(Square from) -> position.attacks(from);
      case Attackers(Square target, Color by) -> position.attackers(target, by);
      case AttackedBy(Color by) ->
          position.pieces(by).stream()
              .map(position::attacks)
              .reduce(SquareSet.EMPTY, SquareSet::union);
      case Rank(int rank) -> SquareSet.rank(rank);
      case File(int file) -> SquareSet.file(file);
      case Diagonal(Square from, Square to) ->
          org.queenside.chess.Attacks.between(from, to).with(from).with(to);
      case SquareColour(boolean light) -> light ? SquareSet.LIGHT : SquareSet.DARK;
      case CanMove() -> movers(position, move -> true);
      case CanCapture() ->
          movers(position, move -> new Goal.CaptureAny().met(position, move, position.play(move)));
      case Pinned() -> position.pinned(position.turn());
    };
  }

  /** The squares the piece can move to, whichever side is to move. */
  record Targets(Square from) implements SquareRule {}

  /** The squares the piece attacks, including those of pieces that it protects. */
  record Attacks(Square from) implements SquareRule {}

  /** The pieces of one side that attack a square. */
  record Attackers(Square target, Color by) implements SquareRule {}

  /** The squares that some piece of one side attacks. */
  record AttackedBy(Color by) implements SquareRule {}

  /** A rank, 0 to 7. */
  record Rank(int rank) implements SquareRule {}

  /** A file, 0 to 7. */
  record File(int file) implements SquareRule {}

  /** The squares of a diagonal from one end to the other. */
  record Diagonal(Square from, Square to) implements SquareRule {}

  /** All light squares, or all dark ones. */
  record SquareColour(boolean light) implements SquareRule {}

  /** The pieces of the side to move that have a legal move. */
  record CanMove() implements SquareRule {}

  /** The pieces of the side to move that can capture something. */
  record CanCapture() implements SquareRule {}

  /** The pinned pieces of the side to move. */
  record Pinned() implements SquareRule {}

  private static SquareSet movers(Position position, Predicate<Move> filter) {
    return position.legalMoves().stream()
        .filter(filter)
        .map(Move::from)
        .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
  }

  /** Returns the position with the owner of the piece on the square to move. */
  static Position withTurnOf(Square square, Position position) {
    Piece piece = position.at(square);
    return piece == null || piece.color() == position.turn()
        ? position
        : position.withTurn(piece.color());
  }
}
