package org.queenside.course.question;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.BoardHighlights;

/**
 * A line along which a piece would attack a square if nothing were in between.
 *
 * @param attacker the square of the piece
 * @param blocker the first square in between that isn't empty
 */
record BlockedLine(Square attacker, Square blocker) {
  private static final Set<Role> SLIDERS = Set.of(Role.BISHOP, Role.ROOK, Role.QUEEN);

  /**
   * Returns a blocked line from a piece of the given side to the square, or null if there is none.
   */
  static @Nullable BlockedLine to(Square target, Color by, Position position) {
    for (Square attacker : position.pieces(by)) {
      Piece piece = requireNonNull(position.at(attacker));
      if (SLIDERS.contains(piece.role())
          && Attacks.of(piece, attacker, SquareSet.EMPTY).contains(target)) {
        SquareSet blocker =
            position
                .attacks(attacker)
                .intersect(Attacks.between(attacker, target))
                .intersect(position.occupied());
        if (!blocker.isEmpty()) {
          return new BlockedLine(attacker, blocker.first());
        }
      }
    }
    return null;
  }

  BoardHighlights highlights() {
    return new BoardHighlights(
        List.of(new Arrow(attacker, blocker)), SquareSet.of(blocker), SquareSet.EMPTY);
  }
}
