package org.queenside.chess;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content of a FEN, unchecked: there may be no king, pawns on the last rank, or impossible
 * rights.
 *
 * @param board the pieces
 * @param turn the side to move
 * @param castling the castling rights
 * @param enPassant the square that a double step has just passed over, or null
 * @param halfmoveClock the number of moves by either side since the last capture or pawn move
 * @param fullmoveNumber the number of the current move
 */
public record Setup(
    Board board,
    Color turn,
    CastlingRights castling,
    @Nullable Square enPassant,
    int halfmoveClock,
    int fullmoveNumber) {

  /** Returns a position that can occur in a game, or everything that is wrong with this setup. */
  public PositionResult position() {
    return result(new SetupCheck(this).gameProblems());
  }

  /**
   * Returns a position for a lesson, in which kings may be missing and there may be more pieces
   * than in a game; or everything that is wrong even for a lesson.
   */
  public PositionResult lessonPosition() {
    return result(new SetupCheck(this).lessonProblems());
  }

  /**
   * Returns the reasons why no game can lead to this position; empty if there are none, or if
   * {@link #position()} already finds problems.
   */
  public List<SetupWarning> warnings() {
    return position() instanceof PositionResult.Valid(Position valid)
        ? SetupWarningCheck.of(this, valid)
        : List.of();
  }

  /**
   * Returns the position without checking it, for a board that only a forbidden move can produce.
   * Its moves follow the rules, but no game can reach it, so nothing else should be concluded.
   */
  public Position unchecked() {
    long enPassantBit = enPassant == null ? 0 : enPassant.bit();
    return new Position(
        board,
        castling.rooks().bits() | enPassantBit,
        halfmoveClock,
        2 * (fullmoveNumber - 1) + turn.ordinal());
  }

  private PositionResult result(List<SetupProblem> problems) {
    if (!problems.isEmpty()) {
      return new PositionResult.Invalid(problems);
    }
    return new PositionResult.Valid(unchecked());
  }
}
