package org.queenside.progress;

import java.util.List;

/**
 * An examination that may still be running.
 *
 * @param seed the seed that chooses the tasks
 * @param marks whether each task answered so far was right, in order
 */
public record Examination(long seed, List<Boolean> marks) {

  /** Copies the marks. */
  public Examination {
    marks = List.copyOf(marks);
  }

  /** Returns the number of right tasks. */
  public int correct() {
    return (int) marks.stream().filter(Boolean::booleanValue).count();
  }
}
