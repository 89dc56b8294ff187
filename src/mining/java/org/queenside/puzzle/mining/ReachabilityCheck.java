package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.queenside.chess.Attacks;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Decides whether a composed position has a legal last move. Promotions and castling are not
 * considered.
 */
final class ReachabilityCheck {
  private static final List<Role> CAPTURED =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private ReachabilityCheck() {}

  static boolean isReachable(Position position) {
    Color mover = position.turn().opposite();
    Square passed = position.enPassant();
    return passed == null
        ? position.pieces(mover).stream().anyMatch(to -> canHaveCome(position, to))
        : canHavePassed(position, passed, mover);
  }

  /** Only a double step leaves an en passant square. */
  private static boolean canHavePassed(Position position, Square passed, Color mover) {
    int ahead = mover == Color.WHITE ? 1 : -1;
    Square from = Square.of(passed.file(), passed.rank() - ahead);
    Square to = Square.of(passed.file(), passed.rank() + ahead);
    Piece pawn = Piece.of(mover, Role.PAWN);
    return isPosition(position.board().without(to).with(from, pawn), mover);
  }

  private static boolean canHaveCome(Position position, Square to) {
    Piece piece = Objects.requireNonNull(position.at(to));
    return origins(position, piece, to).stream()
        .flatMap(from -> boards(position, piece, from, to).stream())
        .anyMatch(board -> isPosition(board, piece.color()));
  }

  private static SquareSet origins(Position position, Piece piece, Square to) {
    SquareSet empty = position.occupied().complement();
    if (piece.role() != Role.PAWN) {
      return Attacks.of(piece, to, position.occupied()).intersect(empty);
    }
    SquareSet origins =
        Attacks.of(Piece.of(piece.color().opposite(), Role.PAWN), to, position.occupied());
    Square behind = Square.of(to.file(), to.rank() + (piece.color() == Color.WHITE ? -1 : 1));
    return origins.with(behind).minus(SquareSet.rank(piece.color().homeRank())).intersect(empty);
  }

  /** Returns the boards before the move, with each piece it may have captured. */
  private static List<Board> boards(Position position, Piece piece, Square from, Square to) {
    Board back = position.board().without(to).with(from, piece);
    boolean pawn = piece.role() == Role.PAWN;
    boolean straight = from.file() == to.file();
    List<Board> boards = new ArrayList<>();
    if (!pawn || straight) {
      boards.add(back);
    }
    if (!pawn || !straight) {
      for (Role captured : CAPTURED) {
        boards.add(back.with(to, Piece.of(piece.color().opposite(), captured)));
      }
    }
    return boards;
  }

  private static boolean isPosition(Board board, Color turn) {
    return ValidPosition.position(board, turn, CastlingRights.NONE, null) != null;
  }
}
