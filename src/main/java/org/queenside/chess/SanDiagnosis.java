package org.queenside.chess;

import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Explains a written move that fits no legal move or several. */
record SanDiagnosis(Position position, String text, ParsedSan written) {

  NotationException exception() {
    return switch (written) {
      case ParsedSan.Castling(CastlingSide side) -> illegal(castling(side), 0);
      case ParsedSan.Step step -> exception(step);
    };
  }

  /**
   * Returns the illegal move that was most likely intended: the nearest piece's.
   *
   * @throws NotationException if several legal moves fit or none at all, or if a king would move
   *     onto its own rook
   */
  Move intended() {
    return switch (written) {
      case ParsedSan.Castling(CastlingSide side) -> strayCastling(side);
      case ParsedSan.Step step -> intended(step);
    };
  }

  private Move castling(CastlingSide side) {
    Color turn = position.turn();
    if (position.king(turn) != CastlingSide.kingFrom(turn)) {
      throw error("the king is not on " + CastlingSide.kingFrom(turn), 0);
    }
    return Move.of(CastlingSide.kingFrom(turn), side.kingTo(turn));
  }

  /**
   * The intended move of a king away from home is also two squares, towards that side if there is
   * room.
   */
  private Move strayCastling(CastlingSide side) {
    Square king = position.king(position.turn());
    if (king == null || king == CastlingSide.kingFrom(position.turn())) {
      return castling(side);
    }
    int file = king.file() + (side == CastlingSide.KINGSIDE ? 2 : -2);
    return Move.of(
        king, Square.of(file >= 0 && file <= 7 ? file : 2 * king.file() - file, king.rank()));
  }

  private Move intended(ParsedSan.Step step) {
    long legal = SanOrigins.legal(position, step);
    boolean several = Long.bitCount(legal) > 1 && !isWronglyPromoted(legal, step);
    if (several || kingOntoRook(step) != null) {
      throw exception(step);
    }
    long reaching = SanOrigins.reaching(position, step);
    long fitting = SanOrigins.fitting(position, step);
    for (long origins : new long[] {legal, reaching, fitting}) {
      if (origins != 0) {
        return move(nearest(origins, step.to()), step);
      }
    }
    throw exception(step);
  }

  /** If several pieces fit but none can move there, the nearest one was most likely intended. */
  private static long nearest(long origins, Square to) {
    return new SquareSet(origins)
        .stream().min(Comparator.comparingInt(to::distance)).orElseThrow().bit();
  }

  private static Move move(long origin, ParsedSan.Step step) {
    return Move.of(Square.at(Long.numberOfTrailingZeros(origin)), step.to(), step.promotion());
  }

  /**
   * Returns the ruling on a king's move onto its own rook, such as {@code Kxh1}, because a {@link
   * Move} like that is castling. Null for any other text.
   */
  Ruling.@Nullable Illegal kingOntoRook() {
    return written instanceof ParsedSan.Step step ? kingOntoRook(step) : null;
  }

  private Ruling.@Nullable Illegal kingOntoRook(ParsedSan.Step step) {
    Square king = position.king(position.turn());
    boolean named = step.role() == Role.KING || step.capture();
    if (king == null || !named || (SanOrigins.fitting(position, step) & king.bit()) == 0) {
      return null;
    }
    AttemptedMove tried = new AttemptedMove(king, step.to(), step.promotion());
    return CastlingRefusal.ontoRook(position, tried)
        ? new Ruling.Illegal(position, tried, MoveRefusal.ofKingOntoRook(position, tried))
        : null;
  }

  private boolean isWronglyPromoted(long legal, ParsedSan.Step step) {
    return step.promotion() != null && !SanOrigins.promotes(position, legal, step.to());
  }

  private NotationException exception(ParsedSan.Step step) {
    Ruling.Illegal ontoRook = kingOntoRook(step);
    if (ontoRook != null) {
      return IllegalMoveMessage.of(ontoRook, text, step.toOffset());
    }
    long reaching = SanOrigins.reaching(position, step);
    long legal = SanOrigins.legal(position, step);
    if (legal != 0 && isWronglyPromoted(legal, step)) {
      return error("only a pawn on the last rank is promoted", step.toOffset() + 2);
    }
    if (Long.bitCount(legal) > 1) {
      return error("the move may be " + candidates(legal, step), step.toOffset());
    }
    if (legal != 0) {
      return error("the pawn is promoted: add =Q, =R, =B or =N", text.length());
    }
    long fitting = SanOrigins.fitting(position, step);
    if (fitting == 0) {
      return error("there is no " + piece(step) + " that could be meant", 0);
    }
    long meant = Long.bitCount(reaching) == 1 ? reaching : fitting;
    return Long.bitCount(meant) == 1
        ? illegal(move(meant, step), step.toOffset())
        : error("no " + piece(step) + " can go to " + step.to(), step.toOffset());
  }

  private NotationException illegal(Move move, int offset) {
    return switch (Ruling.of(position, move)) {
      case Ruling.Illegal illegal -> IllegalMoveMessage.of(illegal, text, offset);
      case Ruling.Legal legal ->
          throw new IllegalStateException("legal move not found for " + text + ": " + legal.move());
    };
  }

  private String candidates(long origins, ParsedSan.Step step) {
    Role promotion =
        step.promotion() == null && SanOrigins.promotes(position, origins, step.to())
            ? Role.QUEEN
            : step.promotion();
    return new SquareSet(origins)
        .stream()
            .map(from -> San.write(position, Move.of(from, step.to(), promotion)))
            .collect(Collectors.joining(" or "));
  }

  private String piece(ParsedSan.Step step) {
    Role role = step.role();
    String name =
        role == null && step.origin() == null ? "pawn" : role == null ? "piece" : role.name();
    return (position.turn() + " " + name).toLowerCase(Locale.ROOT);
  }

  private NotationException error(String problem, int offset) {
    return new NotationException(problem, text, Math.min(offset, text.length()));
  }
}
