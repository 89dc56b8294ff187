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
  SquareSet squares(Position position);

  /** The squares the piece can move to, whichever side is to move. */
  record Targets(Square from) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return withTurnOf(from, position).targets(from);
    }
  }

  /** The squares the piece attacks, including those of pieces that it defends. */
  record Attacks(Square from) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return position.attacks(from);
    }
  }

  /** The pieces of one side that attack a square. */
  record Attackers(Square target, Color by) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return position.attackers(target, by);
    }
  }

  /** The squares that some piece of one side attacks. */
  record AttackedBy(Color by) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return position.pieces(by).stream()
          .map(position::attacks)
          .reduce(SquareSet.EMPTY, SquareSet::union);
    }
  }

  /** A rank, 0 to 7. */
  record Rank(int rank) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return SquareSet.rank(rank);
    }
  }

  /** A file, 0 to 7. */
  record File(int file) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return SquareSet.file(file);
    }
  }

  /** The squares of a diagonal from one end to the other. */
  record Diagonal(Square from, Square to) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return org.queenside.chess.Attacks.between(from, to).with(from).with(to);
    }
  }

  /** All light squares, or all dark ones. */
  record SquareColour(boolean light) implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return light ? SquareSet.LIGHT : SquareSet.DARK;
    }
  }

  /** The pieces of the side to move that have a legal move. */
  record CanMove() implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return movers(position, move -> true);
    }
  }

  /** The pieces of the side to move that can capture something. */
  record CanCapture() implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return movers(
          position, move -> new Goal.CaptureAny().met(position, move, position.play(move)));
    }
  }

  /** The pinned pieces of the side to move. */
  record Pinned() implements SquareRule {
    @Override
    public SquareSet squares(Position position) {
      return position.pinned(position.turn());
    }
  }

  private static SquareSet movers(Position position, Predicate<Move> filter) {
    return position.legalMoves().stream()
        .filter(filter)
        .map(Move::from)
        .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
  }

  /** Returns the position in which the owner of the piece on the square is to move. */
  static Position withTurnOf(Square square, Position position) {
    Piece piece = position.at(square);
    return piece == null || piece.color() == position.turn()
        ? position
        : position.withTurn(piece.color());
  }
}
