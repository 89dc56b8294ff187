package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
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

/** The board on which an author sets up, with its tray and what can be done to the whole of it. */
final class BoardEditor extends Div {
  private static final int MOST_STEPS = 100;
  private static final List<Piece> TRAY =
      "KQRBNPkqrbnp".chars().mapToObj(letter -> Piece.fromLetter((char) letter)).toList();

  private final ChessBoard board = new ChessBoard();
  private final Paragraph prompt = new Paragraph();
  private final NativeButton undo;
  private final Consumer<Setup> changed;
  private final Deque<Setup> before = new ArrayDeque<>();
  private Setup setup;
  private Color front = Color.WHITE;
  private SquareSet framed = SquareSet.EMPTY;
  private SquareSet stars = SquareSet.EMPTY;
  private @Nullable Consumer<Square> wanted;

  /**
   * Creates the board.
   *
   * @param changed gets every set-up that the author makes here
   */
  BoardEditor(Setup setup, Consumer<Setup> changed) {
    this.setup = setup;
    this.changed = changed;
    addClassName("board-editor");
    board.addPlaceListener(this::placed);
    board.addSquareListener(this::picked);
    undo = tool("undo", this::takeBack);
    var tools =
        new Div(
            undo,
            tool("start", () -> change(SetupEditor.with(this.setup, Position.START.board()))),
            tool("clear", () -> change(SetupEditor.with(this.setup, Board.EMPTY))),
            tool("turn-board", this::turnBoard));
    tools.addClassName("board-tools");
    var stage = new Div(board);
    stage.addClassName("stage");
    prompt.addClassName("board-prompt");
    add(stage, prompt, tools);
    draw();
  }

  private NativeButton tool(String name, Runnable does) {
    var button = new NativeButton(getTranslation("workshop.board." + name), click -> does.run());
    button.addClassNames("btn", "text");
    return button;
  }

  /** Shows a set-up that was changed elsewhere. */
  void show(Setup setup) {
    if (!setup.equals(this.setup)) {
      remember();
      this.setup = setup;
      draw();
    }
  }

  /** Shows the squares that something is wrong with, and those that are to be reached. */
  void mark(SquareSet framed, SquareSet stars) {
    if (!framed.equals(this.framed) || !stars.equals(this.stars)) {
      this.framed = framed;
      this.stars = stars;
      draw();
    }
  }

  /** Lets the author press one square. */
  void ask(String question, Consumer<Square> wanted) {
    this.wanted = wanted;
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
    Consumer<Square> asked = wanted;
    wanted = null;
    draw();
    if (asked != null) {
      asked.accept(square);
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
    before.push(setup);
    if (before.size() > MOST_STEPS) {
      before.removeLast();
    }
  }

  private void takeBack() {
    if (!before.isEmpty()) {
      setup = Objects.requireNonNull(before.pop());
      draw();
      changed.accept(setup);
    }
  }

  private void turnBoard() {
    front = front.opposite();
    draw();
  }

  private void draw() {
    undo.setEnabled(!before.isEmpty());
    prompt.setVisible(wanted != null);
    board.setState(
        BoardState.of(setup.board().toMap())
            .withMode(wanted == null ? BoardMode.PLACE : BoardMode.PICK)
            .withTyping(wanted != null)
            .withOrientation(front)
            .withTray(wanted == null ? TRAY : List.of())
            .withCircles(framed)
            .withGoals(stars));
  }
}
