package org.queenside.school.report;

import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** Reports on single pupils, for the signed-in instructor. */
@Component
public class PupilReportService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final AssignmentProgressService tasks;
  private final LessonProgressService lessons;
  private final ClassMisconceptionService misconceptions;
  private final WeeklyActivityService activity;
  private final LearnerRepository learners;

  PupilReportService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      AssignmentProgressService tasks,
      LessonProgressService lessons,
      ClassMisconceptionService misconceptions,
      WeeklyActivityService activity,
      LearnerRepository learners) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.tasks = tasks;
    this.lessons = lessons;
    this.misconceptions = misconceptions;
    this.activity = activity;
    this.learners = learners;
  }

  /**
   * Returns the report on a pupil.
   *
   * @throws RecordNotFoundException if the instructor doesn't teach the class, or it has no such
   *     pupil
   */
  public PupilReport of(ClassId id, LearnerId learner) {
    SchoolClass schoolClass = classes.open(id);
    Pupil pupil = roster.pupil(id, learner);
    List<Assignment> own =
        assignments.of(id).stream().filter(each -> each.plan().audience().includes(pupil)).toList();
    return StoreExceptionTranslator.read(
        "the pupil",
        () ->
            new PupilReport(
                pupil,
                learners.lastSeen(learner),
                tasks.of(learner, own, schoolClass.zone()),
                lessons.of(learner),
                misconceptions.of(id, learner),
                activity.of(id, learner)));
  }
}
