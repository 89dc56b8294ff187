package org.queenside.course.lesson.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.Map;
import java.util.Optional;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.course.model.Scene;

/**
 * The position in which a learner finished a lesson, kept in the address of the page that follows.
 *
 * @param front the side at the bottom
 */
record LastPosition(Board board, Color front) {

  private static final String BOARD = "board";
  private static final String FRONT = "front";
  private static final String BLACK = "black";

  /** Returns what is on the board. */
  static LastPosition of(Scene scene) {
    return new LastPosition(Board.of(scene.pieces()), scene.orientation());
  }

  /** Reads a position from an address; empty if there is none. */
  static Optional<LastPosition> of(QueryParameters query) {
    Color front =
        query.getSingleParameter(FRONT).filter(BLACK::equals).isPresent()
            ? Color.BLACK
            : Color.WHITE;
    return query.getSingleParameter(BOARD).flatMap(board -> read(board, front));
  }

  private static Optional<LastPosition> read(String board, Color front) {
    try {
      return Optional.of(new LastPosition(Fen.read(board + " w - - 0 1").board(), front));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }

  /** Returns the position as part of an address. */
  QueryParameters query() {
    return QueryParameters.simple(
        front == Color.BLACK
            ? Map.of(BOARD, board.toString(), FRONT, BLACK)
            : Map.of(BOARD, board.toString()));
  }

  /** Draws the position; empty if there are no pieces. */
  Optional<BoardPicture> picture() {
    return board.occupied().isEmpty()
        ? Optional.empty()
        : Optional.of(BoardPicture.of(board, front));
  }
}
