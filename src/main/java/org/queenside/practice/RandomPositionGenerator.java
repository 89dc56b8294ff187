package org.queenside.practice;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.play.SeededRandom;

/** Positions made by chance, as they could stand in a game. */
final class RandomPositionGenerator {
  /** Levels of difficulty, from 0: a few men at first, a board full of them at last. */
  static final int LEVELS = 4;

  private static final int FEW = 3;
  private static final int SEVERAL = 7;
  private static final int OPENING = 20;
  private static final int MIDDLE_GAME = 36;

  private static final List<Role> ROLES =
      List.of(Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN);
  private static final Map<Role, Integer> MOST =
      Map.of(Role.PAWN, 8, Role.KNIGHT, 2, Role.BISHOP, 2, Role.ROOK, 2, Role.QUEEN, 1);

  private RandomPositionGenerator() {}

  /**
   * Returns a position that fits. The game goes on in it, and nobody is in check.
   *
   * @param level from 0 below {@link #LEVELS}
   */
  static Position of(int level, SeededRandom chance, Predicate<Position> fits) {
    while (true) {
      Position position =
          switch (level) {
            case 0 -> sparse(FEW, chance);
            case 1 -> sparse(SEVERAL, chance);
            case 2 -> played(OPENING, chance);
            default -> played(MIDDLE_GAME, chance);
          };
      if (position != null
          && position.hasLegalMove()
          && !position.isCheck()
          && fits.test(position)) {
        return position;
      }
    }
  }

  /** Returns two kings and so many men more, or null if they cannot stand like that. */
  private static @Nullable Position sparse(int men, SeededRandom chance) {
    Board board = Board.EMPTY;
    for (Color color : Color.values()) {
      board = put(Piece.of(color, Role.KING), board, chance);
    }
    for (int man = 0; man < men; man++) {
      Color color = man % 2 == 0 ? Color.WHITE : Color.BLACK;
      Role role = chance.pick(ROLES);
      Piece piece = Piece.of(color, role);
      if (board.pieces(piece).size() < MOST.getOrDefault(role, 0)) {
        board = put(piece, board, chance);
      }
    }
    return position(board, chance.color());
  }

  /** What nobody sees on the board is not there: no right to castle, no double step just made. */
  private static @Nullable Position position(Board board, Color turn) {
    return switch (new Setup(board, turn, CastlingRights.NONE, null, 0, 1).position()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid _ -> null;
    };
  }

  private static Board put(Piece piece, Board board, SeededRandom chance) {
    List<Square> free =
        board.occupied().complement().stream()
            .filter(square -> piece.role() != Role.PAWN || isOnPawnRank(square))
            .toList();
    return board.with(chance.pick(free), piece);
  }

  private static boolean isOnPawnRank(Square square) {
    return square.rank() > 0 && square.rank() < 7;
  }

  /** Returns the position after so many moves, or null if the game ended before. */
  private static @Nullable Position played(int plies, SeededRandom chance) {
    Position position = Position.START;
    // Now and then White is to move, now and then Black.
    int length = plies + chance.below(2);
    for (int ply = 0; ply < length; ply++) {
      if (!position.hasLegalMove()) {
        return null;
      }
      Position now = position;
      position = position.play(chance.pick(position.legalMoves(), move -> likelihood(now, move)));
    }
    return position(position.board(), position.turn());
  }

  /** People take pieces, and leave the king at home. */
  private static int likelihood(Position position, Move move) {
    if (position.at(move.to()) != null) {
      return 6;
    }
    return move.from() == position.king(position.turn()) ? 1 : 3;
  }
}
