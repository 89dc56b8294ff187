package org.queenside.course.syntax;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
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
    Notation notation = notation(fields);
    return game == null
        ? null
        : new AnnotatedGame(
            info, GameScore.of(start, game.mainLine()), remarks(game.moves()), notation);
  }

  /** Returns an exercise's notation: short unless the author chose another. */
  private static Notation notation(ExerciseYaml fields) {
    Notation notation = fields.value(ExerciseField.NOTATION, AnnotatedGame::notation);
    return notation == null ? Notation.SHORT : notation;
  }

  private static Notation notation(String text) throws FieldFormatException {
    return ValueParsers.word(text, "a notation", Notation.values(), Notation::code);
  }

  /** Returns the comments on a game, by the number of moves on the board. */
  private static Map<Integer, String> remarks(List<PgnNode> moves) {
    Map<Integer, String> remarks = new TreeMap<>();
    for (int index = 0; index < moves.size(); index++) {
      List<String> before = moves.get(index).before();
      if (!before.isEmpty()) {
        remarks.merge(index, String.join(" ", before), (a, b) -> a + " " + b);
      }
      List<String> comments = moves.get(index).comments();
      if (!comments.isEmpty()) {
        remarks.put(index + 1, String.join(" ", comments));
      }
    }
    return remarks;
  }
}
