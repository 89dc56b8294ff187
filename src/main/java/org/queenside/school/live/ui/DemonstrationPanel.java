package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardPlacement;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.Evidence;
import org.queenside.board.RefusedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.Arrow;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Ruling;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.play.ui.FenField;
import org.queenside.school.authoring.SetupEditor;
import org.queenside.school.live.DemonstrationBoard;
import org.queenside.school.live.LiveLesson;
import org.queenside.ui.Button;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.ToggleGroup;

/** The board that the teacher shows: moves, any set-up, arrows and circles. */
final class DemonstrationPanel extends Div {

  private static final int MOST_UNDONE = 100;
  private static final List<Piece> TRAY =
      "KQRBNPkqrbnp".chars().mapToObj(letter -> Piece.fromLetter((char) letter)).toList();

  /** What a press on the board does. */
  private enum Tool {
    MOVE,
    SET_UP,
    DRAW
  }

  /** Performs what changes the screens. */
  interface Listener {
    /** Shows the board on all screens. */
    void show(DemonstrationBoard board);

    /** Asks every pupil for a move. */
    void askForMove();

    /** Puts the question back on the screens. */
    void back();
  }

  private final Listener listener;
  private final ChessBoard board = new ChessBoard();
  private final FeedbackRegion reply = new FeedbackRegion(board::announce);
  private final Deque<DemonstrationBoard> history = new ArrayDeque<>();
  private DemonstrationBoard shown;
  private final Button undo = tool("live.board.undo", this::undo);
  private final Button clear = tool("live.board.clear", () -> change(shown.cleared()));
  private final Button empty =
      tool("live.board.empty", () -> change(shown.with(with(Board.EMPTY), null)));
  private final Button ask = Button.filled("live.board.ask", this::ask);
  private final Button back;
  private final Div turns = new Div();
  private Tool tool = Tool.MOVE;

  /** The first square of an arrow, or null. */
  private @Nullable Square begun;

  /**
   * Creates the panel.
   *
   * @param title what the live lesson is
   * @param acts the buttons for the whole live lesson
   */
  DemonstrationPanel(
      String title, DemonstrationBoard start, Listener listener, LiveLessonActions acts) {
    this.listener = listener;
    this.shown = start;
    addClassNames("live", "demonstration");
    back = Button.outlined("live.board.back", listener::back);
    board.addMoveListener(this::tried);
    board.addTypedListener(this::typed);
    board.addPlaceListener(this::placed);
    board.addSquareListener(this::pressed);
    var headline = new H1(getTranslation("live.board.headline"));
    headline.addClassName("task");
    var fen = new FenField("board-fen");
    var position =
        new NativeDetails(
            getTranslation("live.start.position"),
            Markup.div(
                "from-position",
                fen,
                Button.outlined(
                    "live.board.position.go",
                    () -> fen.read(each -> change(shown.with(Fen.read(each.toString()), null))))));
    add(
        Markup.div("stage", board),
        Markup.div(
            "beside",
            Markup.div("row apart meta", new Span(title)),
            headline,
            ToggleGroup.of(
                getTranslation("live.board.tool"),
                Arrays.asList(Tool.values()),
                tool,
                each -> getTranslation("live.board." + code(each)),
                this::take),
            Markup.div(
                "row board-tools",
                undo,
                tool("live.board.turn", () -> change(shown.turned())),
                tool(
                    "live.board.start",
                    () -> change(shown.with(Fen.read(Position.START.toString()), null))),
                empty,
                clear),
            turns,
            reply,
            position,
            Markup.div("live-steps board-steps", ask, back),
            acts));
    draw(null);
  }

