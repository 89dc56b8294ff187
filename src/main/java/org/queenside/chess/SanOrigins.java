package org.queenside.chess;

import static org.queenside.chess.ParsedSan.UNKNOWN;

import org.jspecify.annotations.Nullable;

/** Finds the squares from which the piece in a written move can come. */
final class SanOrigins {
  private SanOrigins() {}

  /** Returns the pieces that fit the text and can legally make the move. */
  static long legal(Position position, ParsedSan.Step step) {
    return legal(position, reaching(position, step), step.to());
  }

  /** Returns the origins from which a piece can legally go to a square. */
  static long legal(Position position, long origins, Square to) {
    if (origins == 0) {
      return 0;
    }
    MoveGenerator generator = new MoveGenerator(position);
    long legal = 0;
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      if ((generator.targets(Long.numberOfTrailingZeros(rest)) & to.bit()) != 0) {
        legal |= rest & -rest;
      }
    }
    return legal;
  }

  /** Returns the mover's pieces that fit the text, wherever they can go. */
  static long fitting(Position position, ParsedSan.Step step) {
    Role role = role(position, step);
    Board board = position.board;
    return role == null
        ? 0
        : restricted(board.bits(role) & board.bits(position.turn()), role, step);
  }

  /**
   * Returns the fitting pieces that could go there if checks and pins didn't matter. Pawns and the
   * king, which may castle, are always included, because there is rarely more than one.
   */
  static long reaching(Position position, ParsedSan.Step step) {
    Role role = role(position, step);
    long fitting = fitting(position, step);
    return role == null || role == Role.PAWN || role == Role.KING
        ? fitting
        : fitting & reaching(position, role, step.to());
  }

  /**
   * Returns the mover's pieces of a role, except pawns, that could go to a square if checks and
   * pins didn't matter.
   */
  static long reaching(Position position, Role role, Square to) {
    Board board = position.board;
    Color turn = position.turn();
    return board.bits(role)
        & board.bits(turn)
        & Attacks.of(Piece.of(turn, role), to.ordinal(), board.occupancy());
  }

  /** Returns true if a piece on one of the origins would promote on a square. */
  static boolean promotes(Position position, long origins, Square to) {
    return (position.board.pawns & origins) != 0 && (to.rank() == 0 || to.rank() == 7);
  }

  /** Returns the named role, or the role of the piece on the origin, or a pawn. */
  private static @Nullable Role role(Position position, ParsedSan.Step step) {
    Square origin = step.origin();
    if (step.role() != null || origin == null) {
      return step.role() == null ? Role.PAWN : step.role();
    }
    Piece piece = position.at(origin);
    return piece == null || piece.color() != position.turn() ? null : piece.role();
  }

  private static long restricted(long origins, Role role, ParsedSan.Step step) {
    long fitting = step.origins(origins);
    if (role != Role.PAWN) {
      return fitting;
    }
    long sameFile = SquareSet.file(step.to().file()).bits();
    boolean otherFile = step.fromFile() != UNKNOWN && step.fromFile() != step.to().file();
    return step.capture() || otherFile ? fitting & ~sameFile : fitting & sameFile;
  }
}
