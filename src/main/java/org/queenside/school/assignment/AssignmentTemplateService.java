package org.queenside.school.assignment;

import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * The assignments that the signed-in teacher and the other teachers of a class saved to use again.
 * Every method for a class checks it as {@link SchoolClassService#open} does.
 */
@Component
public class AssignmentTemplateService {

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final AssignmentTemplateRepository templates;
  private final ItemResolver items;

  AssignmentTemplateService(
      SchoolClassService classes,
      AssignmentService assignments,
      AssignmentTemplateRepository templates,
      ItemResolver items) {
    this.classes = classes;
    this.assignments = assignments;
    this.templates = templates;
    this.items = items;
  }

  /** The teacher's templates and those of the other teachers of a class, by title. */
  public List<AssignmentTemplate> of(ClassId schoolClass) {
    return templates.of(classes.open(schoolClass).id(), teacher());
  }

  /**
   * Opens a template. Tasks that the teacher can't assign, such as another teacher's private
   * exercise, are left out.
   */
  public AssignmentTemplate open(ClassId schoolClass, long id) {
    return templates
        .find(classes.open(schoolClass).id(), teacher(), id)
        .map(this::assignable)
        .orElseThrow(() -> new RecordNotFoundException("template " + id));
  }

  /** The templates that {@link #of} returns, with the tasks that {@link #open} leaves in them. */
  public List<AssignmentTemplate> assignable(ClassId schoolClass) {
    return of(schoolClass).stream().map(this::assignable).toList();
  }

  private AssignmentTemplate assignable(AssignmentTemplate found) {
    AssignmentContent content = found.content();
    return new AssignmentTemplate(
        found.id(),
        found.teacher(),
        found.mine(),
        content.with(content.items().stream().filter(this::mayBeAssigned).toList()));
  }

  private boolean mayBeAssigned(AssignedItem item) {
    try {
      return items.mayBeAssigned(item.item());
    } catch (RecordNotFoundException _) {
      return false;
    }
  }

  /** Saves an assignment's content as a template. */
  public void save(ClassId schoolClass, AssignmentId id) {
    templates.add(teacher(), assignments.open(schoolClass, id).plan());
  }

  /** Deletes one of the teacher's own templates. */
  public void delete(long id) {
    if (!templates.delete(teacher(), id)) {
      throw new RecordNotFoundException("template " + id);
    }
  }

  private LearnerId teacher() {
    return classes.teacher().id();
  }
}
