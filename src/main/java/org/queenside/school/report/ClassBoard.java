package org.queenside.school.report;

import java.util.List;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/**
 * The progress of the pupils of a class in an assignment.
 *
 * @param groups the groups of the class, by name
 * @param sections the sections of the items, in order
 * @param titles the titles of the items
 * @param rows the pupils of the assignment, by name
 * @param over whether the assignment's due date has passed
 */
public record ClassBoard(
    SchoolClass schoolClass,
    Assignment assignment,
    List<Group> groups,
    List<ClassBoardSection> sections,
    List<String> titles,
    List<ClassBoardRow> rows,
    boolean over) {

  /** Copies the lists. */
  public ClassBoard {
    groups = List.copyOf(groups);
    sections = List.copyOf(sections);
    titles = List.copyOf(titles);
    rows = List.copyOf(rows);
  }

  List<Pupil> pupils() {
    return rows.stream().map(ClassBoardRow::pupil).toList();
  }

  ClassBoard with(List<ClassBoardRow> rows) {
    return new ClassBoard(schoolClass, assignment, groups, sections, titles, rows, over);
  }
}
