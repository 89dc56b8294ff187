package org.queenside.course.syntax;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.DrawTask;
import org.queenside.course.model.MoveKind;
import org.queenside.course.model.Notation;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/**
 * Every field that an exercise in a lesson file can have. The readers, the linters and the JSON
 * schema take the names from here.
 */
public enum ExerciseField {
  ID(SchemaType.ID, "Stable name, unique in the lesson: it is the end of the exercise's address."),
  KIND(SchemaType.KIND, "What the learner does."),
  TASK(SchemaType.text(100), "The one thing to do, in one sentence."),
  TEXT(SchemaType.TEXT, "At most three short sentences. **bold** is the only markup."),
  ORIENTATION(
      SchemaType.oneOf("white", "black"),
      "The side at the lower edge; left out, the side to move."),
  HINTS(
      SchemaType.list(SchemaType.TEXT) + ", \"minItems\": 1, \"maxItems\": 3",
      "One to three, the gentlest first. If there are fewer than three, one that shows the squares"
          + " is added."),
  RIGHT(SchemaType.TEXT, "Why the answer is right, said as praise: one short sentence, or two."),
  WRONG(
      "\"type\": \"object\", \"additionalProperties\": {" + SchemaType.TEXT + "}",
      "Answers to wrong tries, by square, move or number of the option; \"*\" for every other."),
  CONCEPTS(
      SchemaType.list(SchemaType.ID) + ", \"minItems\": 1",
      "What is practised, for mastery and review."),
  MISCONCEPTIONS(
      SchemaType.list(SchemaType.MISCONCEPTION), "Misconceptions that this exercise provokes."),
  DOTS(SchemaType.FLAG, "Whether the squares that a picked up piece can reach are shown."),
  COORDINATES(SchemaType.FLAG, "Whether the board shows letters and numbers; true if left out."),
  POSITION(SchemaType.STRING, SchemaType.POSITION),
  BEFORE(
      SchemaType.list(SchemaType.MOVE),
      "Moves made before the exercise begins, from 'position' on: they decide about castling and en"
          + " passant."),
  STEPS(
      SchemaType.blocks(
          1,
          SchemaType.property("text", SchemaType.TEXT, null),
          SchemaType.property("position", SchemaType.STRING, SchemaType.POSITION),
          SchemaType.property("move", SchemaType.MOVE, SchemaType.MOVE_MEANING),
          SchemaType.property("arrows", SchemaType.list(SchemaType.ARROW), null),
          SchemaType.property("circles", SchemaType.list(SchemaType.SQUARE), null),
          SchemaType.property("marks", SchemaType.list(SchemaType.SQUARE), null)),
      "The steps of a demonstration."),
  FIND(SchemaType.SQUARES, "Squares to find by name, in this order."),
  NAME(SchemaType.SQUARES, "Lit squares to name, in this order."),
  MARK(
      SchemaType.pattern(
          "^((targets|moves|attacks|defenders) of [a-h][1-8]"
              + "|attackers of [a-h][1-8]( by (white|black))?|attacked by (white|black)"
              + "|rank [1-8]|file [a-h]|diagonal [a-h][1-8]-[a-h][1-8]|squares (light|dark)"
              + "|pieces that can (move|capture)|pinned pieces)$"),
      "The squares to mark; the rules compute them."),
  STARS(SchemaType.SQUARES, "Squares to reach, in any order."),
  AT_MOST(SchemaType.number(1, 50), "More moves cost a star."),
  SAFE(SchemaType.FLAG, "Whether a piece may not end its move where it can be taken."),
  GOAL(
      SchemaType.STRING,
      "What a move must achieve: "
          + GoalSyntax.FORMS.stream()
              .filter(form -> GoalSyntax.refusal(form) == null)
              .collect(Collectors.joining(", "))
          + ", several joined by 'and', or refused and the code of a reason."),
  REFUSE(SchemaType.MOVE, "The only move to try, where the goal is to be refused."),
  MOVES(SchemaType.number(1, 50), "How many own moves the goal may take; 1 if left out."),
  REPLY(
      SchemaType.list(SchemaType.MOVE),
      "Moves of the other side, one after each own move that does not reach the goal."),
  ALL(
      SchemaType.oneOf(Arrays.stream(MoveKind.values()).map(MoveKind::code)),
      "The moves to find, every one of them."),
  SOLUTIONS(SchemaType.number(1, 99), "How many moves are right, for the linter to prove."),
  SCRIPT(
      SchemaType.string(1),
      "Moves as in PGN. Variations of the learner's moves count too, or are refuted if marked ?, ??"
          + " or ?!; comments are said."),
  SIDE(
      SchemaType.oneOf("white", "black", "both"),
      "The side that is set up, if only one is; the side the learner plays in a script."),
  GAME(
      SchemaType.oneOf(Arrays.stream(MiniGame.values()).map(MiniGame::code)),
      "The mini-game to win; left out, a lone king is to be mated."),
  STRENGTH(
      SchemaType.oneOf(Arrays.stream(Strength.values()).map(Strength::code)),
      "How well the computer plays a mini-game; easy if left out."),
  PLACE(
      SchemaType.list(SchemaType.oneOf("K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p")),
      "The pieces in the tray, each once. It must fit target and given."),
  TARGET(SchemaType.STRING, SchemaType.PLACEMENT),
  GIVEN(SchemaType.STRING, SchemaType.PLACEMENT),
  TIMED(SchemaType.FLAG, "Whether the time is shown at the end. It costs no star."),
  TURNED(SchemaType.FLAG, "Whether the board lies turned by a quarter."),
  ASK(
      SchemaType.STRING,
      "A question the rules answer: " + String.join(", ", QuestionSyntax.FORMS) + "."),
  OPTIONS(
      SchemaType.blocks(
          2,
          SchemaType.property("text", SchemaType.TEXT, null),
          SchemaType.property("because", SchemaType.TEXT, "The answer to this choice."),
          SchemaType.property(
              "shows", SchemaType.MISCONCEPTION, "The misconception that this choice shows.")),
      "Options of a question about facts that no rule can compute."),
  ANSWER("\"type\": \"integer\", \"minimum\": 1", "The number of the right option."),
  SCORE(SchemaType.string(1), "The moves of a game as in PGN, with remarks in {braces}."),
  NOTATION(
      SchemaType.oneOf(Arrays.stream(Notation.values()).map(Notation::code)),
      "How the moves are written; short if left out."),
  SHEET(
      SchemaType.string(1),
      "The score sheet as it was written, mistakes and all: one entry for each move of score."),
  DRAW(
      SchemaType.oneOf(Arrays.stream(DrawTask.values()).map(DrawTask::code)),
      "What the learner does with the drawn game."),
  PLAYED(
      "\"type\": \"integer\", \"minimum\": 0",
      "How many moves of score are on the board at first; none if left out."),
  COUNTERS(
      SchemaType.FLAG,
      "Whether the counters are shown; left out, they are, unless a question asks for them.");

  /** The fields that every kind of exercise knows. */
  public static final Set<ExerciseField> COMMON =
      Collections.unmodifiableSet(EnumSet.range(ID, COORDINATES));

  private static final Map<String, ExerciseField> BY_KEY =
      Stream.of(values()).collect(Collectors.toMap(ExerciseField::key, field -> field));

  private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final String schema;

  ExerciseField(String type, String description) {
    this.schema = SchemaType.described(type, description);
  }

  /** Returns the name of the field in lesson files: {@code at-most}. */
  public String key() {
    return key;
  }

  /** Returns what the JSON schema says about values of this field, as JSON. */
  public String schema() {
    return schema;
  }

  /**
   * Returns the field with a name, or null if no exercise has such a field.
   *
   * @param key the name in lesson files
   */
  public static @Nullable ExerciseField find(String key) {
    return BY_KEY.get(key);
  }

  /** Returns the names of some fields. */
  static List<String> keys(Set<ExerciseField> fields) {
    return fields.stream().map(ExerciseField::key).toList();
  }
}
