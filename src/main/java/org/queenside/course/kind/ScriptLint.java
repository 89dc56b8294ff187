package org.queenside.course.kind;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ScriptMoves;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.TextLint;

/** Checks that a script can be played to its end, and that no better move is left out. */
final class ScriptLint {
  private final Exercise.Script script;
  private final ExerciseYaml fields;

  private ScriptLint(Exercise.Script script, ExerciseYaml fields) {
    this.script = script;
    this.fields = fields;
  }

  static void check(Exercise.Script script, ExerciseYaml fields) {
    new ScriptLint(script, fields).line(script.line(), script.position());
  }

  private void line(List<PgnNode> line, Position start) {
    Position position = start;
    for (int number = 0; number < line.size(); number++) {
      PgnNode node = line.get(number);
      node.before().forEach(this::comment);
      node.comments().forEach(this::comment);
      if (script.sides().contains(position.turn())) {
        learnersMove(line.subList(number, line.size()), position);
      } else if (!node.variations().isEmpty()) {
        problem(position, node, "has a variation, but the other side always plays the line");
      }
      position = position.play(node.move());
    }
  }

  private void comment(String text) {
    TextLint.check(ScriptKind.SCRIPT, text, fields);
  }

  private void learnersMove(List<PgnNode> rest, Position position) {
    PgnNode node = rest.getFirst();
    if (ScriptMoves.isMistake(node)) {
      problem(position, node, "is marked as a mistake, but the line goes on with it");
    }
    Move mate = overlookedMate(rest, position);
    if (mate != null) {
      problem(position, node, "overlooks a mate: " + San.write(position, mate));
    }
    for (List<PgnNode> variation : node.variations()) {
      if (!ScriptMoves.isMistake(variation.getFirst())) {
        line(variation, position);
      } else if (variation.size() == 1 && variation.getFirst().comments().isEmpty()) {
        problem(position, variation.getFirst(), "is a mistake without refutation or comment");
      }
    }
  }

  /** Returns a mate that would count as wrong, or null. */
  private static @Nullable Move overlookedMate(List<PgnNode> rest, Position position) {
    if (ScriptMoves.endsWithMate(position, rest)) {
      return null;
    }
    List<Move> known =
        ScriptMoves.lines(rest).stream().map(line -> line.getFirst().move()).toList();
    return position.matesInOne().stream()
        .filter(mate -> !known.contains(mate))
        .findFirst()
        .orElse(null);
  }

  private void problem(Position position, PgnNode node, String what) {
    fields.problem(
        ScriptKind.SCRIPT,
        "the move %s %s".formatted(San.write(position, node.move()), what),
        "Change the moves, their variations or the glyphs ? ?? ?! after them");
  }
}
