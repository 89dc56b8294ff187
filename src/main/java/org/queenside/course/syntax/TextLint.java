package org.queenside.course.syntax;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.ExerciseInfo;

/** Checks that the texts of an exercise are short and have no markup but bold. */
public final class TextLint {
  private static final int MOST_HINTS = 3;

  private TextLint() {}

  /** Reports problems in the texts that every exercise can have. */
  public static void check(ExerciseInfo info, ExerciseYaml fields) {
    check(ExerciseField.TASK, info.task(), fields);
    check(ExerciseField.TEXT, info.text(), fields);
    check(ExerciseField.RIGHT, info.right(), fields);
    info.hints().forEach(hint -> check(ExerciseField.HINTS, hint, fields));
    info.wrong().values().forEach(reply -> check(ExerciseField.WRONG, reply, fields));
    if (info.hints().size() > MOST_HINTS) {
      fields.problem(
          ExerciseField.HINTS, "there are more than three hints", "Keep the three that help most");
    }
    if (info.concepts().isEmpty()) {
      fields.problem(
          ExerciseField.CONCEPTS,
          "no concept is named",
          "Add 'concepts: [rook-moves]', for review later");
    }
  }

  /**
   * Reports problems in an explanation.
   *
   * @param field the field with the text, which decides how long it may be
   */
  public static void check(ExerciseField field, @Nullable String text, ExerciseYaml fields) {
    if (text == null) {
      return;
    }
    TextLimit limit = TextLimit.of(field);
    for (TextLimit.Fault fault : limit.faults(text)) {
      switch (fault) {
        case SENTENCES ->
            fields.problem(
                field,
                "'%s' has more than %s".formatted(field.key(), count(limit.sentences())),
                "Shorten it: a learner wants to touch a piece soon");
        case CHARACTERS ->
            fields.problem(
                field,
                "'%s' is longer than %d characters".formatted(field.key(), limit.characters()),
                "Shorten it");
        case MARKUP ->
            fields.problem(
                field,
                "'%s' has markup".formatted(field.key()),
                "Only **bold** is possible, in pairs of stars");
      }
    }
  }

  private static String count(int sentences) {
    return switch (sentences) {
      case 1 -> "one sentence";
      case 2 -> "two sentences";
      default -> sentences + " sentences";
    };
  }
}
