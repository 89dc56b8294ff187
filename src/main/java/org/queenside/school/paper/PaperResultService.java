package org.queenside.school.paper;

import java.time.Clock;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
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
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/** The worksheets of the signed-in teacher's classes, and the results typed in from them. */
@Component
public class PaperResultService {

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final ItemResolver items;
  private final PaperAnswerRepository table;
  private final PaperAnswerRecorder answers;
  private final AuditRepository audit;
  private final Clock clock;

  PaperResultService(
      SchoolClassService classes,
      AssignmentService assignments,
      ItemResolver items,
      PaperAnswerRepository table,
      PaperAnswerRecorder answers,
      AuditRepository audit,
      Clock clock) {
    this.classes = classes;
    this.assignments = assignments;
    this.items = items;
    this.table = table;
    this.answers = answers;
    this.audit = audit;
    this.clock = clock;
  }

  /**
   * Returns an assignment as a worksheet in a language.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such
   *     assignment
   */
  public Worksheet worksheet(ClassId schoolClass, AssignmentId id, Locale locale) {
    Assignment assignment = assignments.open(schoolClass, id);
    return Worksheet.of(
        assignment.plan().items().stream().map(AssignedItem::item).toList(),
        item -> items.exercise(item, locale));
  }

  /**
   * Returns the answers typed in so far, by pupil and item.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such
   *     assignment
   */
  public Map<LearnerId, Map<String, String>> recordedAnswers(ClassId schoolClass, AssignmentId id) {
    assignments.open(schoolClass, id);
    return table.of(id);
  }

  /**
   * Grades what a pupil wrote and records it, replacing any earlier answer. Input that can't be
   * read is kept but logs no attempt.
   *
   * @param pupil a pupil of the assignment
   * @param item a task of the worksheet
   * @param before the previous answer that the page showed
   * @param typed the answer on paper, or a sign; see {@link PaperAnswerGrader}
   * @throws ConflictException if the stored answer has changed since; nothing is saved
   * @throws RecordNotFoundException if the class, assignment, pupil or task doesn't exist for the
   *     teacher
   * @throws ClassArchivedException if the class is archived
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
    String answer = PaperAnswerText.normalize(typed);
    GradedAnswer graded = PaperAnswerGrader.of(task, answer);
    answers.put(
        new PaperAnswerRecorder.AnswerId(id, pupil, item),
        before,
        answer,
        graded.attempts(),
        handedIn(assignment, opened));
    audit.noteOnceAnHour(AuditAction.RESULTS_ENTERED, opened.name());
    return graded;
  }

  private WorksheetTask task(Assignment assignment, String item) {
    require(assignment.plan().items().stream().anyMatch(each -> each.item().equals(item)));
    Exercise exercise = items.exercise(item);
    @Nullable WorksheetTask task = exercise == null ? null : WorksheetTask.of(1, item, exercise);
    require(task != null);
    return Objects.requireNonNull(task);
  }

  /** Answers typed after the due date count as on time. */
  private Instant handedIn(Assignment assignment, SchoolClass schoolClass) {
    Instant now = clock.instant();
    Instant end = assignment.plan().closesAt(schoolClass.zone());
    return end == null || end.isAfter(now) ? now : end;
  }

  private static void require(boolean found) {
    if (!found) {
      throw new RecordNotFoundException("answer on the worksheet");
    }
  }
}
