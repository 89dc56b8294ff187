package org.queenside.school.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.store.ChangeRefusedException;

/**
 * The scale of marks of a class.
 *
 * @param steps from the best mark to the worst, which starts at 0 %; empty if there are only
 *     percentages
 */
public record GradeScale(List<Step> steps) {

  /** The longest mark, in characters. */
  public static final int LONGEST_MARK = 10;

  private static final Pattern LINE =
      Pattern.compile("(\\S{1," + LONGEST_MARK + "})\\s+(\\d{1,3})\\s*%?");
  private static final int MOST_PERCENT = 100;

  /**
   * A mark.
   *
   * @param from the lowest percentage that gets it
   */
  public record Step(String mark, int from) {}

  /** Copies the steps. */
  public GradeScale {
    steps = List.copyOf(steps);
  }

  /**
   * Reads a scale with a line for each mark, such as {@code A 90}.
   *
   * @throws ChangeRefusedException if a line can't be read, or the percentages don't decrease to 0
   */
  static GradeScale parse(String text) {
    List<Step> steps = new ArrayList<>();
    for (String line : text.strip().lines().map(String::strip).toList()) {
      Matcher found = LINE.matcher(line);
      if (!found.matches() || Integer.parseInt(found.group(2)) > MOST_PERCENT) {
        throw new ChangeRefusedException("gradebook.problem.mark", line);
      }
      Step step = new Step(found.group(1), Integer.parseInt(found.group(2)));
      if (!steps.isEmpty() && step.from() >= steps.getLast().from()) {
        throw new ChangeRefusedException("gradebook.problem.mark_order", line);
      }
      steps.add(step);
    }
    if (!steps.isEmpty() && steps.getLast().from() > 0) {
      throw new ChangeRefusedException("gradebook.problem.mark_end", steps.getLast().mark());
    }
    return new GradeScale(steps);
  }

  /** Returns the mark for a percentage; null if the scale has only percentages. */
  public @Nullable String mark(int percent) {
    return steps.stream()
        .filter(step -> percent >= step.from())
        .map(Step::mark)
        .findFirst()
        .orElse(null);
  }
}
