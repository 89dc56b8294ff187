package org.queenside.practice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Role;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.text.MessageBundle;
import org.queenside.text.Term;

/** The sentences of random tasks in one language. */
public final class PracticeMessages {
  private static final int MOST_HINTS = 2;

  private final MessageBundle messages;

  /** Loads the sentences of a language. */
  public PracticeMessages(Locale locale) {
    this.messages = MessageBundle.of("vaadin-i18n.practice", locale);
  }

  /**
   * Returns a sentence.
   *
   * @param args squares, sides, roles and numbers
   */
  String words(String key, Object... args) {
    return messages.get(key, Arrays.stream(args).map(this::word).toArray());
  }

  private Object word(Object arg) {
    return switch (arg) {
      case Color color -> Term.of("color." + color.name().toLowerCase(Locale.ROOT));
      case Role role -> Term.of("role." + role.name().toLowerCase(Locale.ROOT));
      case Integer number -> number;
      default -> arg.toString();
    };
  }

  /**
   * Returns the text of a task: {@code drill.task} and the hints of its drill.
   *
   * @param right the praise, or null
   * @param args the arguments of the text
   */
  ExerciseInfo info(Drill drill, Color orientation, @Nullable String right, Object... args) {
    String task = words(drill.code() + ".task", args);
    return info(drill, task, orientation, right, true);
  }

  /** Returns the text of a task. */
  ExerciseInfo info(
      Drill drill, String task, Color orientation, @Nullable String right, boolean coordinates) {
    return new ExerciseInfo(
        drill.code(),
        task,
        null,
        hints(drill),
        right,
        Map.of(),
        List.of(),
        List.of(),
        orientation,
        false,
        coordinates,
        messages.locale());
  }

  private List<String> hints(Drill drill) {
    return IntStream.rangeClosed(1, MOST_HINTS)
        .mapToObj(number -> drill.code() + ".hint." + number)
        .filter(messages::has)
        .map(this::words)
        .toList();
  }
}
