package org.queenside.chess;

/** How a game ended: for whom, and by which article of the FIDE Laws. */
public sealed interface Outcome {

  /** Returns the result on the score sheet. */
  default Result result() {
    return switch (this) {
      case Checkmate(Color winner) -> Result.winFor(winner);
      case Resignation(Color by, boolean mateImpossible) when !mateImpossible ->
          Result.winFor(by.opposite());
      case Resignation _,
          Stalemate _,
          DeadPosition _,
          ThreefoldRepetition _,
          FivefoldRepetition _,
          FiftyMoves _,
          SeventyFiveMoves _,
          Agreement _ ->
          Result.DRAW;
    };
  }

  /** Returns the kind of ending, without who was concerned. */
  default Ending ending() {
    return switch (this) {
      case Checkmate _ -> Ending.CHECKMATE;
      case Stalemate _ -> Ending.STALEMATE;
      case DeadPosition _ -> Ending.DEAD_POSITION;
      case ThreefoldRepetition _ -> Ending.THREEFOLD_REPETITION;
      case FivefoldRepetition _ -> Ending.FIVEFOLD_REPETITION;
      case FiftyMoves _ -> Ending.FIFTY_MOVES;
      case SeventyFiveMoves _ -> Ending.SEVENTY_FIVE_MOVES;
      case Agreement _ -> Ending.AGREEMENT;
      case Resignation _ -> Ending.RESIGNATION;
    };
  }

  /** The king is in check and no move helps (5.1.1). */
  record Checkmate(Color winner) implements Outcome {}

  /** The player on move has no legal move and is not in check (5.2.1). */
  record Stalemate(Color onMove) implements Outcome {}

  /** Nobody can mate by any series of legal moves (5.2.2). */
  record DeadPosition() implements Outcome {}

  /** The same position for the third time, claimed by the player on move (9.2). */
  record ThreefoldRepetition(Color claimant) implements Outcome {}

  /** The same position for the fifth time, without a claim (9.6.1). */
  record FivefoldRepetition() implements Outcome {}

  /** Fifty moves by each side without capture or pawn move, claimed by the player on move (9.3). */
  record FiftyMoves(Color claimant) implements Outcome {}

  /** Seventy-five moves by each side without capture or pawn move, without a claim (9.6.2). */
  record SeventyFiveMoves() implements Outcome {}

  /** Both players agreed on a draw (5.2.3). */
  record Agreement() implements Outcome {}

  /**
   * A player gave up (5.1.2).
   *
   * @param mateImpossible if the opponent could not mate by any series of legal moves; then the
   *     game is drawn all the same
   */
  record Resignation(Color by, boolean mateImpossible) implements Outcome {}
}
