package org.queenside.play;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;

/** What the stronger side has besides its king; the other has its king alone. */
enum TablebaseMaterial {
  QUEEN,
  ROOK,
  TWO_ROOKS,
  TWO_BISHOPS,
  BISHOP_AND_KNIGHT,
  TWO_KNIGHTS;

  /** Returns the pieces besides the king, in the order in which placements list them. */
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

  /** Returns the material that is left when one of the pieces is taken, or null if none mates. */
  @Nullable TablebaseMaterial without(int piece) {
    return pieces().size() == 1 ? null : of(List.of(pieces().get(1 - piece)));
  }

  /** Returns the material of a position in which one side has nothing but its king, else null. */
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

  /** Returns the side with more than a king, or null if there is no lone king against it. */
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
