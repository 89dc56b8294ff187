package org.queenside.chess;

import static org.queenside.chess.ParsedSan.UNKNOWN;

import org.jspecify.annotations.Nullable;

/** Where the piece of a written move may come from. */
final class SanOrigins {
  private SanOrigins() {}

  /** The pieces that fit the text and may legally go there. */
  static long legal(Position position, ParsedSan.Step step) {
    return legal(position, reaching(position, step), step.to());
  }

  /** Those of some pieces that may legally go to a square. */
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

  /** The mover's pieces that fit the text, wherever they can go. */
  static long fitting(Position position, ParsedSan.Step step) {
    Role role = role(position, step);
    Board board = position.board;
    return role == null
        ? 0
        : restricted(board.bits(role) & board.bits(position.turn()), role, step);
  }

  /**
   * Those of the fitting pieces that could go there if there were no checks and pins. Pawns and the
   * king, who may castle, stay in: seldom more than one fits.
   */
  static long reaching(Position position, ParsedSan.Step step) {
    Role role = role(position, step);
    long fitting = fitting(position, step);
    return role == null || role == Role.PAWN || role == Role.KING
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
