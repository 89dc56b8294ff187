package org.queenside.chess.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.chess.Game;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * A recorded game.
 *
 * @param tags what is known about the game, such as {@code Event} or {@code White}, in order;
 *     {@code Result}, {@code SetUp} and {@code FEN} are left out because the other components
 *     contain them
 * @param start the starting position
 * @param comments the comments, if the game has no moves
 * @param moves the moves played, with their variations
 */
public record PgnGame(
    Map<String, String> tags,
    Position start,
    List<String> comments,
    List<PgnNode> moves,
    GameResult result) {
  private static final Set<String> OMITTED_TAGS = Set.of("Result", "SetUp", "FEN");

  public PgnGame {
    Map<String, String> ordered = new LinkedHashMap<>(tags);
    ordered.keySet().removeAll(OMITTED_TAGS);
    tags = Collections.unmodifiableMap(ordered);
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
  }

  /** Returns a game without annotations. */
  public static PgnGame of(Game game, Map<String, String> tags) {
    List<PgnNode> moves = game.moves().stream().map(PgnNode::of).toList();
    return new PgnGame(tags, game.start(), List.of(), moves, game.result());
  }

  /** Returns the moves that were played, without the variations. */
  public List<Move> mainLine() {
    return moves.stream().map(PgnNode::move).toList();
  }
}
