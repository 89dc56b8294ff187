package org.queenside.chess;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the move that a text means in a position. */
final class SanReader {
  private final Position position;
  private final String text;
  private final ParsedSan written;

  private SanReader(Position position, String text) {
    this.position = position;
    this.text = text;
    this.written = ParsedSan.of(text);
  }

  static Move read(Position position, String text) {
    SanReader reader = new SanReader(position, text);
    Move move = reader.onlyLegal();
    if (move == null) {
      throw reader.unclear().exception();
    }
    return move;
  }

  static Move intended(Position position, String text) {
    SanReader reader = new SanReader(position, text);
    Move move = reader.onlyLegal();
    return move == null ? reader.unclear().intended() : move;
  }

  /** Returns all legal moves that fit a text. */
  static List<Move> legal(Position position, String text) {
    SanReader reader = new SanReader(position, text);
    if (reader.written instanceof ParsedSan.Step step) {
      long origins = SanOrigins.legal(position, step);
      if (Long.bitCount(origins) > 1 && reader.promotesAsWritten(origins, step)) {
        return new SquareSet(origins)
            .stream().map(from -> Move.of(from, step.to(), step.promotion())).toList();
      }
    }
    return Stream.ofNullable(reader.onlyLegal()).toList();
  }

  static Ruling.@Nullable Illegal kingOntoRook(Position position, String text) {
    return new SanReader(position, text).unclear().kingOntoRook();
  }

  private SanDiagnosis unclear() {
    return new SanDiagnosis(position, text, written);
  }

  /** Returns the only legal move that fits the text, or null if none or several do. */
  private @Nullable Move onlyLegal() {
    return switch (written) {
      case ParsedSan.Castling(CastlingSide side) -> legalCastling(side);
      case ParsedSan.Step step -> onlyLegal(step);
    };
  }

  private @Nullable Move legalCastling(CastlingSide side) {
    Color turn = position.turn();
    Square home = CastlingSide.kingFrom(turn);
    Move move = Move.of(home, side.kingTo(turn));
    return home == position.king(turn) && position.isLegal(move) ? move : null;
  }

  private @Nullable Move onlyLegal(ParsedSan.Step step) {
    long origins = SanOrigins.legal(position, step);
    if (origins == 0) {
      return castlingOntoRook(step);
    }
    return Long.bitCount(origins) == 1 && promotesAsWritten(origins, step)
        ? Move.of(Square.at(Long.numberOfTrailingZeros(origins)), step.to(), step.promotion())
        : null;
  }

  private boolean promotesAsWritten(long origins, ParsedSan.Step step) {
    return SanOrigins.promotes(position, origins, step.to()) == (step.promotion() != null);
  }

  /** Some engines write castling as the squares of king and rook: {@code e1h1}. */
  private @Nullable Move castlingOntoRook(ParsedSan.Step step) {
    Square origin = step.origin();
    if (origin == null || step.role() != null || step.capture() || step.promotion() != null) {
      return null;
    }
    CastlingSide side = CastlingRefusal.side(position, new AttemptedMove(origin, step.to(), null));
    return side == null ? null : legalCastling(side);
  }
}
