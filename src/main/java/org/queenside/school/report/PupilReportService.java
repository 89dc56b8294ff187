package org.queenside.school.report;

import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** Reports on single pupils, for the signed-in teacher, who may be an assistant. */
@Component
public class PupilReportService {

  private final RosterService roster;
  private final AssignmentService assignments;
  private final AssignmentProgressService tasks;
  private final LessonProgressService lessons;
  private final ClassMisconceptionService misconceptions;
  private final WeeklyActivityService activity;
  private final LearnerRepository learners;

  PupilReportService(
      RosterService roster,
      AssignmentService assignments,
      AssignmentProgressService tasks,
      LessonProgressService lessons,
      ClassMisconceptionService misconceptions,
      WeeklyActivityService activity,
      LearnerRepository learners) {
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
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such pupil
   */
  public PupilReport of(ClassId id, LearnerId learner) {
    ClassMembers members = roster.membersToRead(id);
    Pupil pupil = members.pupil(learner);
    List<Assignment> own =
        assignments.allToRead(id).stream()
            .filter(each -> each.plan().audience().includes(pupil))
            .toList();
    return StoreExceptionTranslator.read(
        "the pupil",
        () ->
            new PupilReport(
                pupil,
                learners.lastSeen(learner),
                tasks.of(learner, own, members.schoolClass().zone()),
                lessons.of(learner),
                misconceptions.of(id, learner),
                activity.of(id, learner)));
  }
}
