package org.queenside.school.assignment;

import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;

/**
 * One task of an assignment.
 *
 * @param item its name in the attempt log: {@code rook/first-move}, {@code puzzle/17}, {@code
 *     drill/find-square}, {@code own/4}
 * @param section the group it was selected from, such as {@code lesson/rook}, {@code
 *     puzzles/back-rank.white}, {@code drill} or {@code own}
 * @param amount how many times to solve it, for a drill; 1 for everything else
 */
public record AssignedItem(String item, String section, int amount) {

  /** The largest amount for a drill. */
  public static final int MOST = 1000;

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

  /** Creates an item that has to be solved once. */
  public static AssignedItem once(String item, String section) {
    return new AssignedItem(item, section, 1);
  }
}
