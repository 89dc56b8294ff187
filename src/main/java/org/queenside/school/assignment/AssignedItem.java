package org.queenside.school.assignment;

import java.time.LocalDate;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;

/**
 * One task of an assignment.
 *
 * @param item its name in the attempt log: {@code rook/first-move}, {@code puzzle/17}, {@code
 *     drill/find-square}, {@code own/4}
 * @param section the group it was selected from, such as {@code lesson/rook}, {@code
 *     puzzles/back-rank.white}, {@code drill} or {@code own}
 * @param amount how many times to solve it, for a drill; how many to solve, for any puzzles or
 *     tasks; 1 for everything else
 */
public record AssignedItem(String item, String section, int amount) {

  /** The largest amount. */
  public static final int MOST = 1_000_000;

  /** Any puzzles, a number of them for each pupil on each school day. */
  public static final String PUZZLES_DAILY = "daily/puzzle";

  /** Any puzzles, a number of them for the pupils together. */
  public static final String PUZZLES_TOGETHER = "together/puzzle";

  /** Tasks of any kind, a number of them for the pupils together. */
  public static final String TASKS_TOGETHER = "together/task";

  /** What the names of sections selected from a lesson begin with. */
  static final String LESSON = "lesson/";

  private static final int LONGEST_NAME = 120;

  /** Checks the amount. */
  public AssignedItem {
    if (amount < 1 || amount > MOST) {
      throw new IllegalArgumentException("amount out of range: " + amount);
    }
    if (item.length() > LONGEST_NAME || section.length() > LONGEST_NAME) {
      throw new IllegalArgumentException("name too long: " + item + ", " + section);
    }
  }

  /** Creates an item for an exercise that is selected from its lesson. */
  public static AssignedItem of(Lesson lesson, Exercise exercise) {
    return once(lesson.item(exercise), section(lesson));
  }

  /** Returns the section for items from a lesson. */
  public static String section(Lesson lesson) {
    return LESSON + lesson.id();
  }

  /** Creates the item for a number of any puzzles on each school day. */
  public static AssignedItem daily(int amount) {
    return new AssignedItem(PUZZLES_DAILY, "daily", amount);
  }

  /** Creates the item for a number of any puzzles on one day. */
  static AssignedItem on(LocalDate day, int amount) {
    return new AssignedItem("daily/" + day, "daily", amount);
  }

  /**
   * Creates the item for what pupils solve together.
   *
   * @param item {@link #PUZZLES_TOGETHER} or {@link #TASKS_TOGETHER}
   */
  public static AssignedItem together(String item, int amount) {
    return new AssignedItem(item, "together", amount);
  }

  /** Returns how an assignment of such items is given. */
  public AssignmentKind kind() {
    return item.startsWith("daily/")
        ? AssignmentKind.DAILY
        : item.startsWith("together/") ? AssignmentKind.TOGETHER : AssignmentKind.TASKS;
  }

  /** Creates an item that has to be solved once. */
  public static AssignedItem once(String item, String section) {
    return new AssignedItem(item, section, 1);
  }
}
