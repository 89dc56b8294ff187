package org.queenside.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.Evidence;
import org.queenside.board.LocalNotation;
import org.queenside.board.RefusedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.MoveTextProblem;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.rule.RuleSentence;
import org.queenside.rule.ui.WhyButton;
import org.queenside.text.ListText;
import org.queenside.ui.BesideBoard;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;

/**
 * A game on the screen: the board, whose turn it is, the last message, a component beside the
 * board, and buttons. It doesn't know the rules; it passes on every attempted move.
 */
public final class GamePanel extends Div {

  private final ChessBoard board = new ChessBoard();
  private final Div turn = Markup.div("turn");
  private final Paragraph text = new Paragraph();
  private final FeedbackRegion message = new FeedbackRegion(board::announce);
  private final Div foot = Markup.div("foot");
  private final Div others = Markup.div("others");

  /**
   * Creates the panel.
   *
   * @param title the name of the game
   * @param text its rules in a few words
   * @param beside the component between the text and the buttons
   * @param tried called with every attempted move, legal or not
   */
  public GamePanel(String title, String text, Component beside, Consumer<Move> tried) {
    addClassNames("lesson", "game");
    var task = new H1(title);
    task.addClassName("task");
    this.text.addClassName("text");
    this.text.add(text);
    this.text.setVisible(!text.isEmpty());
    add(
        task,
        Markup.div("stage", board),
        new BesideBoard(turn, this.text, message, Markup.div("aside-slot", beside), others),
        foot);
    board.addMoveListener(tried);
    Focus.moveTo(task);
  }

  /** Registers a listener for typed moves. */
  public void onTyped(Consumer<String> typed) {
    board.addTypedListener(typed);
  }

  /** Registers a listener for pressed squares, when the board asks for one. */
  public void onSquare(Consumer<Square> pressed) {
    board.addSquareListener(pressed);
  }

  /** Returns the board of a game, whether it goes on or is over. */
  public static BoardState board(
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
  public void show(BoardState state, @Nullable Color onMove, String note) {
    String whose = onMove == null ? "" : getTranslation("play.turn." + onMove.letter());
    show(state, onMove, whose, note);
  }

  /**
   * Shows the board and whose turn it is.
   *
   * @param onMove the side to move, or null after the end
   * @param whose the sentence that says whose turn it is
   */
  public void show(BoardState state, @Nullable Color onMove, String whose, String note) {
    board.setState(state);
    turn.removeAll();
    turn.setClassName("black", onMove == Color.BLACK);
    if (onMove != null) {
      turn.add(Markup.span("disc"), new Span(whose));
    }
    if (!note.isEmpty()) {
      turn.add(Markup.span("found", note));
    }
  }

  /** Registers a listener for touched pieces, which the board reports if its state asks for it. */
  public void onTouched(Consumer<Square> touched) {
    board.addTouchListener(touched);
  }

  /** Explains why a move is refused, in words and on the board. */
  public void refuse(BoardState state, Ruling.Illegal ruling) {
    refuse(state, ruling, getTranslation("say.refused"), "");
  }

  /**
   * Explains why a move is refused, in words and on the board.
   *
   * @param sign the heading
   * @param consequence what follows from it, said after the reason; may be empty
   */
  public void refuse(BoardState state, Ruling.Illegal ruling, String sign, String consequence) {
    AttemptedMove tried = ruling.tried();
    board.setState(
        state
            .withEvidence(Evidence.of(ruling))
            .withRejected(new RefusedMove(tried.from(), tried.to())));
    say(Tone.REFUSED, sign, (RulingText.of(ruling, getLocale()) + " " + consequence).strip());
    WhyButton.addTo(message, ruling);
  }

  /**
   * Explains why typed text isn't a move, including text that a rule forbids, like {@code e8=K}.
   */
  public void explainUnreadable(BoardState state, Position position, String text) {
    Ruling.Illegal refused = LenientMoveParser.refused(position, text);
    if (refused == null) {
      say(Tone.HINT, getTranslation("say.ignored"), why(LenientMoveParser.problem(position, text)));
    } else {
      refuse(state, refused);
    }
  }

  private String why(MoveTextProblem problem) {
    return switch (problem) {
      case MoveTextProblem.Ambiguous(List<String> moves) -> {
        PieceLetters letters = LocalNotation.letters(getLocale());
        List<String> local = moves.stream().map(letters::write).toList();
        yield getTranslation("play.several", ListText.or(local, getLocale()));
      }
      case MoveTextProblem.NoSuchPiece() -> getTranslation("play.no-such-piece");
      case MoveTextProblem.NotAMove() -> getTranslation("play.unclear");
    };
  }

  /** Shows a message and lets screen readers read it out. */
  public void say(Tone tone, String sign, String sentence) {
    say(tone, sign, sentence, new Component[0]);
  }

  /** Shows a message with buttons in it, and lets screen readers read it out. */
  public void say(Tone tone, String sign, String sentence, Component... ways) {
    message.say(tone, sign, sentence, "", ways);
    setClassName("answered", true);
  }

  /** Offers the card of a rule that the last message is about. */
  public void offerRule(RuleSentence rule) {
    WhyButton.addTo(message, rule);
  }

  /** Lets screen readers read out a sentence that isn't shown. */
  public void announce(String sentence) {
    board.announce(sentence);
  }

  /** Removes the last message. */
  public void clearMessage() {
    message.removeAll();
    setClassName("answered", false);
  }

  /** Shows the main buttons, and smaller ones for the rest. */
  public void buttons(List<? extends Component> first, List<? extends Component> small) {
    var acts = Markup.div("acts even");
    acts.setClassName("one", first.size() == 1);
    acts.add(List.copyOf(first));
    foot.removeAll();
    foot.add(acts);
    others.removeAll();
    others.add(List.copyOf(small));
  }

  /** Moves the keyboard focus to the board. */
  public void focusBoard() {
    board.focus();
  }

  /** Moves the keyboard focus from the pressed button to the buttons that replaced it. */
  public void focusButtons() {
    foot.getElement().executeJs("this.querySelector('button:enabled')?.focus()");
  }

  /** Creates a button for this panel. */
  public Button button(String key, ButtonStyle style, Runnable action) {
    return new Button(style, getTranslation(key), action);
  }
}
