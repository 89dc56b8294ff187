package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.DetachEvent;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.Evidence;
import org.queenside.board.RejectedMove;
import org.queenside.board.SoundCue;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameHelp;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.GameSign;
import org.queenside.game.MoveWarning;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerStatus;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayerResult;
import org.queenside.game.ui.GameActions.State;
import org.queenside.play.ui.ClaimProgressText;
import org.queenside.play.ui.GamePanel;
import org.queenside.play.ui.MoveListPanel;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice.Tone;

/**
 * A whole game on the screen, from the side of one player. The player's move is judged, stored and
 * shown at once. The computer's move is searched meanwhile, and the page asks for it with a request
 * of its own.
 */
final class PlayedGamePanel extends Composite<GamePanel>
    implements GameActions.Listener, PeerPanel.Listener {

  /** How long a request waits for a search. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameService games;
  private final PeerGameService peers;
  private final Clock clock;
  private final GameEndText ends;
  private final SpokenMove spoken = new SpokenMove(this::translate);
  private final HintSteps hints = new HintSteps(this::translate);
  private final ComputerAnswer answer;
  private final WarningSearch warnings;
  private final MoveListPanel sheet = new MoveListPanel();
  private final HelpPanel help;
  private final String opponentName;
  private final @Nullable GameClockPanel clocks;
  private final @Nullable PeerPanel peer;
  private final GameActions actions;
  private PlayedGame game;
  private Color orientation;
  private State state = State.PLAYING;
  private int refusals;

  /** The move that the player was asked to look at again. */
  private @Nullable Move warned;

  /** What is known about the other person, or null in a game against the computer. */
  private @Nullable PeerStatus status;

  /** Whether the player tried to move before the other side's answer. */
  private boolean early;

  /** Whether the computer has declined a draw since the last move. */
  private boolean declined;

  PlayedGamePanel(GameService games, PeerGameService peers, Clock clock, PlayedGame game) {
    this.games = games;
    this.peers = peers;
    this.clock = clock;
    this.game = game;
    this.orientation = game.own();
    this.opponentName = PlayerName.of(game.other(), this::translate);
    this.ends = new GameEndText(this::translate, game.own(), opponentName);
    this.clocks = game.clock() == null ? null : new GameClockPanel(opponentName, this::checkClock);
    this.peer = game.opponent() == null ? new PeerPanel(opponentName, this) : null;
    this.help =
        new HelpPanel(
            this::switchHelp, Button.text("play.turn-board", this::turnBoard), saveLink());
    this.actions = new GameActions(panel(), this, this::saveLink);
    panel().onTyped(this::typed);
    this.answer = new ComputerAnswer(games, getElement(), this::answer);
    this.warnings = new WarningSearch(games);
    show(List.of());
    search();
    look();
  }

  @Override
  protected GamePanel initContent() {
    var beside = Markup.div("record");
    if (clocks != null) {
      beside.add(clocks);
    }
    beside.add(sheet);
    beside.add(peer == null ? help : peer);
    var whole =
        new GamePanel(getTranslation("game.against", opponentName), "", beside, this::tried);
    whole.addClassName("whole");
    if (game.opponent() != null) {
      whole.addComponentAsFirst(
          Markup.div("rival", new OpponentPicture(Optional.of(game.opponent()))));
    }
    return whole;
  }

  private Component saveLink() {
    var save = PgnDownload.of(() -> game, clock, getTranslation("play.pgn"));
    save.addClassName("text");
    return save;
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
    if (move != null) {
      tried(move);
      return;
    }
    Ruling.Illegal refused = LenientMoveParser.refused(position(), text);
    if (refused == null || !game.isOwnTurn()) {
      panel().explainUnreadable(board(), position(), text);
    } else {
      refuse(text, refused);
    }
  }

  private void tried(Move move) {
    if (!chess().isOver() && !game.isOwnTurn()) {
      early = true;
      say(Tone.HINT, "game.wait", getTranslation("game.wait.text", opponentName));
      return;
    }
    switch (chess().rule(move, game.own())) {
      case Ruling.Illegal illegal -> refuse(move.toString(), illegal);
      case Ruling.Legal legal when state == State.DECLARING -> declare(legal.move());
      case Ruling.Legal legal -> {
        Optional<MoveWarning> warning = warning(legal.move());
        if (warning.isPresent()) {
          warn(legal.move(), warning.get());
        } else {
          play(legal.move());
        }
      }
    }
  }

  private void refuse(String tried, Ruling.Illegal ruling) {
    refusals++;
    try {
      games.recordRefusal(game, tried, ruling, refusals);
    } catch (NotSavedException _) {
      // The refusal is explained whether it is counted or not.
    }
    panel().refuse(board(), ruling);
  }

  private void play(Move move) {
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

  /** A move that was played in spite of a warning isn't asked about again. */
  private Optional<MoveWarning> warning(Move move) {
    boolean asks = game.help().warn() && game.opponent() != null && !move.equals(warned);
    return asks ? warnings.of(game, move) : Optional.empty();
  }

  private void warn(Move move, MoveWarning warning) {
    warned = move;
    state = State.WARNED;
    Position after = position().play(move);
    panel()
        .show(
            BoardState.of(after)
                .withMode(BoardMode.SHOW)
                .withOrientation(orientation)
                .withTyping(false)
                .withLast(move)
                .withEvidence(evidence(warning)),
            game.onMove(),
            turn(),
            "");
    panel()
        .say(
            Tone.HINT,
            getTranslation("game.warn"),
            new WarningText(this::translate, opponentName).of(warning, after),
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
    if (state == State.WARNED && warned != null) {
      state = State.PLAYING;
      showBoard(board().withRejected(new RejectedMove(warned.from(), warned.to())));
      panel().clearMessage();
      showButtons();
      panel().focusBoard();
    }
  }

  private void playWarned(Move move) {
    if (state == State.WARNED && game.isOwnTurn()) {
      play(move);
      panel().focusBoard();
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
      state = State.PLAYING;
      show(List.of());
      say(Tone.REFUSED, "say.unsaved", getTranslation("say.unsaved.text"));
      return false;
    } catch (ConflictException e) {
      catchUp();
      return false;
    }
    begin(slides);
    return true;
  }

  /** The game went on elsewhere, such as in another tab. */
  private void catchUp() {
    PlayedGame newer = games.find(game.id());
    if (newer == null) {
      throw new RecordNotFoundException("the game");
    }
    boolean ownMove = peer == null || newer.game().position().turn() != newer.own();
    game = newer;
    begin(List.of());
    if (ownMove && !chess().isOver()) {
      say(Tone.HINT, "game.elsewhere", getTranslation("game.elsewhere.text"));
    }
  }

  /** Asks for what the other person has done. */
  @Override
  public void look() {
    if (peer == null) {
      return;
    }
    PeerStatus now = peers.look(game);
    if (now == null) {
      throw new RecordNotFoundException("the game");
    }
    boolean followed = now.version() != game.version();
    if (followed) {
      follow();
    }
    PeerStatus before = status;
    status = now;
    if (followed || before == null || before.offer() != now.offer()) {
      sayOffer(now.offer());
    }
    if (before == null || before.offer() != now.offer() || before.mayOffer() != now.mayOffer()) {
      showButtons();
    }
    peer.show(game, now);
  }

  /** Shows the other person's move or decision. */
  private void follow() {
    PlayedGame newer = games.find(game.id());
    if (newer == null) {
      throw new RecordNotFoundException("the game");
    }
    Position before = position();
    boolean tooEarly = early;
    int made = chess().moves().size();
    game = newer;
    Move last = game.transcript().lastMove();
    if (last != null && chess().moves().size() == made + 1 && position().turn() == game.own()) {
      begin(List.of(last));
      showAnswered(before, last, tooEarly);
    } else {
      begin(List.of());
    }
  }

  private void sayOffer(PeerStatus.Offer offer) {
    switch (offer) {
      case OTHER ->
          say(Tone.HINT, "play.offer.made", getTranslation("game.offered.text", opponentName));
      case DECLINED ->
          say(Tone.HINT, "game.declined", getTranslation("game.declined.text", opponentName));
      case NONE, OWN -> {}
    }
  }

  private void begin(List<Move> slides) {
    state = State.PLAYING;
    hints.reset();
    warned = null;
    early = false;
    declined = false;
    show(slides);
    search();
  }

  /** Looks for the computer's answer, or prepares for the player's move. */
  private void search() {
    answer.search(game);
    warnings.prepare(game);
  }

  private void answer() {
    ComputerTurn turn = game.isComputersTurn() ? answer.take() : null;
    if (turn == null) {
      return;
    }
    Position before = position();
    boolean tooEarly = early;
    Move move = turn instanceof ComputerTurn.Moves(Move played) ? played : null;
    boolean changed =
        change(() -> games.answer(game, turn), move == null ? List.of() : List.of(move));
    if (changed && move != null) {
      showAnswered(before, move, tooEarly);
    }
  }

  private void showAnswered(Position before, Move move, boolean tooEarly) {
    panel().announce(getTranslation("game.answered", opponentName, spoken.of(before, move)));
    if (tooEarly && game.isOwnTurn()) {
      say(Tone.HINT, "game.turn.own", getTranslation("game.wait.moved", opponentName));
    }
  }

  @Override
  protected void onDetach(DetachEvent event) {
    answer.stop();
    warnings.stop();
  }

  private void checkClock() {
    change(() -> games.checkClock(game), List.of());
  }

  private void switchHelp(GameHelp changed) {
    if (change(() -> games.changeHelp(game, changed), List.of())) {
      help.show(game.help());
    }
  }

  private BoardState board() {
    boolean over = chess().isOver();
    BoardState shown =
        GamePanel.board(position(), game.transcript().lastMove(), orientation, !over);
    return over
        ? shown
        : shown
            .withTurn(game.own())
            .withMovable(game.isOwnTurn() ? position().targets() : Map.of())
            .withDots(game.help().showMoves());
  }

  private void show(List<Move> slides) {
    GameOutcome outcome = chess().outcome();
    boolean won = game.ownResult() == PlayerResult.WON;
    showBoard(board().withSlides(slides).withCue(won ? SoundCue.DONE : null));
    sheet.show(chess().start(), chess().moves());
    help.show(game.help());
    help.setVisible(outcome == null);
    if (outcome == null) {
      panel().clearMessage();
    } else {
      say(won ? Tone.RIGHT : Tone.HINT, "game.over." + game.ownResult().code(), ends.of(outcome));
    }
    showButtons();
  }

  private void showBoard(BoardState shown) {
    panel().setClassName("over", chess().isOver());
    panel().show(shown, game.onMove(), turn(), "");
    if (clocks != null) {
      clocks.show(game, games);
    }
  }

  private String turn() {
    return game.isOwnTurn()
        ? getTranslation("game.turn.own")
        : getTranslation("game.turn.other", opponentName);
  }

  private void say(Tone tone, String sign, String sentence) {
    panel().say(tone, getTranslation(sign), sentence);
  }

  private void showButtons() {
    boolean mayOffer =
        status == null
            ? game.isOwnTurn() && chess().canAgree() && game.isStored() && !declined
            : status.mayOffer();
    boolean offered = status != null && status.offer() == PeerStatus.Offer.OTHER;
    boolean hintsLeft = game.isOwnTurn() && state == State.PLAYING && hints.areLeft();
    actions.show(game, state, hintsLeft, mayOffer, offered);
  }

  @Override
  public void hint() {
    if (!game.isOwnTurn() || !hints.areLeft()) {
      return;
    }
    if (!hints.areFound()) {
      hints.found(games.hint(game).await(PATIENCE));
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

  @Override
  public void takeBack() {
    if (game.halfmovesToTakeBack() > 0) {
      change(() -> games.takeBack(game), List.of());
      panel().focusBoard();
    }
  }

  @Override
  public void askToOfferDraw() {
    say(Tone.HINT, "play.resign.sure", getTranslation("game.offer.text", opponentName));
    ask(State.OFFERING);
  }

  @Override
  public void offerDraw() {
    if (peer != null) {
      tellPeer(() -> peers.offerDraw(game));
      return;
    }
    if (!game.isOwnTurn() || declined) {
      return;
    }
    Boolean accepted = games.offerDraw(game).await(PATIENCE);
    if (Boolean.TRUE.equals(accepted)) {
      change(() -> games.agree(game), List.of());
      panel().focusButtons();
      return;
    }
    declined = true;
    state = State.PLAYING;
    say(Tone.HINT, "game.declined", getTranslation("game.declined.text", opponentName));
    showButtons();
    panel().focusBoard();
  }

  @Override
  public void acceptDraw() {
    tellPeer(() -> peers.acceptDraw(game));
  }

  @Override
  public void declineDraw() {
    tellPeer(() -> peers.declineDraw(game));
  }

  @Override
  public void claimAbandoned() {
    tellPeer(() -> peers.claimAbandoned(game));
  }

  @Override
  public void sign(GameSign sign) {
    try {
      peers.sign(game, sign);
    } catch (NotSavedException e) {
      say(Tone.REFUSED, "say.unsaved", getTranslation("say.unsaved.text"));
      return;
    }
    announce(getTranslation("game.sign.sent", getTranslation("game.sign." + sign.code())));
  }

  @Override
  public void announce(String sentence) {
    panel().announce(sentence);
  }

  /** Does something that isn't a move, and shows what became of it. */
  private void tellPeer(Runnable change) {
    state = State.PLAYING;
    panel().clearMessage();
    try {
      change.run();
    } catch (NotSavedException e) {
      say(Tone.REFUSED, "say.unsaved", getTranslation("say.unsaved.text"));
    } catch (ConflictException e) {
      say(Tone.HINT, "game.too-late", getTranslation("game.too-late.text"));
    }
    look();
    showButtons();
    if (status != null && status.offer() == PeerStatus.Offer.OWN) {
      say(Tone.HINT, "play.offer.made", getTranslation("game.offer.waiting", opponentName));
    }
    if (chess().isOver()) {
      panel().focusButtons();
    } else {
      panel().focusBoard();
    }
  }

  @Override
  public void claim() {
    if (!game.isOwnTurn()) {
      return;
    }
    if (game.claim(null) != null) {
      change(() -> games.claim(game, null), List.of());
      panel().focusButtons();
      return;
    }
    say(Tone.HINT, "play.claim.not-yet", ClaimProgressText.of(chess(), this::translate));
    ask(State.DECLARING);
  }

  @Override
  public void askToResign() {
    say(Tone.HINT, "play.resign.sure", getTranslation("game.resign.text", opponentName));
    ask(State.RESIGNING);
  }

  /** Asks the player for something else, with other buttons. */
  private void ask(State next) {
    showBoard(board());
    state = next;
    showButtons();
    panel().focusButtons();
  }

  @Override
  public void resign() {
    if (!chess().isOver()) {
      change(() -> games.resign(game), List.of());
      panel().focusButtons();
    }
  }

  @Override
  public void cancel() {
    panel().clearMessage();
    ask(State.PLAYING);
  }

  @Override
  public void turnBoard() {
    orientation = orientation.opposite();
    showBoard(board());
  }

  @Override
  public void playAgain() {
    var opponent = game.opponent();
    if (opponent != null) {
      var time = game.clock();
      Position start = chess().start();
      GameAddress.open(
          new GameSettings(
              opponent,
              game.side(),
              game.help(),
              time == null ? null : time.control(),
              start.equals(Position.START) ? null : start,
              false));
    }
  }
}
