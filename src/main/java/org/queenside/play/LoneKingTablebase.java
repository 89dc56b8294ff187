package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/**
 * Perfect play with queen, rook, two rooks, two bishops, bishop and knight, or two knights against
 * a lone king. The distances to mate are exact; they are computed when first needed and kept in
 * memory.
 */
public final class LoneKingTablebase {
  private LoneKingTablebase() {}

  /** Returns whether one side has only its king and the other side's pieces are in a tablebase. */
  public static boolean covers(Position position) {
    return TablebaseMaterial.of(position) != null;
  }

  /**
   * Returns the number of moves the stronger side needs to mate with best play by both, 0 if it is
   * mate; empty if mate can't be forced.
   *
   * @param position a covered position with either side to move
   * @throws IllegalArgumentException if the position is not {@linkplain #covers covered}
   */
  public static OptionalInt movesToMate(Position position) {
    TablebaseMaterial material = TablebaseMaterial.of(position);
    Color stronger = TablebaseMaterial.stronger(position);
    if (material == null || stronger == null) {
      throw new IllegalArgumentException("no tablebase covers " + position);
    }
    if (position.turn() != stronger) {
      return longestDefence(position);
    }
    int moves = TablebaseCache.of(material).movesToMate(placement(position, material, stronger));
    return moves == 0 ? OptionalInt.empty() : OptionalInt.of(moves);
  }

  private static OptionalInt longestDefence(Position position) {
    if (position.isStalemate()) {
      return OptionalInt.empty();
    }
    int longest = 0;
    for (Move move : position.legalMoves()) {
      OptionalInt moves = movesToMateOrDraw(position.play(move));
      if (moves.isEmpty()) {
        return moves;
      }
      longest = Math.max(longest, moves.getAsInt());
    }
    return OptionalInt.of(longest);
  }

  /** A capture may leave pieces that no tablebase covers, which can't mate. */
  private static OptionalInt movesToMateOrDraw(Position position) {
    return covers(position) ? movesToMate(position) : OptionalInt.empty();
  }

  /**
   * Returns the move with which the lone king resists longest: one that draws, preferably a
   * capture, or else one after which the mate takes longest. The choice among equal moves looks
   * random but is always the same in the same position.
   *
   * @param position a covered position with the lone king to move
   * @throws IllegalArgumentException if the king has no legal move, or if the position is not
   *     covered
   */
  public static Move defence(Position position) {
    if (position.turn() == TablebaseMaterial.stronger(position) || !position.hasLegalMove()) {
      throw new IllegalArgumentException("no move for a lone king in " + position);
    }
    List<Move> best = new ArrayList<>();
    int most = -1;
    for (Move move : position.legalMoves()) {
      int resistance = resistance(position, move);
      if (resistance > most) {
        most = resistance;
        best.clear();
      }
      if (resistance == most) {
        best.add(move);
      }
    }
    return SeededRandom.of(position).pick(best);
  }

  private static int resistance(Position position, Move move) {
    OptionalInt moves = movesToMateOrDraw(position.play(move));
    boolean capture = position.at(move.to()) != null;
    return moves.orElse(capture ? Integer.MAX_VALUE : Integer.MAX_VALUE - 1);
  }

  /**
   * Returns every move that leads to the quickest mate; empty if mate can't be forced.
   *
   * @param position a covered position with the stronger side to move
   * @throws IllegalArgumentException if the position is not covered
   */
  public static List<Move> quickest(Position position) {
    OptionalInt moves = movesToMate(position);
    if (moves.isEmpty()) {
      return List.of();
    }
    OptionalInt next = OptionalInt.of(moves.getAsInt() - 1);
    return position.legalMoves().stream()
        .filter(move -> movesToMateOrDraw(position.play(move)).equals(next))
        .toList();
  }

  private static int placement(Position position, TablebaseMaterial material, Color stronger) {
    int placement =
        TablebaseIndex.of(
            kingSquare(position, stronger.opposite()), kingSquare(position, stronger));
    int number = 0;
    Role before = null;
    for (Role role : material.pieces()) {
      if (role != before) {
        for (Square square : position.pieces(stronger).intersect(position.pieces(role))) {
          placement = TablebaseIndex.withPiece(placement, number++, square.ordinal());
        }
      }
      before = role;
    }
    return placement;
  }

  private static int kingSquare(Position position, Color color) {
    return Objects.requireNonNull(position.king(color)).ordinal();
  }
}
