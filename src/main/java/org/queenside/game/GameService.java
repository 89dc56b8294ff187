package org.queenside.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.TurnReason;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.model.Misconception;
import org.queenside.engine.ComputerPlayer;
import org.queenside.engine.Opponent;
import org.queenside.engine.SearchResult;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.play.GameTranscript;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;
import org.queenside.store.ConflictException;
import org.queenside.store.JdbcValues;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Service;

/**
 * The games of the acting learner. A game is stored at every move, from the learner's first one;
 * until then it exists only in its address. Nothing is shown before it is stored. A win from the
 * initial position also goes into the attempt log, as a solved item.
 *
 * <p>Every change throws {@link NotSavedException} if it can't be stored, {@link ConflictException}
 * if the game was changed elsewhere in the meantime, such as in another tab, and {@link
 * RecordNotFoundException} if the game no longer exists or isn't the acting learner's.
 */
@Service
public class GameService {

  private static final String WHAT = "the game";

  private final CurrentLearnerStore learners;
  private final GameRepository games;
  private final AttemptLogService log;
  private final SearchQueue searches;
  private final Clock clock;

  /** Clocks stop while the program is stopped. */
  private final Instant programBegan;

  GameService(
      CurrentLearnerStore learners,
      GameRepository games,
      AttemptLogService log,
      SearchQueue searches,
      Clock clock) {
    this.learners = learners;
    this.games = games;
    this.log = log;
    this.searches = searches;
    this.clock = clock;
    this.programBegan = clock.instant();
  }

  /** Finds a game of the acting learner; null if there is none with this id. */
  public @Nullable PlayedGame find(GameId id) {
    PlayedGame found =
        learners.<@Nullable PlayedGame>read(WHAT, learner -> games.find(learner, id), null);
    return found == null ? null : withFairClock(found);
  }

  private PlayedGame withFairClock(PlayedGame game) {
    GameClock running = game.clock();
    return running == null ? game : game.withClock(running.notBefore(programBegan));
  }

  /** Lists the latest games of the acting learner, most recently changed first. */
  public List<GameSummary> list(int most) {
    return learners.read("the games", learner -> games.list(learner, most), List.of());
  }

  /** Summarizes what the acting learner has played against the computer. */
  public GameOverview overview() {
    return learners.read("the games", games::overview, GameOverview.NONE);
  }

  /** Returns all games of the acting learner, the oldest first. */
  public List<PlayedGame> all() {
    return learners.read("the games", games::all, List.of());
  }

  /** Deletes a game of the acting learner against the computer, if there is one with this id. */
  public void delete(GameId id) {
    if (learners.isKnown()) {
      learners.change(WHAT, learner -> games.delete(learner, id));
    }
  }

  /**
   * Plays a move of the acting learner.
   *
   * @throws IllegalArgumentException if the move isn't legal or it isn't the learner's turn
   */
  public PlayedGame play(PlayedGame game, Move move) {
    if (!game.isOwnTurn()) {
      throw new IllegalArgumentException("not the player's turn");
    }
    return save(game, PlayedGame::moved, move);
  }

  /**
   * Starts to search for the computer's turn. It doesn't check who is acting, because nothing is
   * read or written; nor do the other searches.
   *
   * @throws IllegalArgumentException if it isn't the computer's turn
   */
  public PendingSearch<ComputerTurn> search(PlayedGame game) {
    Opponent opponent = game.opponent();
    if (opponent == null || !game.isComputersTurn()) {
      throw new IllegalArgumentException("not the computer's turn");
    }
    long seed = game.id().seed();
    return searches.submit(cancelled -> ComputerTurn.of(game.game(), opponent, seed, cancelled));
  }

  /** Starts to search for the best move of the player to move, for {@link #warning}. */
  public PendingSearch<SearchResult> best(PlayedGame game) {
    return searches.submit(cancelled -> MoveWarning.best(game.game(), cancelled));
  }

  /**
   * Starts to search for a reason to reconsider a legal move.
   *
   * @param best the result of {@link #best} for the same game
   */
  public PendingSearch<Optional<MoveWarning>> warning(
      PlayedGame game, SearchResult best, Move move) {
    return searches.submit(cancelled -> MoveWarning.of(game.game(), best, move, cancelled));
  }

  /** Starts to search for a good move of the player to move. */
  public PendingSearch<GameHint> hint(PlayedGame game) {
    return searches.submit(cancelled -> GameHint.of(game.game(), cancelled));
  }

  /** Starts to find out whether the computer accepts a draw. */
  public PendingSearch<Boolean> offerDraw(PlayedGame game) {
    Opponent opponent = game.opponent();
    if (opponent == null) {
      throw new IllegalArgumentException("no computer to ask");
    }
    Color side = game.own().opposite();
    return searches.submit(
        cancelled -> ComputerPlayer.acceptsDraw(game.game(), opponent, side, cancelled));
  }

  /**
   * Ends a game against the computer as a draw by agreement.
   *
   * @throws IllegalStateException if the players may not agree to a draw yet
   */
  public PlayedGame agree(PlayedGame game) {
    if (game.opponent() == null) {
      throw new IllegalArgumentException("people have to agree");
    }
    return save(game, PlayedGame::decided, game.transcript().agree());
  }

  /**
   * Plays the computer's turn. If the game isn't stored yet, the move isn't either.
   *
   * @param turn the result of {@link #search} for the same game
   */
  public PlayedGame answer(PlayedGame game, ComputerTurn turn) {
    return switch (turn) {
      case ComputerTurn.Moves(Move move) when game.isStored() ->
          save(game, PlayedGame::moved, move);
      case ComputerTurn.Moves(Move move) -> game.moved(move, clock.instant());
      case ComputerTurn.Claims(DrawClaim claim) ->
          save(game, PlayedGame::decided, game.transcript().claim(claim));
      case ComputerTurn.Resigns() ->
          save(game, PlayedGame::decided, game.transcript().resign(game.own().opposite()));
    };
  }

