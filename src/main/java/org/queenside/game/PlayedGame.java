package org.queenside.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.engine.Opponent;
import org.queenside.play.GameTranscript;

/**
 * A game as one of its players sees it.
 *
 * @param own the player's side
 * @param drawn whether the side was drawn by lot
 * @param other who plays the other side
 * @param help the player's help
 * @param clock the clock, or null if the game has none
 * @param board how it is played as at a real board, or null if it isn't
 * @param transcript the game so far
 * @param version increases with every stored change; 0 if nothing is stored yet
 * @param startedAt when it was first stored, or null if it isn't stored yet
 */
public record PlayedGame(
    GameId id,
    Color own,
    boolean drawn,
    Player other,
    GameHelp help,
    @Nullable GameClock clock,
    @Nullable BoardPlay board,
    GameTranscript transcript,
    int version,
    @Nullable Instant startedAt) {

  /**
   * The time that a move takes to reach the other player's screen isn't charged, up to this much.
   */
  static final Duration LATENCY = Duration.ofMillis(500);

  /** Returns a game against the computer that isn't stored yet. */
  public static PlayedGame begin(GameId id, GameSettings settings) {
    Color own = settings.side().color(id);
    // While a trick is on the board, nobody's clock could run.
    TimeControl control = settings.opponent() == Opponent.TRICKY_FOX ? null : settings.clock();
    return new PlayedGame(
        id,
        own,
        settings.side() == SideChoice.EITHER,
        new Player.Computer(settings.opponent()),
        settings.board() == null ? settings.help() : GameHelp.NONE,
        control == null ? null : GameClock.of(control),
        settings.board() == null ? null : BoardPlay.of(settings.board()),
        GameTranscript.from(settings.start(own.opposite())),
        0,
        null);
  }

  /** Returns the state of the game. */
  public Game game() {
    return transcript.game();
  }

  /** Returns whether the game is in the database. */
  public boolean isStored() {
    return version > 0;
  }

  /** Returns the opponent that the computer plays, or null in a game between people. */
  public @Nullable Opponent opponent() {
    return other instanceof Player.Computer(Opponent opponent) ? opponent : null;
  }

  /** Returns which side the player wanted. */
  public SideChoice side() {
    return drawn ? SideChoice.EITHER : SideChoice.of(own);
  }

  /** Returns the side to move, or null after the end. */
  public @Nullable Color onMove() {
    return game().isOver() ? null : game().position().turn();
  }

  /** Returns whether it is the player's turn. */
  public boolean isOwnTurn() {
    return onMove() == own;
  }

  /** Returns whether it is the computer's turn. */
  public boolean isComputersTurn() {
    return opponent() != null && onMove() == own.opposite() && !isPressDue();
  }

  /** Returns whether the player has moved and has to press the clock now. */
  public boolean isPressDue() {
    return board != null && board.pressDue() && !game().isOver();
  }

  /** Returns the side whose time runs, or null after the end. */
  public @Nullable Color timed() {
    return isPressDue() ? own : onMove();
  }

  /** Returns whether the time of one side runs. */
  public boolean isClockRunning() {
    return clock != null && clock.since() != null && timed() != null;
  }

  /** Returns the touched pieces that have to be moved or taken instead of making this move. */
  public List<Square> touchedAgainst(Move move) {
    return board == null ? List.of() : board.touched().against(game().position(), move);
  }

  /** Returns the number of illegal moves that count. */
  public int illegalMoves() {
    return transcript.tries().size();
  }

  /** Returns the grounds on which the player may claim a draw, with or without a declared move. */
  public @Nullable DrawClaim claim(@Nullable Move intended) {
    if (!isOwnTurn()) {
      return null;
    }
    var claims = intended == null ? game().claims() : game().claims(intended);
    return claims.isEmpty() ? null : claims.iterator().next();
  }

  /** Returns the result for the player. */
  public PlayerResult ownResult() {
    return PlayerResult.of(game().result(), own);
  }

  /** Returns whether the player has beaten the computer in a game from the initial position. */
  public boolean isWholeGameWon() {
    return opponent() != null
        && ownResult() == PlayerResult.WON
        && game().start().equals(Position.START);
  }

  /** Returns how many half-moves are taken back at once, or 0 if none can be. */
  public int halfmovesToTakeBack() {
    int made = game().moves().size();
    if (!help.takeBack() || game().isOver() || opponent() == null) {
      return 0;
    }
    int wanted = isOwnTurn() ? 2 : 1;
    return made < wanted ? 0 : wanted;
  }

  /** At a real board there is no help. */
  PlayedGame withHelp(GameHelp changed) {
    return new PlayedGame(
        id,
        own,
        drawn,
        other,
        board == null ? changed : help,
        clock,
        board,
        transcript,
        version,
        startedAt);
  }

  PlayedGame withClock(GameClock changed) {
    return with(changed, board, transcript);
  }

  /** Returns the game after it was stored. */
  PlayedGame stored(Instant now) {
    Instant first = startedAt == null ? now : startedAt;
    return new PlayedGame(
        id, own, drawn, other, help, clock, board, transcript, version + 1, first);
  }

  /** Returns the game after a move of the player to move. */
  PlayedGame moved(Move move, Instant now) {
    Color mover = game().position().turn();
    GameTranscript next = transcript.play(move);
    boolean needsPress = board != null && clock != null && mover == own && !next.game().isOver();
    PlayedGame after = with(clock, board == null ? null : board.moved(needsPress), next);
    if (clock == null || !isStored() && mover != own) {
      return after;
    }
    return needsPress ? after.withClock(clock.started(now)) : after.handedOver(mover, now);
  }

  /** Returns the game after the player pressed the clock. */
  PlayedGame pressed(Instant now) {
    if (board == null || clock == null || !isPressDue()) {
      return this;
    }
    return with(clock, board.moved(false), transcript).handedOver(own, now);
  }

  /** Returns the game with the other side's time running. */
  private PlayedGame handedOver(Color mover, Instant now) {
    if (clock == null) {
      return this;
    }
    Instant begins = opponent() == null ? now.plus(LATENCY) : now;
    return withClock(clock.moved(mover, now, begins)).timeStopped(now);
  }

  /** Returns the game after the player touched a piece. */
  PlayedGame touched(Square square) {
    return board == null || !isOwnTurn()
        ? this
        : with(clock, board.touch(game().position(), square), transcript);
  }

  /**
   * Returns the game after an illegal move of the player. The first one gives the opponent time,
   * and the second one may lose the game (FIDE 7.5.5).
   */
  PlayedGame triedIllegally(Move move, Instant now) {
    if (board == null || !isOwnTurn()) {
      throw new IllegalStateException("illegal moves don't count");
    }
    GameTranscript next = transcript.tried(move);
    boolean counts = board.rules().secondLoses();
    if (counts && next.tries().size() >= BoardRules.LOSING_TRIES) {
      return decided(next.forfeit(own), now);
    }
    return with(clock == null || !counts ? clock : clock.compensated(own.opposite()), board, next);
  }

  /** Returns the game after something that isn't a move. */
  PlayedGame decided(GameTranscript next, Instant now) {
    Color timed = timed();
    PlayedGame after = with(clock, board, next);
    return timed == null || clock == null || !next.game().isOver()
        ? after
        : after.withClock(clock.stopped(timed, now));
  }

  /** Returns the game with its clock stopped if it is over. */
  private PlayedGame timeStopped(Instant now) {
    return clock == null || !game().isOver()
        ? this
        : withClock(clock.stopped(game().position().turn(), now));
  }

  private PlayedGame with(
      @Nullable GameClock running, @Nullable BoardPlay play, GameTranscript next) {
    return new PlayedGame(id, own, drawn, other, help, running, play, next, version, startedAt);
  }

  /** Returns the game without the last moves. */
  PlayedGame takenBack(int halfmoves, Instant now) {
    List<Move> moves = game().moves();
    GameTranscript kept = GameTranscript.from(game().start());
    for (Move move : moves.subList(0, moves.size() - halfmoves)) {
      kept = kept.play(move);
    }
    return with(clock == null ? null : clock.resumed(game().position().turn(), now), board, kept);
  }
}
