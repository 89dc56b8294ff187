package org.queenside.progress;

/** How many stars an exercise earns, and how many make a lesson mastered. */
public final class Stars {

  /** The most stars one item can earn. */
  public static final int MOST = 3;

  /** The minimum number of stars that a mastered lesson shows. */
  public static final int OF_MASTERED = 2;

  private static final int MASTERY_PERCENT = 80;
  private static final int NEARLY_ALL_PERCENT = 95;

  private Stars() {}

  /**
   * Returns the stars for a solved exercise. Each hint costs one. The first wrong try is free; the
   * second costs a star, and the fourth another. A solved exercise always earns at least one.
   *
   * @param wrong the number of wrong and refused tries before the right one, 0 or more
   * @param hints the number of hints taken, 0 or more
   * @return 1 to 3
   */
  public static int award(int wrong, int hints) {
    if (wrong < 0 || hints < 0) {
      throw new IllegalArgumentException("negative count: wrong " + wrong + ", hints " + hints);
    }
    int lostByTries = Math.min(wrong / 2, MOST - 1);
    int lostByHints = Math.min(hints, MOST - 1);
    return Math.max(1, MOST - lostByTries - lostByHints);
  }

  /**
   * Returns whether a lesson is mastered: at least 80 % of its stars are won.
   *
   * @param won the stars won, 0 or more
   * @param items the number of the lesson's exercises; a lesson without any is never mastered
   */
  public static boolean mastered(int won, int items) {
    return items > 0 && won * 100L >= (long) items * MOST * MASTERY_PERCENT;
  }

  /**
   * Returns the stars shown for a whole lesson: one if all its exercises are done, two if it is
   * also mastered, three if nearly every star is won.
   *
   * @param won the stars won on its exercises, 0 or more
   * @param items the number of its exercises
   * @param finished whether all of them are done
   * @return 0 to 3
   */
  public static int ofLesson(int won, int items, boolean finished) {
    if (!finished || items == 0) {
      return 0;
    }
    if (won * 100L >= (long) items * MOST * NEARLY_ALL_PERCENT) {
      return MOST;
    }
    return mastered(won, items) ? OF_MASTERED : 1;
  }
}
