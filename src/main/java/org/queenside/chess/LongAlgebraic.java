package org.queenside.chess;

import java.util.Objects;

/**
 * Long algebraic notation, which gives both squares (FIDE C.10): {@code Ng1-f3}, {@code e4xd5},
 * {@code e5xd6 e.p.}, {@code e7-e8=Q+}, {@code 0-0}. {@link San#read} reads it.
 */
public final class LongAlgebraic {
  private LongAlgebraic() {}

  /**
   * Returns the move with both squares, {@code e.p.} for en passant, and a sign for check or mate.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public static String write(Position position, Move move) {
    Position after = position.play(move);
    int kind = MoveCode.kind(position.code(move));
    if (kind == MoveCode.CASTLING) {
      boolean kingside = move.to().file() > move.from().file();
      return (kingside ? "0-0" : "0-0-0") + San.checkMark(after);
    }
    boolean enPassant = kind == MoveCode.EN_PASSANT;
    StringBuilder text = new StringBuilder();
    Role role = Objects.requireNonNull(position.at(move.from())).role();
    if (role != Role.PAWN) {
      text.append(role.letter());
    }
    boolean capture = enPassant || position.occupied().contains(move.to());
    text.append(move.from()).append(capture ? 'x' : '-').append(move.to());
    Role promotion = move.promotion();
    if (promotion != null) {
      text.append('=').append(promotion.letter());
    }
    return text.append(enPassant ? " e.p." : "").append(San.checkMark(after)).toString();
  }
}
