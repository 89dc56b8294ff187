package org.queenside.board;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.text.MessageBundle;

/** Reads moves that people type with the letters of their language. */
public final class LocalNotation {
  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
  private static final int CASTLING = 2;

  private LocalNotation() {}

  /** Returns the letters of the pieces in a language. */
  public static PieceLetters letters(Locale locale) {
    return new PieceLetters(MessageBundle.of("vaadin-i18n.board", locale).raw("letters"));
  }

  /**
   * Returns a move that was typed beside a board with English letters. English letters are
   * understood too: a Spanish <i>R</i> is the king, but the rook if no king is near the square.
   */
  static String read(String typed, BoardState board, PieceLetters letters) {
    boolean rookOrKing = typed.startsWith("R") && letters.of(Role.KING).equals("R");
    return rookOrKing && !isNearKing(typed, board) ? typed : letters.read(typed);
  }

  private static boolean isNearKing(String typed, BoardState board) {
    List<String> squares = SQUARE.matcher(typed).results().map(MatchResult::group).toList();
    if (squares.isEmpty()) {
      return true;
    }
    Square to = Square.parse(squares.getLast());
    Color turn = board.moveOptions().turn();
    return board.pieces().entrySet().stream()
        .filter(each -> each.getValue().role() == Role.KING)
        .filter(each -> turn == null || each.getValue().color() == turn)
        .map(Map.Entry<Square, Piece>::getKey)
        .anyMatch(
            king ->
                Math.abs(king.file() - to.file()) <= CASTLING
                    && Math.abs(king.rank() - to.rank()) <= 1);
  }
}
