package org.queenside.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game with its whole history. It is immutable: every move returns a new game that shares the old
 * one. Mate, stalemate, a dead position, fivefold repetition and the seventy-five-move rule end it
 * automatically; any other end needs a player's decision.
 */
public final class Game {
  private static final int HALFMOVES_TO_CLAIM = 100;
  private static final int HALFMOVES_TO_END = 150;
  private static final int REPETITIONS_TO_CLAIM = 3;
  private static final int REPETITIONS_TO_END = 5;

  /** The game from the initial position before the first move. */
  public static final Game START = from(Position.START);

  private final @Nullable Game previous;
  private final @Nullable Move lastMove;
  private final Position position;
  private final int halfmoves;
  private final @Nullable GameOutcome outcome;

  private Game(
      @Nullable Game previous,
      @Nullable Move lastMove,
      Position position,
      int halfmoves,
      @Nullable GameOutcome outcome) {
    this.previous = previous;
    this.lastMove = lastMove;
    this.position = position;
    this.halfmoves = halfmoves;
    this.outcome = outcome;
  }

  /** Returns a game that begins in the given position. */
  public static Game from(Position start) {
    return new Game(null, null, start, 0, null).withAutomaticOutcome();
  }

  /** Returns the position in which the game began. */
  public Position start() {
    Game first = this;
    while (first.previous != null) {
      first = first.previous;
    }
    return first.position;
  }

  /** Returns the current position. */
  public Position position() {
    return position;
  }

  /** Returns the moves played so far. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(halfmoves);
    for (Game game = this; game != null; game = game.previous) {
      if (game.lastMove != null) {
        moves.add(game.lastMove);
      }
    }
    return Collections.unmodifiableList(moves.reversed());
  }

  /** Returns the game before the last move, or null if no move was made. */
  public @Nullable Game previous() {
    return previous;
  }

  /** Returns how the game ended, or null if it goes on. */
  public @Nullable GameOutcome outcome() {
    return outcome;
  }

  public boolean isOver() {
    return outcome != null;
  }

  public GameResult result() {
    return outcome == null ? GameResult.UNDECIDED : outcome.result();
  }

  /**
   * Returns the game after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public Game play(Move move) {
    checkGoesOn();
    return new Game(this, move, position.play(move), halfmoves + 1, null).withAutomaticOutcome();
  }

  /**
   * Rules on an attempted move when one person moves both sides. The history helps to explain a
   * refusal: how a castling right was lost, when a pawn made its double step, whether the game is
   * over.
   */
  public Ruling rule(Move move) {
    return rule(move, null);
  }

  /**
   * Rules on an attempted move as {@link #rule(Move)} does, for the player of one side.
   *
   * @param side the side whose pieces the player may move, or null for both
   */
  public Ruling rule(Move move, @Nullable Color side) {
    return Ruling.of(position, move, context().triedBySide(side));
  }

  private RulingContext context() {
    Termination ending = outcome == null ? null : outcome.ending();
    return new RulingContext(start().castling(), moves(), ending, Set.of());
  }

  /**
   * Returns how often the current position has occurred, including now. Positions are the same if
   * the same pieces are on the same squares, the same player is to move and the same moves are
   * possible, including later castling and en passant (FIDE 9.2.3).
   */
  public int repetitions() {
    return 1 + earlierOccurrences(position, previous);
  }

  /**
   * Counts how often a position occurs in a history, going back to the last capture or pawn move
   * before it.
   */
  private static int earlierOccurrences(Position position, @Nullable Game history) {
    int count = 0;
    int reversible = position.halfmoveClock();
    for (Game game = history; game != null && reversible > 0; game = game.previous) {
      if (game.position.samePosition(position)) {
        count++;
      }
      reversible--;
    }
    return count;
  }

  /** Returns the reasons for which the player to move may claim a draw in the current position. */
  public Set<DrawClaim> claims() {
    return isOver() ? Set.of() : claims(position, previous);
  }

  /**
   * Returns the reasons for which the player to move may claim a draw by declaring the next move
   * (FIDE 9.2.1, 9.3.1).
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public Set<DrawClaim> claims(Move intended) {
    return isOver() ? Set.of() : claims(position.play(intended), this);
  }

  private static Set<DrawClaim> claims(Position position, @Nullable Game before) {
    Set<DrawClaim> claims = EnumSet.noneOf(DrawClaim.class);
    if (1 + earlierOccurrences(position, before) >= REPETITIONS_TO_CLAIM) {
      claims.add(DrawClaim.THREEFOLD_REPETITION);
    }
    if (position.halfmoveClock() >= HALFMOVES_TO_CLAIM) {
      claims.add(DrawClaim.FIFTY_MOVES);
    }
    return Collections.unmodifiableSet(claims);
  }

  /**
   * Returns the game drawn by a correct claim of the player to move.
   *
   * @throws IllegalArgumentException if the claim is wrong; then the game goes on (FIDE 9.5.3)
   * @throws IllegalStateException if the game is over
   */
  public Game claim(DrawClaim claim) {
    return drawnBy(claim, claims());
  }

