package org.queenside.board;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.San;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** A board with just enough logic to try it out. */
final class BoardDemo extends Div {

  /** The available states. */
  enum Scene {
    START,
    MINI,
    CASTLING,
    PIN,
    BLOCKED,
    PROMOTION,
    SIGNS,
    BLACK,
    MARK,
    PICK,
    PLACE,
    SHOW
  }

  private final ChessBoard board = new ChessBoard();
  private final Paragraph report = new Paragraph();
  private final List<String> all = new ArrayList<>();
  private Position position = Position.START;
  private BoardState shown = BoardState.of(position);

  BoardDemo(Scene scene) {
    getStyle().set("width", "min(100vw, 100dvh - 120px)");
    report.setClassName("report");
    board.addMoveListener(this::tried);
    board.addTypedListener(this::typed);
    board.addSquareListener(this::pressed);
    board.addPlaceListener(this::placed);
    add(board, report);
    show(state(scene).withLabel("Board: " + scene.name().toLowerCase(Locale.ROOT)));
  }

  private BoardState state(Scene scene) {
    return switch (scene) {
      case START -> playing("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
      case MINI ->
          playing("8/8/8/8/8/2N5/8/8 w - -")
              .withSize(5, 5)
              .withTyping(false)
              .withGoals(SquareSet.of(Square.D5));
      case CASTLING ->
          playing("5rk1/5ppp/b3p3/3p4/3P4/8/PPP2PPP/R3K2R w KQ -")
              .withRejected(new RefusedMove(Square.E1, Square.G1))
              .withEvidence(
                  new Evidence(
                      List.of(new Arrow(Square.A6, Square.F1)),
                      SquareSet.of(Square.A6),
                      SquareSet.of(Square.F1),
                      SquareSet.EMPTY,
                      List.of(),
                      new GhostPiece(Square.G1, Piece.WHITE_KING)));
      case PIN ->
          playing("4k3/8/8/8/4b3/5R2/6K1/8 w - -")
              .withRejected(new RefusedMove(Square.F3, Square.F6))
              .withEvidence(
                  new Evidence(
                      List.of(new Arrow(Square.E4, Square.F3)),
                      SquareSet.of(Square.E4),
                      SquareSet.EMPTY,
                      SquareSet.EMPTY,
                      List.of(Square.E4, Square.F3, Square.G2),
                      new GhostPiece(Square.F6, Piece.WHITE_ROOK)));
      case BLOCKED ->
          playing("4k3/8/8/8/8/P7/8/R3K3 w - -")
              .withRejected(new RefusedMove(Square.A1, Square.A5))
              .withEvidence(
                  new Evidence(
                      List.of(),
                      SquareSet.EMPTY,
                      SquareSet.EMPTY,
                      SquareSet.of(Square.A3),
                      List.of(),
                      new GhostPiece(Square.A5, Piece.WHITE_ROOK)));
      case PROMOTION -> playing("1r5k/P7/8/8/8/8/6pp/K6N w - -");
      case SIGNS ->
          playing("4k3/4r3/8/8/1b1N4/2N2p2/4R3/4K3 w - -")
              .withLast(Move.of(Square.E8, Square.E7))
              .withGoals(SquareSet.of(Square.F3, Square.C6))
              .withCircles(SquareSet.of(Square.C3))
              .withArrows(List.of(new Arrow(Square.E2, Square.E7)));
      case BLACK ->
          playing("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq -")
              .withOrientation(Color.BLACK)
              .withLast(Move.of(Square.G1, Square.F3));
      case MARK ->
          looking("8/8/8/8/3R4/8/8/8 w - -")
              .withMode(BoardMode.MARK)
              .withMarks(SquareSet.of(Square.D5));
      case PICK -> looking("8/8/8/8/8/8/8/8 w - -").withMode(BoardMode.PICK);
      case PLACE ->
          looking("8/8/8/8/8/8/PPPPPPPP/R3K2R w - -")
              .withMode(BoardMode.PLACE)
              .withTray(
                  List.of(
                      Piece.WHITE_KING,
                      Piece.WHITE_QUEEN,
                      Piece.WHITE_ROOK,
                      Piece.WHITE_BISHOP,
                      Piece.WHITE_KNIGHT,
                      Piece.WHITE_PAWN));
      case SHOW -> looking("4k3/8/8/8/8/8/8/4K3 w - -");
    };
  }

  private BoardState looking(String fen) {
    position = Position.lessonFromFen(fen);
    return BoardState.of(position);
  }

  private BoardState playing(String fen) {
    looking(fen);
    return after(null);
  }

  private BoardState after(@Nullable Move last) {
    Map<Square, SquareSet> movable = new EnumMap<>(Square.class);
    for (Square from : position.pieces(position.turn())) {
      movable.put(from, position.targets(from));
    }
    return BoardState.of(position)
        .withMode(BoardMode.MOVE)
        .withFree(true)
        .withDots(true)
        .withMovable(movable)
        .withLast(last);
  }

  private void tried(Move move) {
    switch (Ruling.of(position, move)) {
      case Ruling.Legal legal -> {
        position = legal.after();
        show(after(move));
        report("played " + move);
      }
      case Ruling.Illegal illegal -> {
        show(
            shown
                .withRejected(new RefusedMove(move.from(), move.to()))
                .withEvidence(Evidence.of(illegal)));
        report("refused " + move);
      }
    }
  }

  private void typed(String text) {
    try {
      tried(San.intended(position, text));
    } catch (NotationException e) {
      report("cannot read " + text);
    }
  }

  private void pressed(Square square) {
    SquareSet marks = shown.annotations().marks();
    show(shown.withMarks(marks.contains(square) ? marks.without(square) : marks.with(square)));
    report("pressed " + square);
  }

  /** Accepts every placement except a queen on a square of e1's colour. */
  private void placed(BoardPlacement placement) {
    if (placement.piece() == Piece.WHITE_QUEEN && placement.square() != Square.D1) {
      show(shown.withRejected(new RefusedMove(placement.from(), placement.square())));
      report("refused " + placement.square());
      return;
    }
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    pieces.putAll(shown.pieces());
    if (placement.from() != null) {
      pieces.remove(placement.from());
    }
    if (placement.piece() == null) {
      pieces.remove(placement.square());
    } else {
      pieces.put(placement.square(), placement.piece());
    }
    show(BoardState.of(pieces).withMode(BoardMode.PLACE).withTray(shown.tray()));
    report("placed " + placement.square());
  }

  private void show(BoardState state) {
    shown = state.atRest();
    board.setState(state);
  }

  private void report(String text) {
    report.setText(text);
    all.add(text);
    report.getElement().setAttribute("data-all", String.join(", ", all));
    board.announce(text);
  }
}