  private static String code(Tool tool) {
    return tool.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Button tool(String key, Runnable action) {
    return Button.text(key, action);
  }

  /** Shows the board on the screens, which another device may have changed. */
  void show(LiveLesson lesson) {
    back.setVisible(lesson.hasQuestion());
    DemonstrationBoard latest = lesson.board();
    if (latest != null && !latest.equals(shown)) {
      DemonstrationBoard before = shown;
      shown = latest;
      draw(before);
    }
  }

  private void take(Tool taken) {
    tool = taken;
    begun = null;
    reply.removeAll();
    draw(null);
  }

  private void tried(Move move) {
    if (shown.position() instanceof PositionResult.Valid(Position position)) {
      switch (Ruling.of(position, move)) {
        case Ruling.Legal _ -> change(shown.after(move));
        case Ruling.Illegal illegal -> {
          board.setState(
              state()
                  .withEvidence(Evidence.of(illegal))
                  .withRejected(new RefusedMove(move.from(), move.to())));
          reply.say(
              Tone.REFUSED,
              getTranslation("say.refused"),
              RulingText.of(illegal, getLocale()) + " " + getTranslation("live.board.freely"));
        }
      }
    }
  }

  private void typed(String text) {
    if (shown.position() instanceof PositionResult.Valid(Position position)) {
      Move move = LenientMoveParser.read(position, text);
      if (move == null) {
        reply.say(Tone.HINT, getTranslation("say.ignored"), getTranslation("play.unclear"));
      } else {
        tried(move);
      }
    }
  }

  private void placed(BoardPlacement placed) {
    Square from = placed.from();
    Piece piece = placed.piece();
    Board pieces = shown.setup().board();
    Board rest = from == null ? pieces : pieces.without(from);
    change(
        shown.with(
            with(piece == null ? rest.without(placed.square()) : rest.with(placed.square(), piece)),
            from == null ? null : Move.of(from, placed.square())));
  }

  private Setup with(Board pieces) {
    return SetupEditor.with(shown.setup(), pieces);
  }

  /** Two squares make an arrow; the same square twice makes a circle. */
  private void pressed(Square square) {
    Square first = begun;
    begun = null;
    if (first == null) {
      begun = square;
      draw(null);
    } else if (first == square) {
      change(shown.toggled(square));
    } else {
      change(shown.toggled(new Arrow(first, square)));
    }
  }

  private void undo() {
    DemonstrationBoard before = history.poll();
    if (before != null) {
      show(before);
    }
  }

  private void change(DemonstrationBoard next) {
    if (next.equals(shown)) {
      return;
    }
    history.push(shown);
    if (history.size() > MOST_UNDONE) {
      history.removeLast();
    }
    show(next);
  }

  private void show(DemonstrationBoard next) {
    DemonstrationBoard before = shown;
    shown = next;
    reply.removeAll();
    // If another device was faster, the next poll shows its board.
    listener.show(next);
    draw(before);
  }

  private void ask() {
    switch (shown.position()) {
      case PositionResult.Valid(Position position) when position.hasLegalMove() ->
          listener.askForMove();
      case PositionResult.Valid _ ->
          reply.say(Tone.HINT, getTranslation("say.ignored"), getTranslation("live.board.no-move"));
      case PositionResult.Invalid(var problems) ->
          reply.say(
              Tone.HINT,
              getTranslation("say.ignored"),
              getTranslation("live.board.impossible", FenField.text(problems)));
    }
  }

  private void draw(@Nullable DemonstrationBoard before) {
    undo.setEnabled(!history.isEmpty());
    clear.setEnabled(!shown.arrows().isEmpty() || !shown.circles().isEmpty());
    empty.setVisible(tool == Tool.SET_UP);
    turns.removeAll();
    if (tool == Tool.SET_UP) {
      turns.add(
          ToggleGroup.of(
              getTranslation("live.board.side"),
              List.of(Color.WHITE, Color.BLACK),
              shown.setup().turn(),
              side -> getTranslation("play.turn." + side.letter()),
              side -> change(shown.with(SetupEditor.turn(shown.setup(), side), shown.last()))));
    }
    board.setState(before == null ? state() : state().withSlides(slides(before)));
    explain();
  }

  private List<Move> slides(DemonstrationBoard before) {
    return DemonstrationBoards.of(shown, before).effects().slides();
  }

  private BoardState state() {
    BoardState still =
        DemonstrationBoards.of(shown, null)
            .withQuestion(code(tool))
            .withLabel(getTranslation("live.board.label"));
    return switch (tool) {
      case MOVE ->
          shown.position() instanceof PositionResult.Valid(Position position)
              ? still
                  .withMode(BoardMode.MOVE)
                  .withTyping(true)
                  .withFree(true)
                  .withMovable(position.targets())
                  .withDots(true)
              : still;
      case SET_UP -> still.withMode(BoardMode.PLACE).withTray(TRAY);
      case DRAW ->
          still
              .withMode(BoardMode.PICK)
              .withTyping(true)
              .withMarks(begun == null ? SquareSet.EMPTY : SquareSet.of(begun));
    };
  }

  /** Says how to use the tool where that can't be seen, and why nothing can be moved. */
  private void explain() {
    if (tool == Tool.MOVE && shown.position() instanceof PositionResult.Invalid(var problems)) {
      reply.say(
          Tone.HINT,
          getTranslation("say.ignored"),
          getTranslation("live.board.impossible", FenField.text(problems)));
    } else if (tool == Tool.DRAW && reply.getComponentCount() == 0) {
      reply.add(Markup.paragraph("note", getTranslation("live.board.draw.about")));
    }
  }
}
