package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Passed, doubled and isolated pawns, and rooks on files without pawns. */
final class PawnStructure {
  private static final int DOUBLED = -12;
  private static final int ISOLATED = -14;
  private static final int OPEN_FILE = 20;
  private static final int HALF_OPEN_FILE = 10;

  private static final long NOT_FILE_A = ~SquareSet.file(0).bits();
  private static final long NOT_FILE_H = ~SquareSet.file(7).bits();

  private PawnStructure() {}

  static int of(Position position, Color color, int phase) {
    SquareSet own = position.pieces(Piece.of(color, Role.PAWN));
    SquareSet enemy = position.pieces(Piece.of(color.opposite(), Role.PAWN));
    int score = 0;
    for (Square pawn : own) {
      SquareSet file = SquareSet.file(pawn.file());
      SquareSet front = front(pawn, color);
      if (front.intersect(file).intersects(own)) {
        score += DOUBLED;
      }
      if (!filesAround(pawn).minus(file).intersects(own)) {
        score += ISOLATED;
      }
      if (!front.intersects(enemy)) {
        score += passed(position, pawn, color, phase);
      }
    }
    for (Square rook : position.pieces(Piece.of(color, Role.ROOK))) {
      SquareSet file = SquareSet.file(rook.file());
      if (!file.intersects(own)) {
        score += file.intersects(enemy) ? HALF_OPEN_FILE : OPEN_FILE;
      }
    }
    return score;
  }

  /** The further a passed pawn has advanced, the better, especially in the endgame. */
  private static int passed(Position position, Square pawn, Color color, int phase) {
    int steps = color == Color.WHITE ? pawn.rank() - 1 : 6 - pawn.rank();
    int endgame = 5 * steps * steps + 10;
    Square enemy = position.king(color.opposite());
    Square own = position.king(color);
    if (enemy != null && own != null) {
      Square goal = Square.of(pawn.file(), color.opposite().homeRank());
      endgame += 2 * steps * (enemy.distance(goal) - own.distance(goal));
    }
    return GamePhase.blend(2 * steps * steps, endgame, phase);
  }

  /** The squares in front of a square, on its file and the adjacent files. */
  static SquareSet front(Square square, Color color) {
    long below = (1L << 8 * square.rank()) - 1;
    long ahead = color == Color.WHITE ? ~(below << 8 | 0xFFL) : below;
    return filesAround(square).intersect(new SquareSet(ahead));
  }

  private static SquareSet filesAround(Square square) {
    long file = SquareSet.file(square.file()).bits();
    return new SquareSet(file | (file & NOT_FILE_A) >>> 1 | (file & NOT_FILE_H) << 1);
  }

  /** The squares that a side's pawns attack. */
  static SquareSet attacks(SquareSet pawns, Color color) {
    long ahead = color == Color.WHITE ? pawns.bits() << 8 : pawns.bits() >>> 8;
    return new SquareSet((ahead & NOT_FILE_A) >>> 1 | (ahead & NOT_FILE_H) << 1);
  }
}
