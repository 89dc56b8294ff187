package org.queenside.paper;

import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.Items;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.ClassPutAway;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.SchoolClass;
import org.queenside.course.Exercise;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSaved;
import org.queenside.learner.NotSignedIn;
import org.springframework.stereotype.Component;

/**
 * The worksheets of the classes of the instructor in front of the screen, and what is typed in from
 * them. Every method asks anew whether the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class, the assignment, the pupil or the task is not theirs.
 */
@Component
public class PaperResults {

  private final CurrentClasses classes;
  private final Assignments assignments;
  private final Items items;
  private final AnswerTable table;
  private final PaperAnswers answers;
  private final Clock clock;

  PaperResults(
      CurrentClasses classes,
      Assignments assignments,
      Items items,
      AnswerTable table,
      PaperAnswers answers,
      Clock clock) {
    this.classes = classes;
    this.assignments = assignments;
    this.items = items;
    this.table = table;
    this.answers = answers;
    this.clock = clock;
  }

  /** An assignment of a class as a worksheet. */
  public Worksheet worksheet(ClassId schoolClass, AssignmentId id) {
    Assignment assignment = assignments.open(schoolClass, id);
    return Worksheet.of(
        assignment.plan().items().stream().map(AssignedItem::item).toList(), items::exercise);
  }

  /** What has been typed in so far, by pupil and item. */
  public Map<LearnerId, Map<String, String>> typed(ClassId schoolClass, AssignmentId id) {
    assignments.open(schoolClass, id);
    return table.of(id);
  }

  /**
   * Judges what a pupil wrote and records it for the pupil, in the place of what was typed before.
   * What cannot be read is kept as it is and counts for nothing.
   *
   * @param pupil for whom the assignment is
   * @param item a task of the worksheet
   * @param before what whoever types saw in its place
   * @param typed what stands on the paper, or a sign; see {@link Marking}
   * @throws Conflict if something else was typed there meanwhile; nothing was changed
   * @throws ClassPutAway if the class is archived
   * @throws NotSaved if it could not be saved
   */
  public Marked type(
      ClassId schoolClass,
      AssignmentId id,
      LearnerId pupil,
      String item,
      String before,
      String typed) {
    Assignment assignment = assignments.open(schoolClass, id);
    SchoolClass opened = classes.openToChange(schoolClass);
    require(assignments.pupilsOf(assignment).stream().anyMatch(each -> each.id().equals(pupil)));
    PaperTask task = task(assignment, item);
    String answer = AnswerLimit.cut(typed);
    Marked marked = Marking.of(task, answer);
    answers.put(
        new PaperAnswers.Sheet(id, pupil, item),
        before,
        answer,
        marked.attempts(),
        handedIn(assignment, opened));
    return marked;
  }

  private PaperTask task(Assignment assignment, String item) {
    require(assignment.plan().items().stream().anyMatch(each -> each.item().equals(item)));
    Exercise exercise = items.exercise(item);
    @Nullable PaperTask task = exercise == null ? null : PaperTask.of(1, item, exercise);
    require(task != null);
    return Objects.requireNonNull(task);
  }

  /** What comes on paper was handed in in time, or nobody would type it in. */
  private Instant handedIn(Assignment assignment, SchoolClass schoolClass) {
    Instant now = clock.instant();
    Instant end = assignment.plan().terms().closesAt(schoolClass.zone());
    return end == null || end.isAfter(now) ? now : end;
  }

  private static void require(boolean there) {
    if (!there) {
      throw new NoSuchClass("a place on the worksheet");
    }
  }
}
