package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.DetachEvent;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.Evidence;
import org.queenside.board.RefusedMove;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.engine.Opponent;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameHelp;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.MoveWarning;
import org.queenside.game.PlayedGame;
import org.queenside.game.ui.GameActions.State;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;

/**
 * A game against the computer, with help for the player. The search for the computer's move runs
 * while the player's own is shown, and the page asks for it in a separate request.
 */
class ComputerGamePanel extends PlayedGamePanel {

  /** How long a request waits for a search. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameService games;
  private final Opponent opponent;
  private final HintSteps hints = new HintSteps(this::getTranslation);
  private final ComputerReply answer;
  private final WarningSearch warnings;
  private final HelpPanel help;
  private final OpponentPicture rival;
  private final @Nullable RealBoardRules realBoard;

  /** The move that the player was asked to reconsider. */
  private @Nullable Move warned;

  /** Whether the computer has declined a draw since the last move. */
  private boolean declined;

  /** Prepares the panel; {@link #start} shows the game. */
  ComputerGamePanel(GameService games, Clock clock, PlayedGame game, Opponent opponent) {
    super(games, clock, game);
    this.games = games;
    this.opponent = opponent;
    this.help =
        new HelpPanel(
            game.board() == null,
            this::switchHelp,
            Button.text("play.turn-board", this::turnBoard),
            saveLink());
    addBeside(help);
    this.rival = new OpponentPicture(Optional.of(opponent));
    panel().addComponentAsFirst(Markup.div("rival", rival));
    this.realBoard = game.board() == null ? null : new RealBoardRules(games, this);
    this.answer = new ComputerReply(games, getElement(), this::answer);
    this.warnings = new WarningSearch(games);
  }

  /** Shows the game and lets the computer move if it is its turn. */
  final ComputerGamePanel start() {
    show(List.of());
    search();
    return this;
  }

  /** Shows the opponent as if it had lost, or as it usually is. */
  final void showBeaten(boolean beaten) {
    rival.setBeaten(beaten);
  }

  /** Returns whether the player believes to be on move. */
  private boolean isPlayersMove() {
    return onMove() == game().own();
  }

  @Override
  boolean wasChangedByPlayer() {
    return true;
  }

  @Override
  boolean mayOffer() {
    return isPlayersMove() && chess().canAgree() && game().isStored() && !declined;
  }

  @Override
  List<Component> acts() {
    if (realBoard != null) {
      return realBoard.acts();
    }
    List<Component> acts = new ArrayList<>();
    var hint = panel().button("game.hint", ButtonStyle.SOFT, this::hint);
    hint.setEnabled(isPlayersMove() && state() == State.PLAYING && hints.areLeft());
    acts.add(hint);
    if (game().help().takeBack()) {
      var back = panel().button("play.back", ButtonStyle.OUTLINED, this::takeBack);
      back.setEnabled(game().halfmovesToTakeBack() > 0);
      acts.add(back);
    }
    return acts;
  }

  @Override
  Component again() {
    return panel().button("game.again", ButtonStyle.FILLED, this::playAgain);
  }

  @Override
  void illegal(Move move, Ruling.Illegal ruling) {
    if (realBoard == null || !realBoard.counts(ruling)) {
      super.illegal(move, ruling);
    } else {
      realBoard.call(move, ruling);
    }
  }

  @Override
  void pressClock() {
    if (realBoard != null) {
      realBoard.press();
    }
  }

  @Override
  void chosen(Move move) {
    if (realBoard != null) {
      realBoard.play(move);
      return;
    }
    Optional<MoveWarning> warning = warning(move);
    if (warning.isPresent()) {
      warn(move, warning.get());
    } else {
      play(move);
    }
  }

  /** A move played despite a warning isn't asked about again. */
  private Optional<MoveWarning> warning(Move move) {
    return game().help().warn() && !move.equals(warned)
        ? warnings.of(game(), move)
        : Optional.empty();
  }

