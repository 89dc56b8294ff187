package org.queenside.chess;

/**
 * The notation of chess engines (Universal Chess Interface): {@code e2e4}, {@code e7e8q}, castling
 * as the king's move {@code e1g1}.
 */
public final class Uci {
  private Uci() {}

  /** Returns the move as engines write it. */
  public static String write(Move move) {
    return move.toString();
  }

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
