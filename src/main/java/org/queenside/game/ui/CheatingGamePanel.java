package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.chess.Color;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.SquareSet;
import org.queenside.engine.Opponent;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayedTrick;
import org.queenside.game.TrickService;
import org.queenside.game.ui.GameActions.State;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickChoices;
import org.queenside.trick.TrickKind;
import org.queenside.trick.TrickReplies;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;

/**
 * A game against an opponent that now and then tries a forbidden move, a trick. While one is on the
 * board, the page looks as if it were a move; only the game itself doesn't change.
 */
final class CheatingGamePanel extends ComputerGamePanel {

  /** The event with which the page asks for the explanation of a missed trick. */
  static final String REVEAL_DUE = "reveal-due";

  /** Learners see their own move before they are told what they have missed. */
  private static final int REVEAL_MILLIS = 900;

  private static final String CALL_DUE = "call-due";

  /** Listens on the whole page, except where an exclamation mark is typed. */
  private static final String LISTEN_TO_KEY =
      """
      const panel = this;
      const listen = (event) => {
        if (!panel.isConnected) {
          document.removeEventListener('keydown', listen);
        } else if (event.key === '!' && !event.ctrlKey && !event.metaKey && !event.altKey
            && !event.composedPath()[0].matches?.('input, textarea, select')) {
          panel.dispatchEvent(new CustomEvent($0));
        }
      };
      document.addEventListener('keydown', listen);""";

  private final TrickService tricks;
  private final Opponent opponent;
  private final TrickText texts = new TrickText(this::getTranslation);
  private final TrickQuestion question;
  private final TrickCount count = new TrickCount();

  /** The trick on the board, or null. */
  private @Nullable PlayedTrick open;

  /** The trick that is about to be explained, or null. */
  private @Nullable PlayedTrick passed;

  /** Whether the learner was asked to look at the last move before getting other hints. */
  private boolean hinted;

  CheatingGamePanel(
      GameService games, TrickService tricks, Clock clock, PlayedGame game, Opponent opponent) {
    super(games, clock, game, opponent);
    this.tricks = tricks;
    this.opponent = opponent;
    this.question = new TrickQuestion(panel(), texts, this::answered);
    addBeside(count);
    getElement().addEventListener(REVEAL_DUE, _ -> reveal());
    getElement().addEventListener(CALL_DUE, _ -> call());
    getElement().executeJs(LISTEN_TO_KEY, CALL_DUE);
  }

  @Override
  List<PlayedTrick> tricks() {
    return tricks.of(game());
  }

  @Override
  List<Component> acts() {
    List<Component> acts = new ArrayList<>(super.acts());
    var call = panel().button("trick.call", ButtonStyle.OUTLINED, this::call);
    call.addClassName("call");
    call.getElement().setAttribute("aria-keyshortcuts", "!");
    acts.addFirst(call);
    return acts;
  }

  @Override
  void begin(List<Move> slides) {
    open = null;
    passed = null;
    hinted = false;
    if (!slides.isEmpty()) {
      showBeaten(false);
    }
    super.begin(slides);
  }

  @Override
  void search() {
    open = tricks.open(game());
    if (open == null) {
      super.search();
    } else {
      showOpen(List.of());
    }
  }

  @Override
  void take(ComputerTurn turn) {
    PlayedTrick attempt = turn instanceof ComputerTurn.Moves ? attempt() : null;
    if (attempt == null) {
      super.take(turn);
      return;
    }
    open = attempt;
    showOpen(attempt.trick().shownMoves());
    panel()
        .announce(
            getTranslation(
                "game.answered", opponentName(), texts.spoken(attempt.trick(), getLocale())));
  }

  /** A trick that can't be stored isn't played. */
  private @Nullable PlayedTrick attempt() {
    try {
      return tricks.attempt(game());
    } catch (NotSavedException _) {
      return null;
    }
  }

  private void showOpen(List<Move> slides) {
    setState(State.PLAYING);
    panel().clearMessage();
    showBoard(board().withSlides(slides));
    showButtons();
  }

  @Override
  BoardState board() {
    return open == null
        ? super.board()
        : TrickDrawing.open(open.trick()).withDots(game().help().showMoves());
  }

  @Override
  @Nullable Color onMove() {
    if (state() == State.TRICK) {
      return null;
    }
    return open == null ? super.onMove() : game().own();
  }

  @Override
  void show(List<Move> slides) {
    super.show(slides);
    count.show(tricks());
  }

  @Override
  String endNote() {
    List<PlayedTrick> all = tricks();
    return all.isEmpty()
        ? ""
        : " " + getTranslation("trick.end", TrickCount.caught(all), all.size());
  }

  @Override
  PlayedGame takenBack() {
    PlayedGame back = super.takenBack();
    tricks.forgetTakenBack(back);
    return back;
  }

