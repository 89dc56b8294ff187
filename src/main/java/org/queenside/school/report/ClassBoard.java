package org.queenside.school.report;

import java.util.List;
import java.util.Set;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/**
 * How the pupils of a class stand with the items of an assignment.
 *
 * @param groups the groups of the class, by name
 * @param sections the items from the first to the last, divided
 * @param titles what the items are called
 * @param rows the pupils the assignment is for, by name
 * @param over whether the assignment was due already
 */
public record ClassBoard(
    SchoolClass schoolClass,
    Assignment assignment,
    List<Group> groups,
    List<ClassBoardSection> sections,
    List<String> titles,
    List<Row> rows,
    boolean over) {

  /**
   * How one pupil stands.
   *
   * @param states one for each item
   * @param late the places of the items that were done only after the assignment was due, from 0
   */
  public record Row(Pupil pupil, List<ItemState> states, Set<Integer> late) {

    /** Copies what can change. */
    public Row {
      states = List.copyOf(states);
      late = Set.copyOf(late);
    }
  }

  /**
   * One cell that has changed.
   *
   * @param row the place of the pupil, from 0
   * @param item the place of the item, from 0
   * @param late whether it came, or still is to come, after the assignment was due
   */
  public record Change(int row, int item, ItemState state, boolean late) {}

  /** Copies the lists. */
  public ClassBoard {
    groups = List.copyOf(groups);
    sections = List.copyOf(sections);
    titles = List.copyOf(titles);
    rows = List.copyOf(rows);
  }

  /**
   * Whether an item came, or still is to come, after the assignment was due.
   *
   * @param place the place of the item, from 0
   */
  public boolean isLate(Row row, int place) {
    return over && (row.late().contains(place) || !row.states().get(place).isDone());
  }

  List<Pupil> pupils() {
    return rows.stream().map(Row::pupil).toList();
  }

  ClassBoard with(List<Row> rows) {
    return new ClassBoard(schoolClass, assignment, groups, sections, titles, rows, over);
  }
}
