package org.queenside.report;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.State;
import org.queenside.assignment.States;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.LearnerId;
import org.springframework.stereotype.Component;

/** How pupils stand with what they were to do: a row for each pupil and item. */
@Component
class TaskRows implements TableRows {

  private final Assignments assignments;
  private final States states;
  private final ItemNames itemNames;

  TaskRows(Assignments assignments, States states, ItemNames itemNames) {
    this.assignments = assignments;
    this.states = states;
    this.itemNames = itemNames;
  }

  @Override
  public String file() {
    return "assignments.csv";
  }

  @Override
  public List<String> columns() {
    return List.of("assignment", "due", "item", "task", "pupil", "user name", "state");
  }

  @Override
  public void fill(CsvTable table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException {
    for (Assignment assignment : assignments.of(schoolClass.id())) {
      List<Pupil> own = pupils.stream().filter(assignment.plan().audience()::includes).toList();
      fill(table, schoolClass, assignment, own);
    }
  }

  private void fill(
      CsvTable table, SchoolClass schoolClass, Assignment assignment, List<Pupil> pupils)
      throws IOException {
    List<AssignedItem> items = assignment.plan().items();
    Map<String, String> titles = itemNames.titles(items.stream().map(AssignedItem::item).toList());
    Map<LearnerId, List<State>> standing =
        states.of(pupils.stream().map(Pupil::id).toList(), assignment, schoolClass.zone());
    for (Pupil pupil : pupils) {
      List<State> row = standing.getOrDefault(pupil.id(), List.of());
      for (int place = 0; place < row.size(); place++) {
        AssignedItem item = items.get(place);
        table.row(
            assignment.plan().title(),
            assignment.plan().terms().dueAt(schoolClass.zone()),
            item.item(),
            titles.get(item.item()),
            pupil.name(),
            pupil.signInName(),
            word(row.get(place)));
      }
    }
  }

  private static String word(State state) {
    return switch (state) {
      case OPEN -> "not started";
      case WORKING -> "working";
      case STUCK -> "stuck";
      case HELPED -> "right with a hint";
      case RIGHT -> "right";
    };
  }
}