  @Override
  void hint() {
    if (!hinted && game().transcript().lastMove() != null) {
      hinted = true;
      showBoard(board());
      say(Tone.HINT, "game.hint", getTranslation("trick.hint"));
    } else if (open == null) {
      super.hint();
    } else {
      say(Tone.HINT, "game.hint", getTranslation("trick.hint.open"));
    }
  }

  @Override
  void typed(String text) {
    if (open == null) {
      if (state() != State.TRICK) {
        super.typed(text);
      }
      return;
    }
    Position pretended = TrickReplies.pretended(open.trick());
    Move move = LenientMoveParser.read(pretended, text);
    if (move == null) {
      panel().explainUnreadable(board(), pretended, text);
    } else {
      tried(move);
    }
  }

  @Override
  void tried(Move move) {
    if (state() == State.TRICK) {
      return;
    }
    if (open == null) {
      super.tried(move);
      return;
    }
    Trick trick = open.trick();
    if (TrickReplies.of(trick).getOrDefault(move.from(), SquareSet.EMPTY).contains(move.to())) {
      letPass(open, move);
      return;
    }
    var context = RulingContext.UNKNOWN.triedBy(Set.of(game().own()));
    if (Ruling.of(TrickReplies.pretended(trick), move, context) instanceof Ruling.Illegal illegal) {
      panel().refuse(board(), illegal);
    } else {
      say(Tone.REFUSED, "say.refused", getTranslation("trick.king"));
    }
  }

  private void letPass(PlayedTrick shown, Move move) {
    if (store(() -> tricks.missed(game()))) {
      open = null;
      passed = shown;
      setState(State.TRICK);
      panel().clearMessage();
      showBoard(TrickDrawing.answered(shown.trick(), move));
      showButtons();
      getElement()
          .executeJs(
              "setTimeout(() => this.dispatchEvent(new CustomEvent($0)), $1)",
              REVEAL_DUE,
              REVEAL_MILLIS);
    }
  }

  private void reveal() {
    if (passed != null) {
      PlayedTrick shown = passed;
      passed = null;
      explain(
          shown, Tone.HINT, "trick.missed", getTranslation("trick.missed.text", opponentName()));
    }
  }

  /** Handles the learner's call that the last move isn't allowed. */
  private void call() {
    if (state() == State.TRICK || chess().isOver()) {
      return;
    }
    if (open == null) {
      answerFalseAlarm();
      return;
    }
    Trick trick = open.trick();
    setState(State.TRICK);
    showBoard(TrickDrawing.asking(trick));
    showButtons();
    List<TrickKind> choices =
        trick.proof().isEmpty()
            ? TrickChoices.of(trick, tricks.learnt(), game().id().seed())
            : List.of();
    question.ask(trick, choices);
  }

  private void answerFalseAlarm() {
    setState(State.PLAYING);
    showBoard(board());
    var before = chess().previous();
    Move last = game().transcript().lastMove();
    if (before == null || last == null || !game().isOwnTurn()) {
      say(Tone.HINT, "game.wait", getTranslation("trick.none", opponentName()));
    } else if (before.rule(last) instanceof Ruling.Legal legal) {
      say(
          Tone.HINT,
          "trick.may",
          new AllowedMoveText(this::getTranslation).of(before.position(), legal));
    }
    showButtons();
  }

  private void answered(boolean right) {
    PlayedTrick shown = open;
    if (shown == null
        || !store(
            () -> {
              if (right) {
                tricks.caught(game());
              } else {
                tricks.unexplained(game());
              }
            })) {
      return;
    }
    open = null;
    showBeaten(right);
    String apology = texts.apology(shown.ply() / 2);
    if (right) {
      // A phone has no room for the picture beside the board.
      var face = Markup.span("sorry", new OpponentPicture(Optional.of(opponent)).beaten());
      explain(shown, Tone.RIGHT, "trick.caught", apology, face);
    } else {
      explain(shown, Tone.HINT, "trick.shown", apology);
    }
  }

  /** Stores an answer. If it can't, or the trick was answered elsewhere, the page says so. */
  private boolean store(Runnable change) {
    try {
      change.run();
      return true;
    } catch (NotSavedException _) {
      setState(State.PLAYING);
      showBoard(board());
      showButtons();
      sayNotSaved();
    } catch (ConflictException _) {
      catchUp();
    }
    return false;
  }

  private void explain(PlayedTrick shown, Tone tone, String sign, String end, Component... before) {
    setState(State.TRICK);
    showBoard(TrickDrawing.explained(shown.trick()));
    showButtons();
    count.show(tricks());
    var goOn = Button.outlined("trick.go-on", this::goOn);
    String why = texts.why(shown.trick(), getLocale());
    Component[] ways = Stream.concat(Stream.of(before), Stream.of(goOn)).toArray(Component[]::new);
    panel().say(tone, getTranslation(sign), why + " " + end, ways);
    goOn.focus();
  }

  private void goOn() {
    if (state() == State.TRICK) {
      begin(List.of());
      panel().focusBoard();
    }
  }
}
