package org.queenside.school.roster.directory;

import java.time.ZoneId;

/**
 * A row of a list of new classes.
 *
 * @param line the number of its line, from 1
 * @param signInName the teacher's user name, folded; empty if one is to be made up
 */
public record NewClassRow(
    long line, String className, String teacher, String signInName, ZoneId zone) {

  /** What identifies a teacher: the user name, or else the name. */
  String teacherKey() {
    return signInName.isEmpty() ? "name " + NewClassList.key(teacher) : signInName;
  }
}
