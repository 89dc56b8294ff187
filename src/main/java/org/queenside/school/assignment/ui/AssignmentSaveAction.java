package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ClassNotAssignableException;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** Saves the plan of a form, or shows in the form why that isn't possible. */
final class AssignmentSaveAction implements BiConsumer<AssignmentPlan, List<SchoolClass>> {

  private final AssignmentService assignments;
  private final ClassId schoolClass;
  private final BiConsumer<AssignmentPlan, List<SchoolClass>> saved;
  private @Nullable Assignment before;
  private @Nullable AssignmentForm form;

  /** Creates the action; {@code before} is null for a new assignment. */
  AssignmentSaveAction(
      AssignmentService assignments,
      ClassId schoolClass,
      @Nullable Assignment before,
      BiConsumer<AssignmentPlan, List<SchoolClass>> saved) {
    this.assignments = assignments;
    this.schoolClass = schoolClass;
    this.before = before;
    this.saved = saved;
  }

  void showProblemsIn(AssignmentForm target) {
    form = target;
  }

  @Override
  public void accept(AssignmentPlan plan, List<SchoolClass> others) {
    try {
      Assignment changed = before;
      if (changed == null) {
        assignments.create(schoolClass, plan, others.stream().map(SchoolClass::id).toList());
      } else {
        assignments.change(changed, plan);
      }
      saved.accept(plan, others);
    } catch (ClassNotAssignableException e) {
      warn(new Paragraph(problem(e, others)));
    } catch (ConflictException _) {
      conflict(plan);
    } catch (ClassArchivedException _) {
      warn(new Paragraph(I18NProvider.translate("class.trouble.archived")));
    } catch (RecordNotFoundException _) {
      missing(plan);
    }
  }

  static String problem(ClassNotAssignableException problem, List<SchoolClass> others) {
    String name =
        others.stream()
            .filter(each -> each.id().equals(problem.schoolClass()))
            .map(SchoolClass::name)
            .collect(Collectors.joining());
    return I18NProvider.translate(
        switch (problem.reason()) {
          case ARCHIVED -> "assign.class.archived";
          case NOT_TAUGHT -> "assign.class.not-taught";
          case OVER -> "assign.class.over";
        },
        name);
  }

  private void conflict(AssignmentPlan plan) {
    Assignment mine = before;
    if (mine == null) {
      return;
    }
    var theirs = LinkButton.outlined(AssignmentEditorView.address(mine), "assign.conflict.theirs");
    theirs.setTarget("_blank");
    warn(
        new Paragraph(I18NProvider.translate("assign.conflict")),
        Markup.div(
            "ways", Button.outlined("assign.conflict.mine", () -> overwrite(mine, plan)), theirs));
  }

  private void overwrite(Assignment mine, AssignmentPlan plan) {
    before = assignments.open(mine.schoolClass(), mine.id());
    accept(plan, List.of());
  }

  /** The assignment was deleted, or something in it can no longer be assigned. */
  private void missing(AssignmentPlan plan) {
    Assignment mine = before;
    if (mine == null || exists(mine)) {
      warn(new Paragraph(I18NProvider.translate("assign.gone")));
      return;
    }
    warn(
        new Paragraph(I18NProvider.translate("assign.deleted")),
        Button.outlined(
            "assign.deleted.again",
            () -> {
              before = null;
              accept(plan, List.of());
            }));
  }

  private boolean exists(Assignment assignment) {
    return assignments.of(assignment.schoolClass()).stream()
        .anyMatch(each -> each.id().equals(assignment.id()));
  }

  private void warn(Component... content) {
    if (form != null) {
      form.warn(content);
    }
  }
}
