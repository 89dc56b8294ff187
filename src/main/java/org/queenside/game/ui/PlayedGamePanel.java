package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.DetachEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.SoundCue;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.GameResult;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PendingSearch;
import org.queenside.game.PlayedGame;
import org.queenside.game.SideChoice;
import org.queenside.play.ui.GameOutcomeText;
import org.queenside.play.ui.GamePanel;
import org.queenside.play.ui.MoveListPanel;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Notice.Tone;

/**
 * A whole game on the screen, from the side of one player. The player's move is judged, stored and
 * shown at once. The computer's move is searched meanwhile, and the page asks for it with a request
 * of its own.
 */
final class PlayedGamePanel extends Composite<GamePanel> {

  /** What the next move or button press means. */
  private enum InputState {
    PLAYING,
    /** The next move is only declared, for a claim. */
    DECLARING,
    /** The player is asked to confirm resigning. */
    RESIGNING
  }

  /** The event with which the page asks for the computer's move. */
  static final String ANSWER_DUE = "answer-due";

  /** How long the computer's move waits at least, so that the player sees the own one. */
  private static final int ANSWER_MILLIS = 500;

  private static final int ASK_AGAIN_MILLIS = 300;

  /** How long a request waits for the computer's move. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameService games;
  private final GameOutcomeText outcomes = new GameOutcomeText(this::translate);
  private final SpokenMove spoken = new SpokenMove(this::translate);
  private final MoveListPanel sheet = new MoveListPanel();
  private final String opponentName;
  private PlayedGame game;
  private Color orientation;
  private InputState inputState = InputState.PLAYING;
  private @Nullable PendingSearch<Move> search;
  private int refusals;

  PlayedGamePanel(GameService games, PlayedGame game) {
    this.games = games;
    this.game = game;
    this.orientation = game.own();
    this.opponentName = PlayerName.of(game.other(), this::translate);
    panel().onTyped(this::typed);
    getElement().addEventListener(ANSWER_DUE, _ -> answer());
    show(List.of());
    think();
  }

  @Override
  protected GamePanel initContent() {
    return new GamePanel(
        getTranslation("game.against", PlayerName.of(game.other(), this::translate)),
        "",
        sheet,
        this::tried);
  }

  private String translate(String key, Object... args) {
    return getTranslation(key, args);
  }

  private GamePanel panel() {
    return getContent();
  }

  private Game chess() {
    return game.game();
  }

  private Position position() {
    return chess().position();
  }

  private void typed(String text) {
    Move move = LenientMoveParser.read(position(), text);
    if (move == null) {
      panel().explainUnreadable(board(), position(), text);
    } else {
      tried(move);
    }
  }

  private void tried(Move move) {
    if (game.isComputersTurn()) {
      panel()
          .say(
              Tone.HINT,
              getTranslation("game.wait"),
              getTranslation("game.wait.text", opponentName));
      return;
    }
    switch (chess().rule(move, game.own())) {
      case Ruling.Illegal illegal -> refuse(move, illegal);
      case Ruling.Legal legal when inputState == InputState.DECLARING -> declare(legal.move());
      case Ruling.Legal legal -> change(() -> games.play(game, legal.move()), List.of());
    }
  }

  private void refuse(Move tried, Ruling.Illegal ruling) {
    refusals++;
    try {
      games.recordRefusal(game, tried, ruling, refusals);
    } catch (NotSavedException _) {
      // The refusal is explained whether it is counted or not.
    }
    panel().refuse(board(), ruling);
  }

  /** The claim is about the position after the move; if it is wrong, the move must be played. */
  private void declare(Move move) {
    if (game.claim(move) != null) {
      change(() -> games.claim(game, move), List.of());
      return;
    }
    change(() -> games.play(game, move), List.of());
    if (!chess().isOver()) {
      panel()
          .say(
              Tone.REFUSED, getTranslation("play.claim.wrong"), claimProgress("play.claim.played"));
    }
  }

  /**
   * Shows the game after a change, or says why nothing was changed.
   *
   * @param slides the moves that the browser hasn't shown yet
   * @return whether it was changed
   */
  private boolean change(Supplier<PlayedGame> change, List<Move> slides) {
    try {
      game = change.get();
    } catch (NotSavedException e) {
      show(List.of());
      panel().say(Tone.REFUSED, getTranslation("say.unsaved"), getTranslation("say.unsaved.text"));
      return false;
    } catch (ConflictException e) {
      catchUp();
      return false;
    }
    inputState = InputState.PLAYING;
    show(slides);
    think();
    return true;
  }

  /** The game went on elsewhere, such as in another tab. */
  private void catchUp() {
    PlayedGame newer = games.find(game.id());
    if (newer == null) {
      throw new RecordNotFoundException("the game");
    }
    game = newer;
    inputState = InputState.PLAYING;
    show(List.of());
    panel().say(Tone.HINT, getTranslation("game.elsewhere"), getTranslation("game.elsewhere.text"));
    think();
  }

  /** Lets the computer look for its move if it is to move. */
  private void think() {
    stopSearch();
    if (game.isComputersTurn()) {
      search = games.search(game);
      ask(ANSWER_MILLIS);
    }
  }

  private void stopSearch() {
    if (search != null) {
      search.cancel();
      search = null;
    }
  }

  private void ask(int millis) {
    getElement()
        .executeJs(
            "setTimeout(() => this.dispatchEvent(new CustomEvent($0)), $1)", ANSWER_DUE, millis);
  }

