package org.queenside.course.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.course.model.ExerciseInfo;

/**
 * The fields of one exercise in a lesson file. Anything missing or malformed is reported as a
 * problem at its location, and reading continues.
 */
public final class ExerciseYaml {
  private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - -";
  private static final int MOST_MOVES = 50;

  private final YamlFields fields;
  private final Locale language;

  /**
   * Wraps the fields of a mapping.
   *
   * @param fields the mapping that describes the exercise
   * @param language the language of its texts, as in {@link ExerciseInfo#language}
   */
  public ExerciseYaml(YamlFields fields, Locale language) {
    this.fields = fields;
    this.language = language;
  }

  /** Returns whether the author wrote the field. */
  public boolean has(ExerciseField field) {
    return fields.has(field.key());
  }

  /** Returns the text of a field; null if it is missing or not a text. Reports no problem. */
  public @Nullable String peek(ExerciseField field) {
    return fields.peek(field.key());
  }

  /**
   * Returns the value of a field, or null if it is missing or unreadable; an unreadable value is
   * reported as a problem.
   */
  public <T> @Nullable T value(ExerciseField field, YamlFields.Reader<T> reader) {
    return fields.value(field.key(), reader);
  }

  /**
   * Returns the value of a required field, or reports a problem and returns null.
   *
   * @param example a value to suggest if the field is missing
   */
  public <T> @Nullable T required(
      ExerciseField field, String example, YamlFields.Reader<T> reader) {
    return fields.required(field.key(), example, reader);
  }

  /** Returns the values of a list, without those that can't be read; empty if it is missing. */
  public <T> List<T> values(ExerciseField field, YamlFields.Reader<T> reader) {
    return fields.values(field.key(), reader);
  }

  /** Returns the mappings of a list; empty if it is missing. */
  public List<YamlFields> blocks(ExerciseField field) {
    return fields.blocks(field.key());
  }

  /** Returns a flag, or false if it is missing. */
  public boolean flag(ExerciseField field) {
    return flag(field, false);
  }

  /**
   * Returns a flag.
   *
   * @param otherwise the value if the field is missing
   */
  public boolean flag(ExerciseField field, boolean otherwise) {
    return fields.flag(field.key(), otherwise);
  }

  /**
   * Returns a number.
   *
   * @param otherwise the value if the field is missing or out of bounds, which is reported as a
   *     problem
   */
  public int number(ExerciseField field, int least, int most, int otherwise) {
    return fields.number(field.key(), least, most, otherwise);
  }

  /** Returns the number of moves after which a star is lost, or 0 if the author gives none. */
  public int atMost() {
    return number(ExerciseField.AT_MOST, 1, MOST_MOVES, 0);
  }

  /**
   * Reports a problem at a field or, if it is missing, at the start of the exercise.
   *
   * @param message what is wrong
   * @param remedy how to fix it
   */
  public void problem(ExerciseField field, String message, String remedy) {
    fields.problem(field.key(), message, remedy);
  }

  /** Returns the number of problems found in the file so far. */
  public int problemCount() {
    return fields.problemCount();
  }

  /**
   * Reports every field that the author wrote but the exercise doesn't know.
   *
   * @param known the fields of this kind of exercise
   * @param all the fields of all kinds
   */
  public void finish(Set<ExerciseField> known, Set<ExerciseField> all) {
    fields.finish(keys(known), keys(all)::contains);
  }

  private static List<String> keys(Set<ExerciseField> fields) {
    return fields.stream().map(ExerciseField::key).toList();
  }

  /**
   * Returns the position; if it is missing or wrong, reports a problem and returns an empty board.
   */
  public Position position() {
    Position position =
        required(ExerciseField.POSITION, "8/8/8/8/8/8/R7/8 w - -", ValueParsers::position);
    return position == null ? Position.lessonFromFen(EMPTY_BOARD) : position;
  }

  /** Returns the position, or an empty board if it is missing. */
  public Position positionOrEmptyBoard() {
    return has(ExerciseField.POSITION) ? position() : Position.lessonFromFen(EMPTY_BOARD);
  }

  /** Returns the position, or the start of a game if it is missing. */
  public Position positionOrStart() {
    return has(ExerciseField.POSITION) ? position() : Position.START;
  }

  /** Plays the moves that lead from the position in the file to the exercise's first position. */
  public StartingPosition startingFrom(Position position) {
    return StartingPosition.read(fields, position);
  }

  /**
   * Returns the fields that every kind of exercise has.
   *
   * @param orientation the side at the bottom if the author names none
   */
  public ExerciseInfo info(Color orientation) {
    String id = required(ExerciseField.ID, "first-move", ValueParsers::id);
    Color chosen = value(ExerciseField.ORIENTATION, ValueParsers::color);
    return new ExerciseInfo(
        id == null ? "" : id,
        fields.required(ExerciseField.TASK.key(), "Move the rook to the star."),
        fields.text(ExerciseField.TEXT.key()),
        values(ExerciseField.HINTS, text -> text),
        fields.text(ExerciseField.RIGHT.key()),
        new TreeMap<>(fields.dictionary(ExerciseField.WRONG.key())),
        values(ExerciseField.CONCEPTS, ValueParsers::id),
        values(ExerciseField.MISCONCEPTIONS, ValueParsers::misconception),
        chosen == null ? orientation : chosen,
        flag(ExerciseField.DOTS),
        flag(ExerciseField.COORDINATES, true),
        language);
  }
}
