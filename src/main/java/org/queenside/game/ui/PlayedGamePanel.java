package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.SoundCue;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.game.BoardPlay;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayedTrick;
import org.queenside.game.PlayerResult;
import org.queenside.game.ui.GameActions.State;
import org.queenside.play.ui.ClaimProgressText;
import org.queenside.play.ui.GamePanel;
import org.queenside.play.ui.MoveListPanel;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;

/**
 * A whole game, seen from one player's side. The player's move is judged, stored and shown at once.
 */
abstract class PlayedGamePanel extends Composite<GamePanel> implements GameActions.Listener {

  private final GameService games;
  private final Clock clock;
  private final GameEndText ends;
  private final SpokenMove spoken = new SpokenMove(this::getTranslation);
  private final MoveListPanel sheet = new MoveListPanel();
  private final String opponentName;
  private final @Nullable GameClockPanel clocks;
  private final GamePanel panel;
  private final Div record = Markup.div("record");
  private final Div pathEnd = new Div();
  private final GameActions actions;
  private PlayedGame game;
  private Color orientation;
  private State state = State.PLAYING;
  private int refusals;

  /** What a game for the path has besides, or null. */
  private @Nullable PathGame path;

  /** Whether the player tried to move before the other side's answer. */
  private boolean early;

  /** Prepares the panel. The subclass shows the game when it is ready. */
  PlayedGamePanel(GameService games, Clock clock, PlayedGame game) {
    this.games = games;
    this.clock = clock;
    this.game = game;
    this.orientation = game.own();
    this.opponentName = PlayerName.of(game.other(), this::getTranslation);
    this.ends = new GameEndText(this::getTranslation, game.own(), opponentName);
    this.clocks =
        game.clock() == null
            ? null
            : new GameClockPanel(opponentName, this::checkClock, this::pressClock);
    if (clocks != null) {
      record.add(clocks);
    }
    record.add(sheet);
    this.panel =
        new GamePanel(getTranslation("game.against", opponentName), "", record, this::tried);
    panel.addClassName("whole");
    panel.onTyped(this::typed);
    this.actions = new GameActions(panel, this, this::saveLink);
  }

  /** Returns the main buttons while the game is running. */
  abstract List<Component> acts();

  /** Returns the button for another game after the end. */
  abstract Component again();

  /** Returns whether the player may offer a draw now. */
  abstract boolean mayOffer();

  /** Returns whether a change from elsewhere must have been made by this player. */
  abstract boolean wasChangedByPlayer();

  /** Says that the game was started from the path. */
  final void playForPath(PathGame path) {
    this.path = path;
    record.addComponentAsFirst(pathEnd);
    show(List.of());
  }

  @Override
  protected GamePanel initContent() {
    return panel;
  }

  final GamePanel panel() {
    return panel;
  }

  /** Adds something below the moves. */
  final void addBeside(Component component) {
    record.add(component);
  }

  /** Returns the tricks that the computer has tried in the game. */
  List<PlayedTrick> tricks() {
    return List.of();
  }

  /** Creates a link that saves the game as a file. */
  final Component saveLink() {
    var save = PgnDownload.of(() -> game, _ -> tricks(), clock, getTranslation("play.pgn"));
    save.addClassName("text");
    return save;
  }

  final PlayedGame game() {
    return game;
  }

  final Game chess() {
    return game.game();
  }

  final Position position() {
    return chess().position();
  }

  final String opponentName() {
    return opponentName;
  }

  final State state() {
    return state;
  }

  final void setState(State next) {
    state = next;
  }

  /** Handles a typed move of the player. */
  void typed(String text) {
    Move move = LenientMoveParser.read(position(), text);
    if (move != null) {
      // A slip of typing isn't an illegal move at the board.
      tried(move, this::refuse);
      return;
    }
    Ruling.Illegal refused = LenientMoveParser.refused(position(), text);
    if (refused == null || !game.isOwnTurn()) {
      panel.explainUnreadable(board(), position(), text);
    } else {
      refuse(text, refused);
    }
  }

  /** Handles a move that the player attempts on the board. */
  void tried(Move move) {
    tried(move, this::illegal);
  }

