package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;

/** One row per pupil and assigned item: the state of the item, and whether it is late. */
@Component
record AssignmentCsvReport(
    AssignmentService assignments, ReportItemService statuses, ItemTitleResolver itemNames)
    implements CsvReport {

  @Override
  public String file() {
    return "assignments.csv";
  }

  @Override
  public List<String> columns() {
    return List.of("assignment", "due", "item", "task", "pupil", "user-name", "state", "late");
  }

  @Override
  public void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils, Locale locale)
      throws IOException {
    for (Assignment assignment : assignments.allToRead(schoolClass.id())) {
      List<Pupil> own = pupils.stream().filter(assignment.plan().audience()::includes).toList();
      fill(table, schoolClass, assignment, own, locale);
    }
  }

  private void fill(
      CsvTableWriter table,
      SchoolClass schoolClass,
      Assignment assignment,
      List<Pupil> pupils,
      Locale locale)
      throws IOException {
    AssignmentPlan plan = assignment.plan();
    List<String> items = plan.items().stream().map(AssignedItem::item).toList();
    Map<String, String> titles = itemNames.titles(items, locale);
    MessageBundle words = MessageBundle.of("vaadin-i18n.report", locale);
    Map<LearnerId, List<ReportItem>> all =
        statuses.of(pupils.stream().map(Pupil::id).toList(), assignment, schoolClass.zone());
    for (Pupil pupil : pupils) {
      List<ReportItem> own = all.getOrDefault(pupil.id(), List.of());
      for (int index = 0; index < own.size(); index++) {
        String item = items.get(index);
        table.row(
            plan.title(),
            plan.schedule().dueAt(schoolClass.zone()),
            item,
            titles.get(item),
            pupil.name(),
            pupil.signInName(),
            words.raw(key(own.get(index).state())),
            late(own.get(index), words));
      }
    }
  }

  private static String late(ReportItem status, MessageBundle words) {
    return status.isOverdue()
        ? words.raw("csv.overdue")
        : status.isDoneLate() ? words.raw("csv.done-late") : "";
  }

  private static String key(ItemState state) {
    return "csv.state." + state.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
