package org.queenside.report;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.LateWork;
import org.queenside.assignment.Phase;
import org.queenside.assignment.Plan;
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
  private final LateWork lateWork;
  private final ItemNames itemNames;
  private final Clock clock;

  TaskRows(
      Assignments assignments, States states, LateWork lateWork, ItemNames itemNames, Clock clock) {
    this.assignments = assignments;
    this.states = states;
    this.lateWork = lateWork;
    this.itemNames = itemNames;
    this.clock = clock;
  }

  @Override
  public String file() {
    return "assignments.csv";
  }

  @Override
  public List<String> columns() {
    return List.of("assignment", "due", "item", "task", "pupil", "user name", "state", "late");
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
    Plan plan = assignment.plan();
    boolean over = plan.terms().phase(schoolClass.zone(), clock.instant()) == Phase.OVER;
    Map<LearnerId, Set<Integer>> late = lateWork.of(standing, plan, schoolClass.zone());
    for (Pupil pupil : pupils) {
      Set<Integer> own = late.getOrDefault(pupil.id(), Set.of());
      List<State> row = standing.getOrDefault(pupil.id(), List.of());
      for (int place = 0; place < row.size(); place++) {
        AssignedItem item = items.get(place);
        table.row(
            plan.title(),
            plan.terms().dueAt(schoolClass.zone()),
            item.item(),
            titles.get(item.item()),
            pupil.name(),
            pupil.signInName(),
            word(row.get(place)),
            late(over, row.get(place), own.contains(place)));
      }
    }
  }

  private static String late(boolean over, State state, boolean doneLate) {
    if (!over) {
      return "";
    }
    return state.isDone() ? doneLate ? "done late" : "" : "overdue";
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