  private void warn(Move move, MoveWarning warning) {
    warned = move;
    setState(State.WARNED);
    Position after = position().play(move);
    showBoard(
        BoardState.of(after)
            .withMode(BoardMode.SHOW)
            .withTyping(false)
            .withLast(move)
            .withEvidence(evidence(warning)));
    panel()
        .say(
            Tone.HINT,
            getTranslation("game.warn"),
            new WarningText(this::getTranslation, opponentName()).of(warning, after),
            Button.outlined("game.warn.back", this::takeWarnedBack),
            Button.text("game.warn.anyway", () -> playWarned(move)));
    showButtons();
  }

  private static Evidence evidence(MoveWarning warning) {
    return switch (warning) {
      case MoveWarning.LosesPiece(_, var square, var by) -> Evidence.of(new Arrow(by, square));
      case MoveWarning.AllowsMate(Move mate) -> Evidence.of(new Arrow(mate.from(), mate.to()));
      case MoveWarning.MissesMate _, MoveWarning.Stalemates _ -> Evidence.NONE;
    };
  }

  private void takeWarnedBack() {
    if (state() == State.WARNED && warned != null) {
      setState(State.PLAYING);
      showBoard(board().withRejected(new RefusedMove(warned.from(), warned.to())));
      panel().clearMessage();
      showButtons();
      panel().focusBoard();
    }
  }

  private void playWarned(Move move) {
    if (state() == State.WARNED && game().isOwnTurn()) {
      play(move);
      panel().focusBoard();
    }
  }

  @Override
  void begin(List<Move> slides) {
    hints.reset();
    warned = null;
    declined = false;
    super.begin(slides);
    search();
  }

  @Override
  void show(List<Move> slides) {
    super.show(slides);
    help.show(game().help());
    help.setVisible(!chess().isOver());
  }

  /** Starts the search for the computer's answer, or prepares for the player's move. */
  void search() {
    answer.search(game());
    warnings.prepare(game());
  }

  private void answer() {
    ComputerTurn turn = game().isComputersTurn() ? answer.take() : null;
    if (turn == null) {
      return;
    }
    take(turn);
  }

  /** Does what the computer has decided. */
  void take(ComputerTurn turn) {
    if (turn instanceof ComputerTurn.Moves(Move move)) {
      playAnswer(() -> games.answer(game(), turn), move);
    } else {
      change(() -> games.answer(game(), turn), List.of());
    }
  }

  @Override
  protected void onDetach(DetachEvent event) {
    answer.stop();
    warnings.stop();
  }

  private void switchHelp(GameHelp changed) {
    if (change(() -> games.changeHelp(game(), changed), List.of())) {
      help.show(game().help());
    }
  }

  /** Gives the next hint. */
  void hint() {
    if (!game().isOwnTurn() || !hints.areLeft()) {
      return;
    }
    if (!hints.areFound()) {
      hints.found(games.hint(game()).await(PATIENCE));
    }
    if (!hints.areFound()) {
      say(Tone.HINT, "game.hint", getTranslation("game.hint.later"));
      return;
    }
    String sentence = hints.next(position());
    showBoard(hints.drawnOn(board()));
    panel().say(Tone.HINT, getTranslation("say.hint", hints.given(), HintSteps.ALL), sentence);
    showButtons();
  }

  private void takeBack() {
    if (game().halfmovesToTakeBack() > 0) {
      change(this::takenBack, List.of());
      panel().focusBoard();
    }
  }

  /** Takes the last moves back. */
  PlayedGame takenBack() {
    return games.takeBack(game());
  }

  @Override
  public void offerDraw() {
    if (!isPlayersMove() || declined) {
      return;
    }
    Boolean accepted = games.offerDraw(game()).await(PATIENCE);
    if (Boolean.TRUE.equals(accepted)) {
      change(() -> games.agree(game()), List.of());
      panel().focusButtons();
      return;
    }
    declined = true;
    setState(State.PLAYING);
    say(Tone.HINT, "game.declined", getTranslation("game.declined.text", opponentName()));
    showButtons();
    panel().focusBoard();
  }

  private void playAgain() {
    var time = game().clock();
    Position start = chess().start();
    GameAddress.open(
        new GameSettings(
            opponent,
            game().side(),
            game().help(),
            time == null ? null : time.control(),
            start.equals(Position.START) ? null : start,
            false,
            realBoard == null ? null : realBoard.rules()));
  }
}
