package org.queenside.browser;

import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/** A way to operate a page. Each method returns when the page is at rest again. */
interface InputMethod {

  /** Presses a button or follows a link. */
  void press(WebElement button);

  /** Answers with a square where squares are asked for. */
  void press(Square square, Color orientation);

  /** Moves a piece and chooses the promotion if there is one. */
  void move(Move move, Color orientation);

  /** Places a piece from the tray on a square. */
  void put(Piece piece, Square square, Color orientation);

  /** Removes the piece from a square. */
  void clear(Square square, Color orientation);
}
