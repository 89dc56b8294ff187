package org.queenside.school.report;

import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * How single pupils stand, for the instructor in front of the screen. Each method asks anew whether
 * the class is one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class or the pupil is not theirs, {@link
 * StoreUnavailableException} or Spring's {@code DataAccessException} if the database cannot be
 * read.
 */
@Component
public class PupilReportService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final AssignmentProgressService tasks;
  private final LessonProgressService lessons;
  private final ClassMisconceptionService beliefs;
  private final WeeklyActivityService overTime;
  private final LearnerRepository learners;

  PupilReportService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      AssignmentProgressService tasks,
      LessonProgressService lessons,
      ClassMisconceptionService beliefs,
      WeeklyActivityService overTime,
      LearnerRepository learners) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.tasks = tasks;
    this.lessons = lessons;
    this.beliefs = beliefs;
    this.overTime = overTime;
    this.learners = learners;
  }

  /** Returns how a pupil of a class stands. */
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
                beliefs.of(id, learner),
                overTime.of(id, learner)));
  }
}
