package org.queenside.chess;

import static org.queenside.chess.SanText.UNKNOWN;

import org.jspecify.annotations.Nullable;

/** Where the piece of a written move may come from. */
final class SanOrigins {
  private SanOrigins() {}

  /** The pieces that fit the text and may legally go there. */
  static long legal(Position position, SanText.Step step) {
    Role role = role(position, step);
    if (role == null) {
      return 0;
    }
    int to = step.to().ordinal();
    MoveGenerator generator = new MoveGenerator(position);
    long origins = generator.origins(role, to);
    if (role == Role.KING && origins == 0) {
      long king = position.board.kings & position.board.bits(position.turn());
      boolean castles =
          king != 0 && (generator.targets(Long.numberOfTrailingZeros(king)) & 1L << to) != 0;
      origins = castles ? king : 0;
    }
    return restricted(origins, role, step);
  }

  /** The mover's pieces that fit the text, wherever they can go. */
  static long fitting(Position position, SanText.Step step) {
    Role role = role(position, step);
    Board board = position.board;
    return role == null
        ? 0
        : restricted(board.bits(role) & board.bits(position.turn()), role, step);
  }

  /** Those of the fitting pieces that could go there if there were no checks and pins. */
  static long reaching(Position position, SanText.Step step) {
    Role role = role(position, step);
    long fitting = fitting(position, step);
    return role == null || role == Role.PAWN
        ? fitting
        : fitting & reaching(position, role, step.to());
  }

  /**
   * The mover's pieces of a role, other than pawns, that could go to a square if there were no
   * checks and pins.
   */
  static long reaching(Position position, Role role, Square to) {
    Board board = position.board;
    Color turn = position.turn();
    return board.bits(role)
        & board.bits(turn)
        & Attacks.of(Piece.of(turn, role), to.ordinal(), board.occupancy());
  }

  /** Returns true if a piece from one of the origins is promoted by going to a square. */
  static boolean promotes(Position position, long origins, Square to) {
    return (position.board.pawns & origins) != 0 && (to.rank() == 0 || to.rank() == 7);
  }

  /** The role that is named; else that of the piece on the origin; else a pawn. */
  private static @Nullable Role role(Position position, SanText.Step step) {
    Square origin = step.origin();
    if (step.role() != null || origin == null) {
      return step.role() == null ? Role.PAWN : step.role();
    }
    Piece piece = position.at(origin);
    return piece == null || piece.color() != position.turn() ? null : piece.role();
  }

  private static long restricted(long origins, Role role, SanText.Step step) {
    long fitting = step.origins(origins);
    if (role != Role.PAWN) {
      return fitting;
    }
    long sameFile = SquareSet.file(step.to().file()).bits();
    boolean otherFile = step.fromFile() != UNKNOWN && step.fromFile() != step.to().file();
    return step.capture() || otherFile ? fitting & ~sameFile : fitting & sameFile;
  }
}
