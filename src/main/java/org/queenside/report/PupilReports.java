package org.queenside.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.States;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.course.Course;
import org.queenside.course.Lesson;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.Period;
import org.queenside.progress.Standing;
import org.queenside.progress.Standings;
import org.springframework.stereotype.Component;

/**
 * How single pupils stand, for the instructor in front of the screen. Each method asks anew whether
 * the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class or the pupil is not theirs, {@link StoreUnavailable} if the database
 * cannot be read.
 */
@Component
public class PupilReports {

  private final CurrentClasses classes;
  private final Roster roster;
  private final Assignments assignments;
  private final States states;
  private final Standings standings;
  private final ClassBeliefs beliefs;
  private final OverTime overTime;
  private final Learners learners;
  private final Course course;

  PupilReports(
      CurrentClasses classes,
      Roster roster,
      Assignments assignments,
      States states,
      Standings standings,
      ClassBeliefs beliefs,
      OverTime overTime,
      Learners learners,
      Course course) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.states = states;
    this.standings = standings;
    this.beliefs = beliefs;
    this.overTime = overTime;
    this.learners = learners;
    this.course = course;
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
                own.stream().map(each -> standing(each, learner, schoolClass)).toList(),
                lessons(learner),
                beliefs.of(id, learner),
                overTime.of(id, learner)));
  }

  private TaskStanding standing(Assignment task, LearnerId learner, SchoolClass schoolClass) {
    return new TaskStanding(
        task,
        states
            .of(List.of(learner), task.plan(), schoolClass.zone())
            .getOrDefault(learner, List.of()));
  }

  private List<LessonStanding> lessons(LearnerId learner) {
    List<String> items =
        course.lessons().stream()
            .flatMap(lesson -> lesson.exercises().stream().map(lesson::item))
            .toList();
    Map<String, Standing> own =
        standings.of(List.of(learner), items, Period.EVER).getOrDefault(learner, Map.of());
    return course.lessons().stream()
        .map(lesson -> standing(lesson, own))
        .filter(each -> each.done() > 0)
        .toList();
  }

  private static LessonStanding standing(Lesson lesson, Map<String, Standing> own) {
    List<Standing> solved =
        lesson.exercises().stream()
            .map(exercise -> own.get(lesson.item(exercise)))
            .flatMap(Stream::ofNullable)
            .filter(each -> each.solution() != null)
            .toList();
    return new LessonStanding(
        lesson, solved.size(), solved.stream().mapToInt(Standing::stars).sum());
  }
}
