package org.queenside.course.syntax;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;

/**
 * The game that every exercise about a game's moves begins with.
 *
 * @param remarks the comments on the game, by the number of moves on the board
 * @param notation the notation in which the learner sees or writes the moves
 */
public record AnnotatedGame(
    ExerciseInfo info, GameScore score, Map<Integer, String> remarks, Notation notation) {

  public AnnotatedGame {
    remarks = Map.copyOf(remarks);
  }

  /** Reads an exercise's game, or reports a problem and returns null. */
  public static @Nullable AnnotatedGame read(ExerciseYaml fields) {
    Position start = fields.positionOrStart();
    ExerciseInfo info = fields.info(start.turn());
    PgnGame game = GameSyntax.score(fields, start);
    Notation notation = GameSyntax.notation(fields);
    return game == null
        ? null
        : new AnnotatedGame(
            info, GameScore.of(start, game.mainLine()), GameSyntax.remarks(game.moves()), notation);
  }
}
