package org.queenside.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What the board draws to prove a ruling.
 *
 * @param arrows from a piece to what it attacks
 * @param framed squares of the pieces that are the reason
 * @param crossed squares with the sign ×: attacked, so that nothing may cross or enter them
 * @param blocked squares with the sign –: something stands in the way there
 * @param line the squares of a line from end to end, such as pinner to king; empty for none
 * @param ghost the piece on its refused target, or null
 */
public record Evidence(
    List<BoardArrow> arrows,
    SquareSet framed,
    SquareSet crossed,
    SquareSet blocked,
    List<Square> line,
    @Nullable GhostPiece ghost) {

  /** Nothing to prove. */
  public static final Evidence NONE =
      new Evidence(List.of(), SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, List.of(), null);

  public Evidence {
    arrows = List.copyOf(arrows);
    line = List.copyOf(line);
  }

  /** Returns the proof of a ruling's most helpful reason. */
  public static Evidence of(Ruling.Illegal ruling) {
    return EvidenceBuilder.of(ruling);
  }
}
