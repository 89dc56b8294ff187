package org.queenside.school.paper;

import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * The worksheets of the classes of the instructor in front of the screen, and what is typed in from
 * them. Every method asks anew whether the class is one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class, the assignment, the pupil or the task is not
 * theirs.
 */
@Component
public class PaperResultService {

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final ItemResolver items;
  private final PaperAnswerRepository table;
  private final PaperAnswerRecorder answers;
  private final Clock clock;

  PaperResultService(
      SchoolClassService classes,
      AssignmentService assignments,
      ItemResolver items,
      PaperAnswerRepository table,
      PaperAnswerRecorder answers,
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
  public Map<LearnerId, Map<String, String>> recordedAnswers(ClassId schoolClass, AssignmentId id) {
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
   * @param typed what stands on the paper, or a sign; see {@link PaperAnswerGrader}
   * @throws ConflictException if something else was typed there meanwhile; nothing was changed
   * @throws ClassArchivedException if the class is archived
   * @throws NotSavedException if it could not be saved
   */
  public GradedAnswer recordAnswer(
      ClassId schoolClass,
      AssignmentId id,
      LearnerId pupil,
      String item,
      String before,
      String typed) {
    Assignment assignment = assignments.open(schoolClass, id);
    SchoolClass opened = classes.openForChange(schoolClass);
    require(assignments.pupilsOf(assignment).stream().anyMatch(each -> each.id().equals(pupil)));
    WorksheetTask task = task(assignment, item);
    String answer = PaperAnswerText.truncate(typed);
    GradedAnswer marked = PaperAnswerGrader.of(task, answer);
    answers.put(
        new PaperAnswerRecorder.AnswerId(id, pupil, item),
        before,
        answer,
        marked.attempts(),
        handedIn(assignment, opened));
    return marked;
  }

  private WorksheetTask task(Assignment assignment, String item) {
    require(assignment.plan().items().stream().anyMatch(each -> each.item().equals(item)));
    Exercise exercise = items.exercise(item);
    @Nullable WorksheetTask task = exercise == null ? null : WorksheetTask.of(1, item, exercise);
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
      throw new RecordNotFoundException("a place on the worksheet");
    }
  }
}
