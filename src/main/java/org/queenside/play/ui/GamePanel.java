package org.queenside.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.Evidence;
import org.queenside.board.RejectedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.MoveTextProblem;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Focus;
import org.queenside.ui.Notice.Tone;

/**
 * A game on the screen: the board, whose turn it is, what was said last, something beside it and
 * buttons. It knows no rules of a game but hands every try on.
 */
final class GamePanel extends Div {

  private final ChessBoard board = new ChessBoard();
  private final Div turn = new Div();
  private final Paragraph text = new Paragraph();
  private final FeedbackRegion answerSlot = new FeedbackRegion(board::announce);
  private final Div foot = new Div();
  private final Div others = new Div();

  /**
   * Sets the desk up.
   *
   * @param title the name of the game
   * @param text its rules in a few words
   * @param beside what stands between the words and the buttons
   * @param tried takes every move that is tried, legal or not
   */
  GamePanel(String title, String text, Component beside, Consumer<Move> tried) {
    addClassNames("lesson", "game");
    var task = new H1(title);
    task.addClassName("task");
    turn.addClassName("turn");
    this.text.addClassName("text");
    this.text.add(text);
    var aside = new Div(beside);
    aside.addClassName("aside-slot");
    foot.addClassName("foot");
    others.addClassName("others");
    var stage = new Div(board);
    stage.addClassName("stage");
    add(task, turn, stage, this.text, answerSlot, aside, others, foot);
    board.addMoveListener(tried);
    Focus.moveTo(task);
  }

  /** Calls the reader of typed moves. */
  void onTyped(Consumer<String> typed) {
    board.addTypedListener(typed);
  }

  /** The board of a game that goes on, or of one that is over. */
  static BoardState board(
      Position position, @Nullable Move last, Color orientation, boolean goesOn) {
    BoardState state = BoardState.of(position).withOrientation(orientation).withLast(last);
    return goesOn
        ? state
            .withMode(BoardMode.MOVE)
            .withFree(true)
            .withTyping(true)
            .withMovable(position.targets())
        : state.withTyping(false);
  }

  /** Shows the board and, while the game goes on, whose turn it is. */
  void show(BoardState state, @Nullable Color onMove, String note) {
    board.setState(state);
    turn.removeAll();
    turn.setClassName("black", onMove == Color.BLACK);
    if (onMove != null) {
      var disc = new Span();
      disc.addClassName("disc");
      turn.add(disc, new Span(getTranslation("play.turn." + onMove.letter())));
    }
    if (!note.isEmpty()) {
      var found = new Span(note);
      found.addClassName("found");
      turn.add(found);
    }
  }

  /** Explains why a move is refused, with the proof on the board. */
  void refuse(BoardState state, Ruling.Illegal ruling) {
    AttemptedMove tried = ruling.tried();
    board.setState(
        state
            .withEvidence(Evidence.of(ruling))
            .withRejected(new RejectedMove(tried.from(), tried.to())));
    say(Tone.REFUSED, getTranslation("say.refused"), RulingText.of(ruling, getLocale()));
  }

  /** Answers what was typed and is no move, such as {@code e8=K} or {@code Kxh1}. */
  void unread(BoardState state, Position position, String text) {
    Ruling.Illegal refused = LenientMoveParser.refused(position, text);
    if (refused == null) {
      say(Tone.HINT, getTranslation("say.ignored"), why(LenientMoveParser.problem(position, text)));
    } else {
      refuse(state, refused);
    }
  }

  private String why(MoveTextProblem unread) {
    return switch (unread) {
      case MoveTextProblem.Ambiguous(Square to) -> getTranslation("play.several", to);
      case MoveTextProblem.NoSuchPiece() -> getTranslation("play.no-such-piece");
      case MoveTextProblem.NotAMove() -> getTranslation("play.unclear");
    };
  }

  /** Says a sentence, on the screen and to a screen reader. */
  void say(Tone tone, String sign, String sentence) {
    answerSlot.say(tone, sign, sentence);
    setClassName("answered", true);
  }

  /** Lets a screen reader say what others see. */
  void announce(String sentence) {
    board.announce(sentence);
  }

  /** Takes the last sentence away. */
  void hush() {
    answerSlot.removeAll();
    setClassName("answered", false);
  }

  /** Shows the buttons: those that matter most, and the others in small. */
  void buttons(List<? extends Component> first, List<? extends Component> small) {
    var acts = new Div();
    acts.addClassNames("acts", "even");
    acts.setClassName("one", first.size() == 1);
    acts.add(List.copyOf(first));
    foot.removeAll();
    foot.add(acts);
    others.removeAll();
    others.add(List.copyOf(small));
  }

  /** Leads who uses keys on from the button that was pressed to those that took its place. */
  void focusButtons() {
    foot.getElement().executeJs("this.querySelector('button:enabled')?.focus()");
  }

  /** A button of the desk. */
  NativeButton button(String key, String style, Runnable action) {
    var button = new NativeButton(getTranslation(key), click -> action.run());
    button.addClassNames("btn", style);
    return button;
  }
}
