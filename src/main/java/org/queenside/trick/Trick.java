package org.queenside.trick;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Something that the rules forbid, and that a player does all the same. Each trick breaks exactly
 * one rule, and no legal move leads to its board.
 */
public sealed interface Trick {

  /**
   * A forbidden move.
   *
   * @param ruling why it is forbidden; it has exactly one reason
   * @param board the board after it
   * @param proof the squares that prove it
   */
  record ForbiddenMove(TrickKind kind, Ruling.Illegal ruling, Board board, SquareSet proof)
      implements Trick {
    @Override
    public Position before() {
      return ruling.position();
    }

    @Override
    public List<Move> shownMoves() {
      return List.of(Move.of(ruling.tried().from(), ruling.tried().to()));
    }

    @Override
    public String text() {
      AttemptedMove tried = ruling.tried();
      Role choice = tried.choice();
      String squares = tried.from().toString() + tried.to();
      return choice == null ? squares : squares + Character.toLowerCase(choice.letter());
    }
  }

  /**
   * A legal move, and another one in the same turn.
   *
   * @param ruling why the second move is forbidden, in the position after the first
   */
  record SecondMove(Position before, Move first, Ruling.Illegal ruling, Board board)
      implements Trick {
    @Override
    public TrickKind kind() {
      return TrickKind.SECOND_MOVE;
    }

    @Override
    public SquareSet proof() {
      return SquareSet.EMPTY;
    }

    @Override
    public List<Move> shownMoves() {
      return List.of(first, Move.of(ruling.tried().from(), ruling.tried().to()));
    }

    @Override
    public String text() {
      return first + "+" + ruling.tried().from() + ruling.tried().to();
    }
  }

  /**
   * A legal move with which a captured piece comes back.
   *
   * @param piece the piece that comes back
   * @param square where it comes back
   */
  record ReturnedPiece(Position before, Move move, Piece piece, Square square, Board board)
      implements Trick {
    @Override
    public TrickKind kind() {
      return TrickKind.PIECE_RETURNS;
    }

    @Override
    public SquareSet proof() {
      return SquareSet.of(square);
    }

    @Override
    public Ruling.@Nullable Illegal ruling() {
      return null;
    }

    @Override
    public List<Move> shownMoves() {
      return List.of(move);
    }

    @Override
    public String text() {
      return move + "+" + piece.role().letter() + "@" + square;
    }
  }

  /** Returns the rule that it breaks. */
  TrickKind kind();

  /** Returns the position in which it is played. */
  Position before();

  /** Returns the pieces as the trick leaves them. This is never a position of the game. */
  Board board();

  /** Returns the ruling on the forbidden move, or null if no move is forbidden by itself. */
  Ruling.@Nullable Illegal ruling();

  /**
   * Returns the squares of which each proves that it is forbidden: of a piece in the way, of an
   * attacker. If it is empty, {@link TrickChoices} has the reasons to choose from.
   */
  SquareSet proof();

  /** Returns the moves that the board shows, one after the other. */
  List<Move> shownMoves();

  /** Returns it in the form that {@link TrickFinder#read} reads. */
  String text();

  /** Returns the side that plays it. */
  default Color side() {
    return before().turn();
  }
}