  private void tried(Move move, BiConsumer<Move, Ruling.Illegal> refused) {
    if (game.isPressDue()) {
      say(Tone.HINT, "game.press", getTranslation("game.press.text"));
      return;
    }
    if (!chess().isOver() && !game.isOwnTurn()) {
      early = true;
      say(Tone.HINT, "game.wait", getTranslation("game.wait.text", opponentName));
      return;
    }
    switch (chess().rule(move, game.own())) {
      case Ruling.Illegal illegal -> refused.accept(move, illegal);
      case Ruling.Legal legal when state == State.DECLARING -> declare(legal.move());
      case Ruling.Legal legal -> chosen(legal.move());
    }
  }

  /** Handles an illegal move that the player made on the board. */
  void illegal(Move move, Ruling.Illegal ruling) {
    refuse(move, ruling);
  }

  private void refuse(Move move, Ruling.Illegal ruling) {
    refuse(move.toString(), ruling);
  }

  private void refuse(String tried, Ruling.Illegal ruling) {
    record(tried, ruling);
    panel.refuse(board(), ruling);
  }

  final void record(String tried, Ruling.Illegal ruling) {
    refusals++;
    try {
      games.recordRefusal(game, tried, ruling, refusals);
    } catch (NotSavedException _) {
      // The refusal is explained whether it is counted or not.
    }
  }

  /** Handles a press of the player's clock. */
  void pressClock() {
    // Only a game as at a real board has a clock to press.
  }

  /** Handles a legal move chosen by the player. */
  void chosen(Move move) {
    play(move);
  }

  final void play(Move move) {
    change(() -> games.play(game, move), List.of());
  }

  /** The claim is about the position after the move; if it is wrong, the move must be played. */
  private void declare(Move move) {
    if (game.claim(move) != null) {
      change(() -> games.claim(game, move), List.of());
    } else if (change(() -> games.play(game, move), List.of()) && !chess().isOver()) {
      say(Tone.REFUSED, "play.claim.wrong", getTranslation("play.claim.played"));
    }
  }

  /**
   * Shows the game after a change, or says why nothing changed.
   *
   * @param slides the moves that the browser hasn't shown yet
   * @return whether it changed
   */
  final boolean change(Supplier<PlayedGame> change, List<Move> slides) {
    try {
      game = change.get();
    } catch (NotSavedException e) {
      state = State.PLAYING;
      show(List.of());
      sayNotSaved();
      return false;
    } catch (ConflictException e) {
      catchUp();
      return false;
    }
    begin(slides);
    return true;
  }

  /** Changes something that isn't shown. */
  final void keep(UnaryOperator<PlayedGame> change) {
    try {
      game = change.apply(game);
    } catch (NotSavedException | ConflictException _) {
      // The next move meets the same problem and says so.
    }
  }

  /** Shows what was stored in the meantime, for instance from another tab. */
  final void catchUp() {
    game = stored();
    begin(List.of());
    if (wasChangedByPlayer() && !chess().isOver()) {
      say(Tone.HINT, "game.elsewhere", getTranslation("game.elsewhere.text"));
    }
  }

  private PlayedGame stored() {
    PlayedGame stored = games.find(game.id());
    if (stored == null) {
      throw new RecordNotFoundException("the game");
    }
    return stored;
  }

  /** Shows what the other person has done. */
  final void follow() {
    Position before = position();
    boolean tooEarly = early;
    int made = chess().moves().size();
    game = stored();
    Move last = game.transcript().lastMove();
    if (last != null && chess().moves().size() == made + 1 && position().turn() == game.own()) {
      begin(List.of(last));
      showAnswered(before, last, tooEarly);
    } else {
      begin(List.of());
    }
  }

  /** Plays the other side's move. */
  final void playAnswer(Supplier<PlayedGame> change, Move move) {
    Position before = position();
    boolean tooEarly = early;
    if (change(change, List.of(move))) {
      showAnswered(before, move, tooEarly);
    }
  }

  /** Returns the side that the player believes to be on move, or null after the end. */
  @Nullable Color onMove() {
    return game.timed();
  }

  private void showAnswered(Position before, Move move, boolean tooEarly) {
    panel.announce(getTranslation("game.answered", opponentName, spoken.of(before, move)));
    if (tooEarly && game.isOwnTurn()) {
      say(Tone.HINT, "game.turn.own", getTranslation("game.wait.moved", opponentName));
    }
  }

  /** Shows a new state of the game. */
  void begin(List<Move> slides) {
    state = State.PLAYING;
    early = false;
    show(slides);
  }

