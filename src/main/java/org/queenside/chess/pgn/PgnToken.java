package org.queenside.chess.pgn;

import org.queenside.chess.GameResult;

/** A meaningful part of a PGN text. Move numbers and spaces have no meaning. */
sealed interface PgnToken {
  /** {@code [Name "value"]}. */
  record Tag(String name, String value) implements PgnToken {}

  /** Something without a meaning. */
  record Unreadable(PgnProblem problem) implements PgnToken {}

  /** The end of the text. */
  record End() implements PgnToken {}

  /** A token of the movetext after the tags. */
  sealed interface Movetext extends PgnToken {}

  /** A move as it is written, such as {@code Nf3+} or {@code exd6 e.p.}. */
  record MoveToken(String text) implements Movetext {}

  /** A comment without its braces or semicolon; its white space has no meaning. */
  record Comment(String text) implements Movetext {
    public Comment {
      text = text.strip().replaceAll("\\s+", " ");
    }
  }

  /** A numeric annotation glyph, 0 to 255; {@code !} is 1. */
  record Nag(int value) implements Movetext {}

  /** The {@code (} that opens a variation. */
  record Open() implements Movetext {}

  /** The {@code )} that closes a variation. */
  record Close() implements Movetext {}

  /** The result that ends a game. */
  record Termination(GameResult result) implements Movetext {}
}
