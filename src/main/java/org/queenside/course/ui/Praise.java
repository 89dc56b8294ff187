package org.queenside.course.ui;

import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.run.PraiseOpener;

/**
 * The praise for a solved exercise.
 *
 * @param opener a word or two
 * @param reason why the answer is right, in one or two sentences; may be empty
 */
record Praise(String opener, String reason) {

  /** The patterns by their openers, one for each language. */
  private static final Map<String, Pattern> OPENERS = new ConcurrentHashMap<>();

  private static final Pattern SQUARE = Pattern.compile("(\\*\\*)?[a-h][1-8]\\b.*", Pattern.DOTALL);

  /**
   * Returns the praise for a run.
   *
   * @param reason why the answer is right. If it begins with a word of praise, that word is used
   *     for a run without mistakes, hints and detours
   */
  static Praise of(ExerciseRun run, String reason, CourseText courseText) {
    String opener = courseText.text(PraiseOpener.of(run));
    Praise split = split(reason, courseText, opener);
    return PraiseOpener.authorsFits(run) ? split : new Praise(opener, split.reason);
  }

  /** Returns a reason without the word of praise that it may begin with. */
  static String withoutOpener(String reason, CourseText courseText) {
    return split(reason, courseText, "").reason;
  }

  private static Praise split(String reason, CourseText courseText, String otherwise) {
    var begun = openers(courseText).matcher(reason);
    if (!begun.matches()) {
      return new Praise(otherwise, reason);
    }
    String mark = begun.group(2).endsWith("!") ? begun.group(2) : "";
    return new Praise(begun.group(1) + mark, capitalized(begun.group(3)));
  }

  private static Pattern openers(CourseText courseText) {
    return OPENERS.computeIfAbsent(
        courseText.text(Message.coded("praise.openers")), Praise::pattern);
  }

  private static Pattern pattern(String openers) {
    String all =
        Stream.of(openers.split("\\|", -1))
            .sorted(Comparator.comparingInt(String::length).reversed())
            // What begins with the Spanish mark goes on to the second one.
            .map(each -> Pattern.quote(each) + (each.startsWith("¡") ? "(?=!)" : ""))
            .collect(Collectors.joining("|"));
    // French has a narrow space before some marks.
    return Pattern.compile("(" + all + ")([\u00A0\u202F]?[,:.!]) +(.+)", Pattern.DOTALL);
  }

  /** Square names are in small letters even at the start of a sentence. */
  private static String capitalized(String text) {
    return SQUARE.matcher(text).matches()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
