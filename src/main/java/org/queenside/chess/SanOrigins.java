package org.queenside.chess;

import static org.queenside.chess.SanText.UNKNOWN;

/** Where the piece of a written move may come from, narrowed step by step. */
final class SanOrigins {
  private SanOrigins() {}

  /** The mover's pieces of a role that could go to a square if there were no checks and pins. */
  static long reaching(Position position, Role role, Square to) {
    Board board = position.board;
    Color turn = position.turn();
    long own = board.bits(role) & board.bits(turn);
    if (role == Role.KING) {
      // There is one at most, and castling takes him further than he attacks.
      return own;
    }
    return own & Attacks.of(Piece.of(turn, role), to.ordinal(), board.occupancy());
  }

  /** The mover's pieces that fit the text and could go there if there were no checks and pins. */
  static long reaching(Position position, SanText.Step step) {
    Role role = step.role();
    if (step.origin() != null) {
      return fitting(position, step);
    }
    if (role != null && role != Role.PAWN) {
      return step.origins(reaching(position, role, step.to()));
    }
    return step.origins(
        isPawnCapture(step) ? capturingPawns(position, step) : steppingPawn(position, step));
  }

  /** The mover's pieces that fit the text, wherever they can go. */
  static long fitting(Position position, SanText.Step step) {
    Board board = position.board;
    long own = step.origins(board.bits(position.turn()));
    Role role = step.role();
    if (role != null && role != Role.PAWN) {
      return own & board.bits(role);
    }
    if (role == null && step.origin() != null) {
      return own;
    }
    long pawns = own & board.pawns;
    return isPawnCapture(step) ? pawns : pawns & SquareSet.file(step.to().file()).bits();
  }

  /** Those of the pieces that may legally go to a square. */
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

  /** Returns true if a piece from one of the origins is promoted by going to a square. */
  static boolean promotes(Position position, long origins, Square to) {
    return (position.board.pawns & origins) != 0 && (to.rank() == 0 || to.rank() == 7);
  }

  private static boolean isPawnCapture(SanText.Step step) {
    return step.capture() || step.fromFile() != UNKNOWN && step.fromFile() != step.to().file();
  }

  private static long capturingPawns(Position position, SanText.Step step) {
    Color turn = position.turn();
    return Attacks.pawn(turn.opposite(), step.to().ordinal())
        & position.board.pawns
        & position.board.bits(turn);
  }

  private static long steppingPawn(Position position, SanText.Step step) {
    long pawns = position.board.pawns & position.board.bits(position.turn());
    int forward = position.turn() == Color.WHITE ? 8 : -8;
    long oneBehind = Long.rotateLeft(step.to().bit(), -forward);
    return (pawns & oneBehind) != 0 ? oneBehind : pawns & Long.rotateLeft(oneBehind, -forward);
  }
}
