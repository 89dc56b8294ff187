package org.queenside.report;

import java.util.List;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * How single pupils stand, for the instructor in front of the screen. Each method asks anew whether
 * the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class or the pupil is not theirs, {@link StoreUnavailable} or Spring's {@code
 * DataAccessException} if the database cannot be read.
 */
@Component
public class PupilReports {

  private final CurrentClasses classes;
  private final Roster roster;
  private final Assignments assignments;
  private final PupilTasks tasks;
  private final PupilLessons lessons;
  private final ClassBeliefs beliefs;
  private final OverTime overTime;
  private final Learners learners;

  PupilReports(
      CurrentClasses classes,
      Roster roster,
      Assignments assignments,
      PupilTasks tasks,
      PupilLessons lessons,
      ClassBeliefs beliefs,
      OverTime overTime,
      Learners learners) {
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
    return Reading.of(
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
