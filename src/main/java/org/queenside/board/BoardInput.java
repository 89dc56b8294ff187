package org.queenside.board;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import tools.jackson.databind.JsonNode;

/**
 * What the user has done, according to the browser. Browsers can send anything, so only input that
 * the current state allows becomes a value of this type.
 */
sealed interface BoardInput {

  /** The maximum length of typed text, in characters. */
  int MAX_TEXT_LENGTH = 16;

  /** A move was attempted. */
  record Moved(Move move) implements BoardInput {}

  /** A square was pressed or typed. */
  record Pressed(Square square) implements BoardInput {}

  /** A piece was placed, moved or removed. */
  record Placed(BoardPlacement placement) implements BoardInput {}

  /** Text was typed that doesn't answer a question for a square: a move, or anything else. */
  record Typed(String text) implements BoardInput {}

  /**
   * Reads {@code board-move}: {from, to, promotion, seen}.
   *
   * @return empty if the state doesn't allow it
   */
  static Optional<BoardInput> move(JsonNode detail, BoardState state) {
    Square from = square(detail.get("from"), state);
    Square to = square(detail.get("to"), state);
    if (state.mode() != BoardMode.MOVE
        || from == null
        || to == null
        || from == to
        || !isAsSeen(from, detail, state)
        || !isAsSeen(to, detail, state)) {
      return Optional.empty();
    }
    String letter = text(detail.get("promotion"));
    Role promotion = letter.length() == 1 ? Role.fromLetter(letter.charAt(0)) : null;
    if (!letter.isEmpty() && (promotion == null || !Role.PROMOTIONS.contains(promotion))) {
      return Optional.empty();
    }
    Move move = Move.of(from, to, promotion);
    boolean allowed = state.pieces().containsKey(from) && state.moveOptions().allows(move);
    return allowed ? Optional.of(new Moved(move)) : Optional.empty();
  }

  /**
   * Reads {@code board-square}: {square, seen}.
   *
   * @return empty if the state doesn't allow it
   */
  static Optional<BoardInput> press(JsonNode detail, BoardState state) {
    Square square = square(detail.get("square"), state);
    return asksForSquares(state) && square != null && isAsSeen(square, detail, state)
        ? Optional.of(new Pressed(square))
        : Optional.empty();
  }

  /**
   * Reads {@code board-place}: {square, piece, from, seen}.
   *
   * @return empty if the state doesn't allow it
   */
  static Optional<BoardInput> place(JsonNode detail, BoardState state) {
    Square square = square(detail.get("square"), state);
    if (state.mode() != BoardMode.PLACE || square == null || !isAsSeen(square, detail, state)) {
      return Optional.empty();
    }
    String letter = text(detail.get("piece"));
    Piece piece = letter.length() == 1 ? Piece.fromLetter(letter.charAt(0)) : null;
    Square from = square(detail.get("from"), state);
    boolean allowed;
    if (!text(detail.get("from")).isEmpty()) {
      allowed =
          from != null && from != square && piece != null && state.pieces().get(from) == piece;
    } else if (letter.isEmpty()) {
      allowed = state.pieces().containsKey(square);
    } else {
      allowed = piece != null && state.tray().contains(piece);
    }
    return allowed
        ? Optional.of(new Placed(new BoardPlacement(square, piece, from)))
        : Optional.empty();
  }

  /**
   * Reads {@code board-type}: {text}. When the board asks for squares, a square's name counts as
   * pressing it.
   *
   * @return empty if the state doesn't allow it
   */
  static Optional<BoardInput> type(JsonNode detail, BoardState state) {
    String text = text(detail.get("text")).strip();
    boolean squares = asksForSquares(state);
    boolean fits =
        !text.isEmpty()
            && text.length() <= MAX_TEXT_LENGTH
            && text.chars().noneMatch(Character::isISOControl);
    if (!state.display().typing() || !fits || !(squares || state.mode() == BoardMode.MOVE)) {
      return Optional.empty();
    }
    String name = text.replaceAll("[\\s\\h.]", "").toLowerCase(Locale.ROOT);
    Square square = squares ? find(name, state) : null;
    return Optional.of(square == null ? new Typed(text) : new Pressed(square));
  }

  /**
   * Reads {@code board-touch}: {square, seen}.
   *
   * @return null if the state doesn't allow it
   */
  static @Nullable Square touched(JsonNode detail, BoardState state) {
    Square square = square(detail.get("square"), state);
    return state.mode() == BoardMode.MOVE
            && state.moveOptions().touches()
            && square != null
            && state.pieces().containsKey(square)
            && isAsSeen(square, detail, state)
        ? square
        : null;
  }

  /** Returns whether a square holds the piece that the user saw there, or is still empty. */
  private static boolean isAsSeen(Square square, JsonNode detail, BoardState state) {
    Piece piece = state.pieces().get(square);
    String seen = text(detail.path("seen").get(square.toString()));
    return seen.equals(piece == null ? "" : String.valueOf(piece.letter()));
  }

  private static boolean asksForSquares(BoardState state) {
    return state.mode() == BoardMode.MARK || state.mode() == BoardMode.PICK;
  }

  private static @Nullable Square square(@Nullable JsonNode node, BoardState state) {
    return find(text(node), state);
  }

  private static @Nullable Square find(String name, BoardState state) {
    Square square = Square.find(name);
    return square != null && state.display().shows(square) ? square : null;
  }

  /** The text of a node; empty if it is missing, null or not a text. */
  private static String text(@Nullable JsonNode node) {
    return node != null && node.isString() ? node.stringValue() : "";
  }
}