  private void answer() {
    if (search == null || !game.isComputersTurn()) {
      return;
    }
    Move move = search.await(PATIENCE);
    if (move == null) {
      ask(ASK_AGAIN_MILLIS);
      return;
    }
    search = null;
    Position before = position();
    if (change(() -> games.answer(game, move), List.of(move))) {
      panel().announce(getTranslation("game.answered", opponentName, spoken.of(before, move)));
    }
  }

  @Override
  protected void onDetach(DetachEvent event) {
    stopSearch();
  }

  private BoardState board() {
    BoardState state =
        GamePanel.board(position(), game.transcript().lastMove(), orientation, !chess().isOver());
    return chess().isOver()
        ? state
        : state
            .withTurn(game.own())
            .withMovable(game.isOwnTurn() ? position().targets() : Map.of())
            .withDots(game.help().showMoves());
  }

  private void show(List<Move> slides) {
    GameOutcome outcome = chess().outcome();
    SoundCue cue = outcome != null && chess().result() == won() ? SoundCue.DONE : null;
    panel().show(board().withSlides(slides).withCue(cue), game.onMove(), turn(), note());
    sheet.show(chess().start(), chess().moves());
    if (outcome == null) {
      panel().clearMessage();
    } else {
      panel().say(tone(), getTranslation("game.over." + resultWord()), outcomes.of(outcome));
    }
    showButtons();
  }

  private GameResult won() {
    return GameResult.winFor(game.own());
  }

  private Tone tone() {
    return resultWord().equals("lost") ? Tone.HINT : Tone.RIGHT;
  }

  private String resultWord() {
    return switch (chess().result()) {
      case WHITE_WINS -> game.own() == Color.WHITE ? "won" : "lost";
      case BLACK_WINS -> game.own() == Color.BLACK ? "won" : "lost";
      case DRAW, UNDECIDED -> "drawn";
    };
  }

  private String turn() {
    return game.isOwnTurn()
        ? getTranslation("game.turn.own")
        : getTranslation("game.turn.other", opponentName);
  }

  private String note() {
    return chess().isOver() ? chess().result().toString().replace("1/2", "½") : "";
  }

  private void showButtons() {
    List<Component> acts = new ArrayList<>();
    List<Component> others = new ArrayList<>();
    if (chess().isOver()) {
      acts.add(panel().button("game.again", ButtonStyle.FILLED, this::playAgain));
      acts.add(LinkButton.outlined("play", "game.another"));
    } else {
      switch (inputState) {
        case PLAYING -> {
          var back = panel().button("play.back", ButtonStyle.OUTLINED, this::takeBack);
          back.setEnabled(game.halfmovesToTakeBack() > 0);
          back.setVisible(game.help().takeBack());
          acts.add(back);
          acts.add(panel().button("play.resign", ButtonStyle.OUTLINED, this::askToResign));
          others.add(panel().button("play.claim", ButtonStyle.TEXT, this::claim));
        }
        case DECLARING ->
            acts.add(panel().button("play.claim.none", ButtonStyle.OUTLINED, this::cancel));
        case RESIGNING -> {
          acts.add(panel().button("play.resign", ButtonStyle.FILLED, this::resign));
          acts.add(panel().button("play.resign.not", ButtonStyle.OUTLINED, this::cancel));
        }
      }
    }
    others.add(panel().button("play.turn-board", ButtonStyle.TEXT, this::turnBoard));
    panel().buttons(acts, others);
  }

  private void takeBack() {
    if (game.halfmovesToTakeBack() > 0) {
      change(() -> games.takeBack(game), List.of());
      panel().focusButtons();
    }
  }

  private void claim() {
    if (!game.isOwnTurn()) {
      return;
    }
    if (game.claim(null) != null) {
      change(() -> games.claim(game, null), List.of());
      panel().focusButtons();
      return;
    }
    panel()
        .say(Tone.HINT, getTranslation("play.claim.not-yet"), claimProgress("play.claim.declare"));
    inputState = InputState.DECLARING;
    showButtons();
    panel().focusButtons();
  }

  /** Says how close the game is to a justified claim. */
  private String claimProgress(String key) {
    return getTranslation(
        key,
        chess().repetitions(),
        position().halfmoveClock() / 2,
        getTranslation("play.side." + game.own().letter()));
  }

  private void askToResign() {
    panel()
        .say(
            Tone.HINT,
            getTranslation("play.resign.sure"),
            getTranslation("game.resign.text", opponentName));
    inputState = InputState.RESIGNING;
    showButtons();
    panel().focusButtons();
  }

  private void resign() {
    if (!chess().isOver()) {
      change(() -> games.resign(game), List.of());
      panel().focusButtons();
    }
  }

  private void cancel() {
    panel().clearMessage();
    inputState = InputState.PLAYING;
    showButtons();
    panel().focusButtons();
  }

  private void turnBoard() {
    orientation = orientation.opposite();
    panel().show(board(), game.onMove(), turn(), note());
  }

  private void playAgain() {
    var opponent = game.opponent();
    if (opponent != null) {
      var clock = game.clock();
      SideChoice side = game.own() == Color.WHITE ? SideChoice.WHITE : SideChoice.BLACK;
      Position start = chess().start();
      GameAddress.open(
          new GameSettings(
              opponent,
              side,
              game.help(),
              clock == null ? null : clock.control(),
              start.equals(Position.START) ? null : start,
              false));
    }
  }
}
