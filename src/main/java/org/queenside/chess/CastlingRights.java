package org.queenside.chess;

/**
 * Which castling rights each side still has: neither the king nor that rook has moved (FIDE
 * 3.8.2.1). Castling may still be impossible at the moment.
 *
 * @param rooks the home squares of the rooks that may still castle; other squares are left out
 */
public record CastlingRights(SquareSet rooks) {
  static final long CORNERS = 0x8100000000000081L;

  public static final CastlingRights NONE = new CastlingRights(SquareSet.EMPTY);
  public static final CastlingRights ALL = new CastlingRights(new SquareSet(CORNERS));

  public CastlingRights {
    if ((rooks.bits() & ~CORNERS) != 0) {
      rooks = new SquareSet(rooks.bits() & CORNERS);
    }
  }

  public boolean has(Color color, CastlingSide side) {
    return rooks.contains(side.rookFrom(color));
  }

  public CastlingRights with(Color color, CastlingSide side) {
    return new CastlingRights(rooks.with(side.rookFrom(color)));
  }

  public CastlingRights without(Color color, CastlingSide side) {
    return new CastlingRights(rooks.without(side.rookFrom(color)));
  }

  /** Returns the rights as in a FEN: some of {@code KQkq}, or {@code -} for none. */
  @Override
  public String toString() {
    StringBuilder letters = new StringBuilder(4);
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        if (has(color, side)) {
          Role role = side == CastlingSide.KINGSIDE ? Role.KING : Role.QUEEN;
          letters.append(Piece.of(color, role).letter());
        }
      }
    }
    return letters.isEmpty() ? "-" : letters.toString();
  }
}
