package org.queenside.course.file;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Brief;

/** Checks the texts of an exercise: short, and without any markup but bold. */
final class TextLint {
  private static final Pattern SENTENCE_END = Pattern.compile("[.!?…]+[\")»”’]*(\\s+|$)");
  private static final Pattern MARKUP = Pattern.compile("<[a-zA-Z/!]|\\]\\(|`|^#|^[-*] ");
  private static final int LONGEST_TASK = 100;
  private static final int LONGEST_TEXT = 300;
  private static final int MOST_HINTS = 3;

  private final Fields fields;

  TextLint(Fields fields) {
    this.fields = fields;
  }

  static void check(Brief brief, Fields fields) {
    new TextLint(fields).check(brief);
  }

  private void check(Brief brief) {
    text("task", brief.task(), 1, LONGEST_TASK);
    text("text", brief.text(), 3, LONGEST_TEXT);
    text("right", brief.right(), 2, LONGEST_TEXT);
    brief.hints().forEach(hint -> text("hints", hint, 3, LONGEST_TEXT));
    brief.wrong().values().forEach(words -> text("wrong", words, 3, LONGEST_TEXT));
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
    if (text == null) {
      return;
    }
    if (sentences(text) > sentences) {
      fields.problem(
          key,
          "'%s' has more than %s".formatted(key, count(sentences)),
          "Shorten it: a learner wants to touch a piece soon");
    }
    if (text.length() > characters) {
      fields.problem(
          key, "'%s' is longer than %d characters".formatted(key, characters), "Shorten it");
    }
    if (MARKUP.matcher(text).find() || text.split("\\*\\*", -1).length % 2 == 0) {
      fields.problem(
          key, "'%s' has markup".formatted(key), "Only **bold** is possible, in pairs of stars");
    }
  }

  private static String count(int sentences) {
    return switch (sentences) {
      case 1 -> "one sentence";
      case 2 -> "two sentences";
      default -> sentences + " sentences";
    };
  }

  static int sentences(String text) {
    int ends = (int) SENTENCE_END.matcher(text).results().count();
    return SENTENCE_END.matcher(text).results().anyMatch(end -> end.end() == text.length())
        ? ends
        : ends + 1;
  }
}
