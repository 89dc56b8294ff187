package org.queenside.play;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;

/** The pieces of the stronger side besides its king; the other side has only its king. */
enum TablebaseMaterial {
  QUEEN,
  ROOK,
  TWO_ROOKS,
  TWO_BISHOPS,
  BISHOP_AND_KNIGHT,
  TWO_KNIGHTS;

  /** Returns the pieces besides the king, in the order used in placements. */
  List<Role> pieces() {
    return switch (this) {
      case QUEEN -> List.of(Role.QUEEN);
      case ROOK -> List.of(Role.ROOK);
      case TWO_ROOKS -> List.of(Role.ROOK, Role.ROOK);
      case TWO_BISHOPS -> List.of(Role.BISHOP, Role.BISHOP);
      case BISHOP_AND_KNIGHT -> List.of(Role.BISHOP, Role.KNIGHT);
      case TWO_KNIGHTS -> List.of(Role.KNIGHT, Role.KNIGHT);
    };
  }

  /** Returns the material after the capture of one piece, or null if the rest can't mate. */
  @Nullable TablebaseMaterial without(int piece) {
    return pieces().size() == 1 ? null : of(List.of(pieces().get(1 - piece)));
  }

  /**
   * Returns the material of a position, or null if it isn't one of these sets against a lone king.
   */
  static @Nullable TablebaseMaterial of(Position position) {
    Color stronger = stronger(position);
    if (stronger == null) {
      return null;
    }
    SquareSet own = position.pieces(stronger);
    return of(
        Stream.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN)
            .flatMap(
                role ->
                    Stream.generate(() -> role).limit(position.pieces(role).intersect(own).size()))
            .toList());
  }

  private static @Nullable TablebaseMaterial of(List<Role> pieces) {
    for (TablebaseMaterial material : values()) {
      if (material.pieces().equals(pieces)) {
        return material;
      }
    }
    return null;
  }

  /** Returns the side that plays against a lone king, or null if no side does. */
  static @Nullable Color stronger(Position position) {
    if (position.king(Color.WHITE) == null || position.king(Color.BLACK) == null) {
      return null;
    }
    boolean whiteAlone = position.pieces(Color.WHITE).size() == 1;
    boolean blackAlone = position.pieces(Color.BLACK).size() == 1;
    if (whiteAlone == blackAlone) {
      return null;
    }
    return whiteAlone ? Color.BLACK : Color.WHITE;
  }
}
