package org.queenside.course;

import java.util.List;
import java.util.Set;
import org.queenside.chess.PgnNode;
import org.queenside.chess.Position;

/** What the moves of a script are marked as, or come to. */
final class ScriptMark {
  /** PGN's glyphs for ?, ?? and ?!. */
  private static final Set<Integer> MISTAKES = Set.of(2, 4, 6);

  private ScriptMark() {}

  /** Returns whether the move is there to be refuted. */
  static boolean isMistake(PgnNode node) {
    return node.nags().stream().anyMatch(MISTAKES::contains);
  }

  static boolean endsWithMate(Position start, List<PgnNode> line) {
    Position position = start;
    for (PgnNode node : line) {
      position = position.play(node.move());
    }
    return position.isCheckmate();
  }
}
