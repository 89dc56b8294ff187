package org.queenside.chess;

/**
 * The notation of chess engines (Universal Chess Interface): {@code e2e4}, {@code e7e8q}, castling
 * as the king's move {@code e1g1}. {@link Move#toString} writes it.
 */
public final class Uci {
  private Uci() {}

  /**
   * Reads a legal move; castling also as the king's move onto its rook, {@code e1h1}.
   *
   * @throws NotationException if the text isn't a move or the move isn't legal
   */
  public static Move read(Position position, String text) {
    return switch (Ruling.of(position, Move.parseUci(text))) {
      case Ruling.Legal legal -> legal.move();
      case Ruling.Illegal illegal -> throw IllegalMoveMessage.of(illegal, text, 0);
    };
  }
}