  /**
   * Returns the game drawn by a correct claim of the player to move, who declares the next move.
   * The move itself isn't played.
   *
   * @throws IllegalArgumentException if the claim is wrong or the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public Game claim(DrawClaim claim, Move intended) {
    return drawnBy(claim, claims(intended));
  }

  private Game drawnBy(DrawClaim claim, Set<DrawClaim> allowed) {
    checkGoesOn();
    if (!allowed.contains(claim)) {
      throw new IllegalArgumentException("cannot claim " + claim);
    }
    return endedBy(
        switch (claim) {
          case THREEFOLD_REPETITION -> new GameOutcome.ThreefoldRepetition(position.turn());
          case FIFTY_MOVES -> new GameOutcome.FiftyMoves(position.turn());
        });
  }

  /**
   * Returns the game after a player resigned, which loses unless the opponent cannot mate by any
   * series of legal moves (FIDE 5.1.2).
   *
   * @throws IllegalStateException if the game is over
   */
  public Game resign(Color by) {
    checkGoesOn();
    boolean mateImpossible = !DeadPosition.canMate(position, by.opposite());
    return endedBy(new GameOutcome.Resignation(by, mateImpossible));
  }

  /**
   * Returns the game after a player's time ran out, which loses unless the opponent cannot mate by
   * any series of legal moves (FIDE 6.9).
   *
   * @throws IllegalStateException if the game is over
   */
  public Game flag(Color by) {
    checkGoesOn();
    boolean mateImpossible = !DeadPosition.canMate(position, by.opposite());
    return endedBy(new GameOutcome.FlagFall(by, mateImpossible));
  }

  /**
   * Returns the game after a player was away for too long, which loses unless the opponent cannot
   * mate by any series of legal moves.
   *
   * @throws IllegalStateException if the game is over
   */
  public Game abandon(Color by) {
    checkGoesOn();
    boolean mateImpossible = !DeadPosition.canMate(position, by.opposite());
    return endedBy(new GameOutcome.Abandonment(by, mateImpossible));
  }

  /**
   * Returns the game after a player's second illegal move, which loses unless the opponent cannot
   * mate by any series of legal moves (FIDE 7.5.5).
   *
   * @throws IllegalStateException if the game is over
   */
  public Game forfeit(Color by) {
    checkGoesOn();
    boolean mateImpossible = !DeadPosition.canMate(position, by.opposite());
    return endedBy(new GameOutcome.IllegalMoves(by, mateImpossible));
  }

  /** Returns true if the players may agree on a draw: each has made a move (FIDE 5.2.3). */
  public boolean canAgree() {
    return !isOver() && halfmoves >= 2;
  }

  /**
   * Returns the game drawn by agreement.
   *
   * @throws IllegalStateException if the players may not agree yet or the game is over
   */
  public Game agree() {
    checkGoesOn();
    if (!canAgree()) {
      throw new IllegalStateException("both players must have made a move before they agree");
    }
    return endedBy(new GameOutcome.Agreement());
  }

  private void checkGoesOn() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
  }

  private Game withAutomaticOutcome() {
    GameOutcome automatic = automaticOutcome();
    return automatic == null ? this : endedBy(automatic);
  }

  private Game endedBy(GameOutcome end) {
    return new Game(previous, lastMove, position, halfmoves, end);
  }

  /** How the position ends the game. Mate comes before everything else (FIDE 9.6.2). */
  private @Nullable GameOutcome automaticOutcome() {
    if (!position.hasLegalMove()) {
      return position.isCheck()
          ? new GameOutcome.Checkmate(position.turn().opposite())
          : new GameOutcome.Stalemate(position.turn());
    }
    if (DeadPosition.isDead(position)) {
      return new GameOutcome.DeadPosition();
    }
    if (repetitions() >= REPETITIONS_TO_END) {
      return new GameOutcome.FivefoldRepetition();
    }
    return position.halfmoveClock() >= HALFMOVES_TO_END ? new GameOutcome.SeventyFiveMoves() : null;
  }
}
