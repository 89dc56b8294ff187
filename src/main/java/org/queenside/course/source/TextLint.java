package org.queenside.course.source;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.syntax.YamlFields;

/** Checks the texts of an exercise: short, and without any markup but bold. */
final class TextLint {
  private static final int MOST_HINTS = 3;

  private final YamlFields fields;

  TextLint(YamlFields fields) {
    this.fields = fields;
  }

  static void check(ExerciseInfo brief, YamlFields fields) {
    new TextLint(fields).check(brief);
  }

  private void check(ExerciseInfo brief) {
    text("task", brief.task(), TextLimit.TASK);
    text("text", brief.text(), TextLimit.TEXT);
    text("right", brief.right(), TextLimit.PRAISE);
    brief.hints().forEach(hint -> text("hints", hint, TextLimit.TEXT));
    brief.wrong().values().forEach(words -> text("wrong", words, TextLimit.TEXT));
    if (brief.hints().size() > MOST_HINTS) {
      fields.problem("hints", "there are more than three hints", "Keep the three that help most");
    }
    if (brief.concepts().isEmpty()) {
      fields.problem(
          "concepts", "no concept is named", "Add 'concepts: [rook-moves]', for review later");
    }
  }

  /** Checks one text of any field. */
  void text(String key, @Nullable String text, int sentences, int characters) {
    text(key, text, new TextLimit(sentences, characters));
  }

  private void text(String key, @Nullable String text, TextLimit limit) {
    if (text == null) {
      return;
    }
    for (TextLimit.Fault fault : limit.faults(text)) {
      switch (fault) {
        case SENTENCES ->
            fields.problem(
                key,
                "'%s' has more than %s".formatted(key, count(limit.sentences())),
                "Shorten it: a learner wants to touch a piece soon");
        case CHARACTERS ->
            fields.problem(
                key,
                "'%s' is longer than %d characters".formatted(key, limit.characters()),
                "Shorten it");
        case MARKUP ->
            fields.problem(
                key,
                "'%s' has markup".formatted(key),
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