  private void checkClock() {
    change(() -> games.checkClock(game), List.of());
  }

  /** Returns the board as the player should see it now. */
  BoardState board() {
    boolean over = chess().isOver();
    BoardState shown =
        GamePanel.board(position(), game.transcript().lastMove(), orientation, !over);
    BoardPlay real = game.board();
    if (real != null && !over) {
      shown = shown.withCheck(null).withTouches(real.rules().touchMove() && game.isOwnTurn());
    }
    return over
        ? shown
        : shown
            .withTurn(game.own())
            .withMovable(game.isOwnTurn() ? position().targets() : Map.of())
            .withDots(game.help().showMoves());
  }

  /** Shows the board, the moves, how the game ended and the buttons. */
  void show(List<Move> slides) {
    GameOutcome outcome = chess().outcome();
    boolean won = game.ownResult() == PlayerResult.WON;
    showBoard(board().withSlides(slides).withCue(won ? SoundCue.DONE : null));
    sheet.show(chess().start(), chess().moves());
    if (outcome == null) {
      panel.clearMessage();
    } else {
      sayOver(ending());
    }
    if (path != null) {
      path.show(panel, game, opponentName, pathEnd);
    }
    showButtons();
  }

  /** Returns what is said about the game after how it ended; may be empty. */
  String endNote() {
    return "";
  }

  /** Says that the game is over, and more about it. */
  final void sayOver(String sentence) {
    boolean won = game.ownResult() == PlayerResult.WON;
    say(won ? Tone.RIGHT : Tone.HINT, "game.over." + game.ownResult().code(), sentence);
  }

  /** Returns how the game ended, or an empty text if it goes on. */
  final String ending() {
    GameOutcome outcome = chess().outcome();
    if (outcome == null) {
      return "";
    }
    String how = ends.of(outcome) + endNote();
    if (path != null) {
      return how + " " + path.result(game, panel);
    }
    return game.opponent() != null && game.ownResult() == PlayerResult.LOST
        ? how + " " + getTranslation("game.end.lost")
        : how;
  }

  final void showBoard(BoardState shown) {
    panel.setClassName("over", chess().isOver());
    panel.show(shown.withOrientation(orientation), onMove(), turn(), "");
    if (clocks != null) {
      clocks.show(game, games);
    }
  }

  private String turn() {
    if (game.isPressDue()) {
      return getTranslation("game.press");
    }
    return onMove() == game.own()
        ? getTranslation("game.turn.own")
        : getTranslation("game.turn.other", opponentName);
  }

  final void say(Tone tone, String sign, String sentence) {
    panel.say(tone, getTranslation(sign), sentence);
  }

  final Locale locale() {
    return getLocale();
  }

  final void sayNotSaved() {
    say(Tone.REFUSED, "say.unsaved", getTranslation("say.unsaved.text"));
  }

  final void showButtons() {
    if (chess().isOver()) {
      if (path == null) {
        actions.showOver(game, again());
      } else {
        actions.showOver(game, again(), path);
      }
    } else {
      actions.show(game, state, acts(), mayOffer());
    }
  }

  @Override
  public void askToOfferDraw() {
    say(Tone.HINT, "play.resign.sure", getTranslation("game.offer.text", opponentName));
    ask(State.OFFERING);
  }

  @Override
  public void claim() {
    if (!game.isOwnTurn()) {
      return;
    }
    if (game.claim(null) != null) {
      change(() -> games.claim(game, null), List.of());
      panel.focusButtons();
      return;
    }
    say(Tone.HINT, "play.claim.not-yet", ClaimProgressText.of(chess(), this::getTranslation));
    ask(State.DECLARING);
  }

  @Override
  public void askToResign() {
    say(Tone.HINT, "play.resign.sure", getTranslation("game.resign.text", opponentName));
    ask(State.RESIGNING);
  }

  /** Asks the player something, with other buttons. */
  private void ask(State next) {
    showBoard(board());
    state = next;
    showButtons();
    panel.focusButtons();
  }

  @Override
  public void resign() {
    if (!chess().isOver()) {
      change(() -> games.resign(game), List.of());
      panel.focusButtons();
    }
  }

  @Override
  public void cancel() {
    panel.clearMessage();
    ask(State.PLAYING);
  }

  @Override
  public void turnBoard() {
    orientation = orientation.opposite();
    showBoard(board());
  }
}
