package org.queenside.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What the board draws to show why a move is refused.
 *
 * @param arrows arrows from pieces to what they attack
 * @param framed squares of the pieces that are the reason
 * @param crossed squares with a ×, which the piece may not enter or cross
 * @param blocked squares with a –, where something is in the way
 * @param line a line's squares from end to end, such as from pinner to king; empty for none
 * @param ghost the piece on its refused target, or null
 */
public record Evidence(
    List<Arrow> arrows,
    SquareSet framed,
    SquareSet crossed,
    SquareSet blocked,
    List<Square> line,
    @Nullable GhostPiece ghost) {

  public static final Evidence NONE =
      new Evidence(List.of(), SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, List.of(), null);

  public Evidence {
    arrows = List.copyOf(arrows);
    line = List.copyOf(line);
  }

  /** Returns the drawing for the most helpful reason of a ruling. */
  public static Evidence of(Ruling.Illegal ruling) {
    return new EvidenceBuilder(ruling).build(ruling.reason());
  }

  /** Returns a drawing of one arrow only. */
  public static Evidence of(Arrow arrow) {
    return new Evidence(
        List.of(arrow), SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, List.of(), null);
  }
}
