package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardPlacement;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.school.authoring.SetupEditor;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/**
 * The board on which an author sets up a position, with a tray of pieces and buttons for the whole
 * board.
 */
final class BoardEditor extends Div {
  private static final int MAX_UNDO = 100;
  private static final List<Piece> TRAY =
      "KQRBNPkqrbnp".chars().mapToObj(letter -> Piece.fromLetter((char) letter)).toList();

  private final ChessBoard board = new ChessBoard();
  private final Paragraph prompt = Markup.paragraph("board-prompt");
  private final Button undo;
  private final Consumer<Setup> changed;
  private final Deque<Setup> history = new ArrayDeque<>();
  private Setup setup;
  private Color front = Color.WHITE;
  private SquareSet framed = SquareSet.EMPTY;
  private SquareSet stars = SquareSet.EMPTY;
  private @Nullable Consumer<Square> onPick;

  BoardEditor(Setup setup, Consumer<Setup> changed) {
    this.setup = setup;
    this.changed = changed;
    addClassName("board-editor");
    board.addPlaceListener(this::placed);
    board.addSquareListener(this::picked);
    undo = tool("undo", this::undo);
    var tools =
        Markup.div(
            "row board-tools",
            undo,
            tool("start", () -> change(SetupEditor.with(this.setup, Position.START.board()))),
            tool("clear", () -> change(SetupEditor.with(this.setup, Board.EMPTY))),
            tool("turn-board", this::turnBoard));
    add(Markup.div("stage", board), prompt, tools);
    draw();
  }

  private Button tool(String name, Runnable action) {
    return Button.text("workshop.board." + name, action);
  }

  /** Shows a set-up that was changed outside the board. */
  void show(Setup setup) {
    if (!setup.equals(this.setup)) {
      remember();
      this.setup = setup;
      draw();
    }
  }

  void mark(SquareSet framed, SquareSet stars) {
    if (!framed.equals(this.framed) || !stars.equals(this.stars)) {
      this.framed = framed;
      this.stars = stars;
      draw();
    }
  }

  /** Asks the author to pick a square. */
  void ask(String question, Consumer<Square> onPick) {
    this.onPick = onPick;
    prompt.setText(question);
    draw();
    board.focus();
    board.announce(question);
  }

  private void placed(BoardPlacement placed) {
    Board pieces = setup.board();
    if (placed.from() != null) {
      pieces = pieces.without(placed.from());
    }
    Piece piece = placed.piece();
    change(
        SetupEditor.with(
            setup,
            piece == null ? pieces.without(placed.square()) : pieces.with(placed.square(), piece)));
  }

  private void picked(Square square) {
    Consumer<Square> callback = onPick;
    onPick = null;
    draw();
    if (callback != null) {
      callback.accept(square);
    }
  }

  private void change(Setup next) {
    if (!next.equals(setup)) {
      remember();
      setup = next;
      draw();
      changed.accept(setup);
    }
  }

  private void remember() {
    history.push(setup);
    if (history.size() > MAX_UNDO) {
      history.removeLast();
    }
  }

  private void undo() {
    if (!history.isEmpty()) {
      setup = Objects.requireNonNull(history.pop());
      draw();
      changed.accept(setup);
    }
  }

  private void turnBoard() {
    front = front.opposite();
    draw();
  }

  private void draw() {
    undo.setEnabled(!history.isEmpty());
    prompt.setVisible(onPick != null);
    board.setState(
        BoardState.of(setup.board().toMap())
            .withMode(onPick == null ? BoardMode.PLACE : BoardMode.PICK)
            .withTyping(onPick != null)
            .withOrientation(front)
            .withTray(onPick == null ? TRAY : List.of())
            .withCircles(framed)
            .withGoals(stars));
  }
}
