package org.queenside.course.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.queenside.course.model.MoveKind;
import org.queenside.course.model.Notation;
import org.queenside.play.Strength;

/**
 * A field that an exercise in a lesson file can have. The readers, the linters and the JSON schema
 * take its name from here. The constants are the fields of several kinds, or of the teachers'
 * editor; any other field that only one kind has is declared with that kind.
 *
 * @param key the name in lesson files: {@code at-most}
 * @param schema what the JSON schema says about its values, as JSON
 */
public record ExerciseField(String key, String schema) {
  public static final ExerciseField ID =
      of(
          "id",
          SchemaType.ID,
          "Stable name, unique in the lesson: it is the end of the exercise's address.");
  public static final ExerciseField KIND = of("kind", SchemaType.KIND, "What the learner does.");
  public static final ExerciseField TASK =
      of("task", SchemaType.text(100), "The one thing to do, in one sentence.");
  public static final ExerciseField TEXT =
      of("text", SchemaType.TEXT, "At most three short sentences. **bold** is the only markup.");
  public static final ExerciseField ORIENTATION =
      of(
          "orientation",
          SchemaType.oneOf("white", "black"),
          "The side at the bottom; the side to move if left out.");
  public static final ExerciseField HINTS =
      of(
          "hints",
          SchemaType.list(SchemaType.TEXT) + ", \"minItems\": 1, \"maxItems\": 3",
          "One to three, the gentlest first. If there are fewer than three, one that shows the"
              + " squares is added.");
  public static final ExerciseField RIGHT =
      of(
          "right",
          SchemaType.TEXT,
          "Why the answer is right, said as praise: one short sentence, or two.");
  public static final ExerciseField WRONG =
      of(
          "wrong",
          "\"type\": \"object\", \"additionalProperties\": {" + SchemaType.TEXT + "}",
          "Answers to wrong tries, by square, move or number of the option; \"*\" for every"
              + " other.");
  public static final ExerciseField CONCEPTS =
      of(
          "concepts",
          SchemaType.list(SchemaType.ID) + ", \"minItems\": 1",
          "What is practised, for mastery and review.");
  public static final ExerciseField MISCONCEPTIONS =
      of(
          "misconceptions",
          SchemaType.list(SchemaType.MISCONCEPTION),
          "Misconceptions that this exercise provokes.");
  public static final ExerciseField DOTS =
      of(
          "dots",
          SchemaType.FLAG,
          "Whether the squares that a picked up piece can reach are shown.");
  public static final ExerciseField COORDINATES =
      of(
          "coordinates",
          SchemaType.FLAG,
          "Whether the board shows letters and numbers; true if left out.");
  public static final ExerciseField POSITION =
      of("position", SchemaType.STRING, SchemaType.POSITION);
  public static final ExerciseField BEFORE =
      of(
          "before",
          SchemaType.list(SchemaType.MOVE),
          "Moves made before the exercise begins, from 'position' on: they decide about castling"
              + " and en passant.");
  public static final ExerciseField FIND =
      of("find", SchemaType.SQUARES, "Squares to find by name, in this order.");
  public static final ExerciseField NAME =
      of("name", SchemaType.SQUARES, "Lit squares to name, in this order.");
  public static final ExerciseField AT_MOST =
      of("at-most", SchemaType.number(1, 50), "More moves cost a star.");
  public static final ExerciseField SAFE =
      of("safe", SchemaType.FLAG, "Whether a piece may not end its move where it can be taken.");
  public static final ExerciseField GOAL =
      of(
          "goal",
          SchemaType.STRING,
          "What a move must achieve: "
              + GoalForm.EXAMPLES.stream()
                  .filter(form -> GoalForm.refusal(form) == null)
                  .collect(Collectors.joining(", "))
              + "; join several with 'and', or write 'refused' and the code of a reason.");
  public static final ExerciseField MOVES =
      of(
          "moves",
          SchemaType.number(1, 50),
          "How many of the learner's moves the goal may take; 1 if left out.");
  public static final ExerciseField REPLY =
      of(
          "reply",
          SchemaType.list(SchemaType.MOVE),
          "Moves of the other side, one after each of the learner's moves that does not reach the"
              + " goal.");
  public static final ExerciseField ALL =
      of(
          "all",
          SchemaType.oneOf(Arrays.stream(MoveKind.values()).map(MoveKind::code)),
          "The moves to find, every one of them.");
  public static final ExerciseField OPTIONS =
      of(
          "options",
          SchemaType.blocks(
              2,
              SchemaType.property("text", SchemaType.TEXT, null),
              SchemaType.property("because", SchemaType.TEXT, "The answer to this choice."),
              SchemaType.property(
                  "shows", SchemaType.MISCONCEPTION, "The misconception that this choice shows.")),
          "Options of a question about facts that no rule can compute.");
  public static final ExerciseField ANSWER =
      of("answer", "\"type\": \"integer\", \"minimum\": 1", "The number of the right option.");
  public static final ExerciseField SOLUTIONS =
      of(
          "solutions",
          SchemaType.number(1, 99),
          "How many moves are right, for the linter to prove.");
  public static final ExerciseField SIDE =
      of(
          "side",
          SchemaType.oneOf("white", "black", "both"),
          "The side that is set up, if only one is; the side the learner plays in a script.");
  public static final ExerciseField STRENGTH =
      of(
          "strength",
          SchemaType.oneOf(Arrays.stream(Strength.values()).map(Strength::code)),
          "How well the computer plays a mini-game; easy if left out.");
  public static final ExerciseField TURNED =
      of("turned", SchemaType.FLAG, "Whether the board is rotated by 90 degrees.");
  public static final ExerciseField SCORE =
      of("score", SchemaType.string(1), "The moves of a game as in PGN, with remarks in {braces}.");
  public static final ExerciseField NOTATION =
      of(
          "notation",
          SchemaType.oneOf(Arrays.stream(Notation.values()).map(Notation::code)),
          "How the moves are written; short if left out.");

  /** The fields that every kind of exercise knows. */
  public static final List<ExerciseField> COMMON =
      List.of(
          ID,
          KIND,
          TASK,
          TEXT,
          ORIENTATION,
          HINTS,
          RIGHT,
          WRONG,
          CONCEPTS,
          MISCONCEPTIONS,
          DOTS,
          COORDINATES);

  /**
   * Describes a field.
   *
   * @param key the name in lesson files
   * @param type the type of its values, one of {@link SchemaType}
   * @param description what authors read about it in their editor
   */
  public static ExerciseField of(String key, String type, String description) {
    return new ExerciseField(key, SchemaType.described(type, description));
  }
}
