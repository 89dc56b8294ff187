package org.queenside.school.report;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.LateWorkService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.springframework.stereotype.Component;

/** One row per pupil and assigned item: the state of the item, and whether it is late. */
@Component
class AssignmentCsvReport implements CsvReport {

  private final AssignmentService assignments;
  private final ItemStateService states;
  private final LateWorkService lateWork;
  private final ItemTitleResolver itemNames;
  private final Clock clock;

  AssignmentCsvReport(
      AssignmentService assignments,
      ItemStateService states,
      LateWorkService lateWork,
      ItemTitleResolver itemNames,
      Clock clock) {
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
  public void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils)
      throws IOException {
    for (Assignment assignment : assignments.of(schoolClass.id())) {
      List<Pupil> own = pupils.stream().filter(assignment.plan().audience()::includes).toList();
      fill(table, schoolClass, assignment, own);
    }
  }

  private void fill(
      CsvTableWriter table, SchoolClass schoolClass, Assignment assignment, List<Pupil> pupils)
      throws IOException {
    List<AssignedItem> items = assignment.plan().items();
    Map<String, String> titles = itemNames.titles(items.stream().map(AssignedItem::item).toList());
    Map<LearnerId, List<ItemState>> standing =
        states.of(pupils.stream().map(Pupil::id).toList(), assignment, schoolClass.zone());
    AssignmentPlan plan = assignment.plan();
    boolean over = plan.terms().phase(schoolClass.zone(), clock.instant()) == AssignmentPhase.OVER;
    Map<LearnerId, Set<Integer>> late = lateWork.of(standing, plan, schoolClass.zone());
    for (Pupil pupil : pupils) {
      Set<Integer> own = late.getOrDefault(pupil.id(), Set.of());
      List<ItemState> row = standing.getOrDefault(pupil.id(), List.of());
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

  private static String late(boolean over, ItemState state, boolean doneLate) {
    if (!over) {
      return "";
    }
    return state.isDone() ? doneLate ? "done late" : "" : "overdue";
  }

  private static String word(ItemState state) {
    return switch (state) {
      case OPEN -> "not started";
      case WORKING -> "working";
      case STUCK -> "stuck";
      case HELPED -> "right with a hint";
      case RIGHT -> "right";
    };
  }
}