  /**
   * Claims a draw.
   *
   * @param intended the declared next move, or null for the position on the board
   * @throws IllegalArgumentException if the claim is wrong
   */
  public PlayedGame claim(PlayedGame game, @Nullable Move intended) {
    DrawClaim claim = game.claim(intended);
    if (claim == null) {
      throw new IllegalArgumentException("nothing to claim");
    }
    GameTranscript drawn =
        intended == null
            ? game.transcript().claim(claim)
            : game.transcript().claim(claim, intended);
    return save(game, PlayedGame::decided, drawn);
  }

  /** Resigns the game for the acting learner. */
  public PlayedGame resign(PlayedGame game) {
    return save(game, PlayedGame::decided, game.transcript().resign(game.own()));
  }

  /** Takes back the last moves, as many as {@link PlayedGame#halfmovesToTakeBack}. */
  public PlayedGame takeBack(PlayedGame game) {
    return save(game, PlayedGame::takenBack, game.halfmovesToTakeBack());
  }

  /** Notes that the acting learner touched a piece, in a game with touch-move. */
  public PlayedGame touch(PlayedGame game, Square square) {
    PlayedGame touched = game.touched(square);
    return !touched.equals(game) && game.isStored() ? store(touched) : touched;
  }

  /**
   * Counts an illegal move of the acting learner in a game as at a real board, which may lose it.
   *
   * @throws IllegalArgumentException if the move is legal
   * @throws IllegalStateException if illegal moves don't count in this game or now
   */
  public PlayedGame tryIllegally(PlayedGame game, Move move) {
    return save(game, PlayedGame::triedIllegally, move);
  }

  /** Presses the clock for the acting learner after a move, which starts the computer's time. */
  public PlayedGame pressClock(PlayedGame game) {
    return game.isPressDue() ? save(game, (pressed, _, now) -> pressed.pressed(now), game) : game;
  }

  /** Switches help on or off. */
  public PlayedGame changeHelp(PlayedGame game, GameHelp help) {
    PlayedGame changed = game.withHelp(help);
    return game.isStored() ? store(changed) : changed;
  }

  /** Ends the game if the time of the player to move has run out. */
  public PlayedGame checkClock(PlayedGame game) {
    Color flagged = flagged(game, clock.instant());
    return flagged == null
        ? game
        : save(game, PlayedGame::decided, game.transcript().flag(flagged));
  }

  /**
   * Returns how much time a player has left, in milliseconds; 0 in a game without a clock. It
   * doesn't check who is acting, because nothing is read.
   */
  public long left(PlayedGame game, Color side) {
    GameClock running = game.clock();
    return running == null ? 0 : running.left(side, game.timed(), clock.instant());
  }

  /** Ends a stored game between people. The caller has checked that it may end like this. */
  void end(GameId id, UnaryOperator<GameTranscript> end) {
    PlayedGame stored = find(id);
    if (stored == null) {
      throw new RecordNotFoundException(WHAT);
    }
    save(stored, (game, how, now) -> game.decided(how.apply(game.transcript()), now), end);
  }

  private static @Nullable Color flagged(PlayedGame game, Instant now) {
    GameClock running = game.clock();
    Color timed = game.timed();
    return running != null && timed != null && running.left(timed, timed, now) == 0 ? timed : null;
  }

  /**
   * Records a move that the rules refused.
   *
   * @param tried the move, or what was typed if it can't be written as a move
   * @param ruling why it was refused
   * @param refusals how many were refused so far, including this one
   */
  public void recordRefusal(PlayedGame game, String tried, Ruling.Illegal ruling, int refusals) {
    // Trying to move before the other player has moved is impatience.
    Misconception misconception =
        ruling.reason() instanceof TurnReason ? null : MisconceptionClassifier.shownBy(ruling);
    Attempt attempt =
        Attempt.refused(
                game.id().item(),
                tried,
                new Effort(refusals, 0, Duration.ZERO),
                ruling.reason().code(),
                misconception == null ? null : misconception.code())
            .withPosition(Fen.writeWithoutCounters(ruling.position()));
    learners.record("the refused move", learner -> log.record(learner, attempt));
  }

  /** Stores a change, or ends the game if time had already run out. */
  private <C> PlayedGame save(PlayedGame game, Change<C> change, C what) {
    Instant now = JdbcValues.now(clock);
    Color flagged = flagged(game, now);
    return store(
        flagged == null
            ? change.apply(game, what, now)
            : game.decided(game.transcript().flag(flagged), now));
  }

  private PlayedGame store(PlayedGame changed) {
    Instant now = JdbcValues.now(clock);
    boolean stored =
        learners.write(
            WHAT,
            learner -> {
              boolean written =
                  changed.isStored()
                      ? games.update(learner, changed, now)
                      : games.insert(learner, changed, now);
              if (written && changed.isWholeGameWon()) {
                log.record(
                    learner, Attempt.solved(changed.id().item(), "", Effort.NONE, Stars.MOST));
              }
              return written;
            });
    if (!stored) {
      if (find(changed.id()) == null) {
        throw new RecordNotFoundException(WHAT);
      }
      throw new ConflictException(WHAT);
    }
    return changed.stored(now);
  }

  private interface Change<C> {
    PlayedGame apply(PlayedGame game, C what, Instant now);
  }
}
