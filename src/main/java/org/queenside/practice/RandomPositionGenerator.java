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

/** Generates random positions that could come up in a game. */
final class RandomPositionGenerator {
  /** Levels of difficulty, from a few pieces at 0 to a full board. */
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
   * Returns a position that passes a test, in which the game isn't over and no king is in check.
   *
   * @param level from 0 to {@link #LEVELS}, exclusive
   */
  static Position of(int level, SeededRandom random, Predicate<Position> fits) {
    while (true) {
      Position position =
          switch (level) {
            case 0 -> sparse(FEW, random);
            case 1 -> sparse(SEVERAL, random);
            case 2 -> played(OPENING, random);
            default -> played(MIDDLE_GAME, random);
          };
      if (position != null
          && position.hasLegalMove()
          && !position.isCheck()
          && fits.test(position)) {
        return position;
      }
    }
  }

  /**
   * Returns a position with two kings and the given number of other pieces, or null if it is
   * impossible.
   */
  private static @Nullable Position sparse(int pieces, SeededRandom random) {
    Board board = Board.EMPTY;
    for (Color color : Color.values()) {
      board = put(Piece.of(color, Role.KING), board, random);
    }
    for (int i = 0; i < pieces; i++) {
      Color color = i % 2 == 0 ? Color.WHITE : Color.BLACK;
      Role role = random.pick(ROLES);
      Piece piece = Piece.of(color, role);
      if (board.pieces(piece).size() < MOST.getOrDefault(role, 0)) {
        board = put(piece, board, random);
      }
    }
    return position(board, random.color());
  }

  /**
   * Returns a position without what the board does not show, castling rights and en passant; null
   * if it breaks the rules.
   */
  static @Nullable Position position(Board board, Color turn) {
    return switch (new Setup(board, turn, CastlingRights.NONE, null, 0, 1).position()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid _ -> null;
    };
  }

  private static Board put(Piece piece, Board board, SeededRandom random) {
    List<Square> free =
        board.occupied().complement().stream()
            .filter(square -> piece.role() != Role.PAWN || isOnPawnRank(square))
            .toList();
    return board.with(random.pick(free), piece);
  }

  private static boolean isOnPawnRank(Square square) {
    return square.rank() > 0 && square.rank() < 7;
  }

  /** Returns the position after the given number of moves, or null if the game ended earlier. */
  private static @Nullable Position played(int plies, SeededRandom random) {
    Position position = Position.START;
    // Makes either side equally likely to be to move.
    int length = plies + random.below(2);
    for (int ply = 0; ply < length; ply++) {
      if (!position.hasLegalMove()) {
        return null;
      }
      Position now = position;
      position = position.play(random.pick(position.legalMoves(), move -> likelihood(now, move)));
    }
    return position(position.board(), position.turn());
  }

  /** Prefers captures and avoids king moves, as human players do. */
  private static int likelihood(Position position, Move move) {
    if (position.at(move.to()) != null) {
      return 6;
    }
    return move.from() == position.king(position.turn()) ? 1 : 3;
  }
}
