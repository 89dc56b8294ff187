package org.queenside.course.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnNode;

/** Answers questions about a script's moves: which are mistakes, and where they lead. */
public final class ScriptMoves {
  /** PGN's glyphs for ?, ?? and ?!. */
  private static final Set<Integer> MISTAKES = Set.of(2, 4, 6);

  private ScriptMoves() {}

  /** Returns whether the move is marked as a mistake. */
  public static boolean isMistake(PgnNode node) {
    return node.nags().stream().anyMatch(MISTAKES::contains);
  }

  /** Returns whether the moves of a line, played from a position, end with mate. */
  public static boolean endsWithMate(Position start, List<PgnNode> line) {
    Position position = start;
    for (PgnNode node : line) {
      position = position.play(node.move());
    }
    return position.isCheckmate();
  }

  /** Returns the lines that the learner may play: the line itself, then its variations. */
  public static List<List<PgnNode>> lines(List<PgnNode> rest) {
    return Stream.concat(Stream.of(rest), rest.getFirst().variations().stream()).toList();
  }
}
