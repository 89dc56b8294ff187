package org.queenside.chess;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a FEN says, unchecked: there may be no king, pawns on the last rank, or rights that cannot
 * be.
 *
 * @param board the pieces
 * @param turn the side to move
 * @param castling the castlings said not to be lost
 * @param enPassant the square said to have been passed over by a double step just made
 * @param halfmoveClock the number of moves of either side since the last capture or pawn move
 * @param fullmoveNumber the number of the move being played
 */
public record Setup(
    Board board,
    Color turn,
    CastlingRights castling,
    @Nullable Square enPassant,
    int halfmoveClock,
    int fullmoveNumber) {

  /** Returns the position of a game, or every rule of one that this set-up breaks. */
  public PositionResult position() {
    return result(new SetupCheck(this).gameProblems());
  }

  /**
   * Returns a position for a lesson, or all that is wrong even for one: a king may be missing, and
   * pieces may be more than a game can bring.
   */
  public PositionResult lessonPosition() {
    return result(new SetupCheck(this).lessonProblems());
  }

  /**
   * Returns why this position of a game cannot have come about; none if nothing speaks against it.
   * They are looked for only where {@link #position()} finds nothing wrong.
   */
  public List<SetupWarning> doubts() {
    return position() instanceof PositionResult.Valid(Position valid)
        ? SetupWarningCheck.of(this, valid)
        : List.of();
  }

  private PositionResult result(List<SetupProblem> problems) {
    if (!problems.isEmpty()) {
      return new PositionResult.Invalid(problems);
    }
    long enPassantBit = enPassant == null ? 0 : enPassant.bit();
    return new PositionResult.Valid(
        new Position(
            board,
            castling.rooks().bits() | enPassantBit,
            halfmoveClock,
            2 * (fullmoveNumber - 1) + turn.ordinal()));
  }
}
