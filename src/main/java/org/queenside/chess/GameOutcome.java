package org.queenside.chess;

/** How a game ended, with the article of the FIDE Laws. */
public sealed interface GameOutcome {

  /** Returns the result on the score sheet. */
  default GameResult result() {
    return switch (this) {
      case Checkmate(Color winner) -> GameResult.winFor(winner);
      case Resignation(Color by, boolean mateImpossible) when !mateImpossible ->
          GameResult.winFor(by.opposite());
      case FlagFall(Color by, boolean mateImpossible) when !mateImpossible ->
          GameResult.winFor(by.opposite());
      case Abandonment(Color by, boolean mateImpossible) when !mateImpossible ->
          GameResult.winFor(by.opposite());
      case IllegalMoves(Color by, boolean mateImpossible) when !mateImpossible ->
          GameResult.winFor(by.opposite());
      case Resignation _,
          FlagFall _,
          Abandonment _,
          IllegalMoves _,
          Stalemate _,
          DeadPosition _,
          ThreefoldRepetition _,
          FivefoldRepetition _,
          FiftyMoves _,
          SeventyFiveMoves _,
          Agreement _ ->
          GameResult.DRAW;
    };
  }

  /** Returns the kind of ending, without the players. */
  default Termination ending() {
    return switch (this) {
      case Checkmate _ -> Termination.CHECKMATE;
      case Stalemate _ -> Termination.STALEMATE;
      case DeadPosition _ -> Termination.DEAD_POSITION;
      case ThreefoldRepetition _ -> Termination.THREEFOLD_REPETITION;
      case FivefoldRepetition _ -> Termination.FIVEFOLD_REPETITION;
      case FiftyMoves _ -> Termination.FIFTY_MOVES;
      case SeventyFiveMoves _ -> Termination.SEVENTY_FIVE_MOVES;
      case Agreement _ -> Termination.AGREEMENT;
      case Resignation _ -> Termination.RESIGNATION;
      case FlagFall _ -> Termination.FLAG_FALL;
      case Abandonment _ -> Termination.ABANDONMENT;
      case IllegalMoves _ -> Termination.ILLEGAL_MOVES;
    };
  }

  /** The king is in check and no move gets it out (5.1.1). */
  record Checkmate(Color winner) implements GameOutcome {}

  /** The player to move has no legal move and is not in check (5.2.1). */
  record Stalemate(Color onMove) implements GameOutcome {}

  /** Neither side can mate by any series of legal moves (5.2.2). */
  record DeadPosition() implements GameOutcome {}

  /** The same position for the third time, claimed by the player to move (9.2). */
  record ThreefoldRepetition(Color claimant) implements GameOutcome {}

  /** The same position for the fifth time, without a claim (9.6.1). */
  record FivefoldRepetition() implements GameOutcome {}

  /** Fifty moves by each side without capture or pawn move, claimed by the player to move (9.3). */
  record FiftyMoves(Color claimant) implements GameOutcome {}

  /** Seventy-five moves by each side without capture or pawn move, without a claim (9.6.2). */
  record SeventyFiveMoves() implements GameOutcome {}

  /** Both players agreed on a draw (5.2.3). */
  record Agreement() implements GameOutcome {}

  /**
   * A player resigned (5.1.2).
   *
   * @param mateImpossible whether the opponent couldn't have mated by any series of legal moves, so
   *     that the game is drawn
   */
  record Resignation(Color by, boolean mateImpossible) implements GameOutcome {}

  /**
   * A player's time ran out (6.9).
   *
   * @param mateImpossible whether the opponent couldn't have mated by any series of legal moves, so
   *     that the game is drawn
   */
  record FlagFall(Color by, boolean mateImpossible) implements GameOutcome {}

  /**
   * A player was away for so long that the opponent ended the game.
   *
   * @param mateImpossible whether the opponent couldn't have mated by any series of legal moves, so
   *     that the game is drawn
   */
  record Abandonment(Color by, boolean mateImpossible) implements GameOutcome {}

  /**
   * A player made a second illegal move (7.5.5).
   *
   * @param mateImpossible whether the opponent couldn't have mated by any series of legal moves, so
   *     that the game is drawn
   */
  record IllegalMoves(Color by, boolean mateImpossible) implements GameOutcome {}
}
