package org.queenside.report;

import java.util.List;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.State;
import org.queenside.classroom.Group;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;

/**
 * How the pupils of a class stand with the items of an assignment.
 *
 * @param groups the groups of the class, by name
 * @param sections the items from the first to the last, divided
 * @param titles what the items are called
 * @param rows the pupils the assignment is for, by name
 */
public record ClassBoard(
    SchoolClass schoolClass,
    Assignment assignment,
    List<Group> groups,
    List<BoardSection> sections,
    List<String> titles,
    List<Row> rows) {

  /**
   * How one pupil stands.
   *
   * @param states one for each item
   */
  public record Row(Pupil pupil, List<State> states) {

    /** Copies the states. */
    public Row {
      states = List.copyOf(states);
    }
  }

  /**
   * One cell that has changed.
   *
   * @param row the place of the pupil, from 0
   * @param item the place of the item, from 0
   */
  public record Change(int row, int item, State state) {}

  /** Copies the lists. */
  public ClassBoard {
    groups = List.copyOf(groups);
    sections = List.copyOf(sections);
    titles = List.copyOf(titles);
    rows = List.copyOf(rows);
  }

  List<Pupil> pupils() {
    return rows.stream().map(Row::pupil).toList();
  }

  ClassBoard with(List<Row> rows) {
    return new ClassBoard(schoolClass, assignment, groups, sections, titles, rows);
  }
}
