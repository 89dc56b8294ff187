package org.queenside.school.report;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.queenside.course.model.Course;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.OneCourse;
import org.queenside.course.source.CourseLoader;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressFixture;
import org.queenside.school.roster.Pupil;
import org.queenside.store.TestDatabase;

/** Creates pupils and logs their attempts at chosen times. */
final class ReportLogFixture {

  static final Course COURSE = CourseLoader.load(null).course();
  static final CorrectiveExercises CORRECTIONS = new CorrectiveExercises(new OneCourse(COURSE));

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-02T08:00:00Z"));
  private final TestDatabase database;
  private final LearnerRepository learners;
  private final AttemptLogService log;

  ReportLogFixture(TestDatabase database) {
    this.database = database;
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock());
    this.log = ProgressFixture.log(database, learners, clock());
  }

  Clock clock() {
    InstantSource source = now::get;
    return source.withZone(ZoneOffset.UTC);
  }

  ReportLogFixture at(String instant) {
    now.set(Instant.parse(instant));
    return this;
  }

  Pupil pupil(String name) {
    var current = TestAccounts.currentLearner(database, learners);
    LearnerId learner = new TestBrowser().request(current::findOrCreate);
    return new Pupil(learner, name, name, 1, Set.of());
  }

  /** Logs a refused try that shows a misconception. */
  void shows(Pupil pupil, Misconception misconception, String item, String tried, String position) {
    Attempt attempt = Attempt.refused(item, tried, effort(1, 0), "some-rule", misconception.code());
    log.record(pupil.id(), attempt.withPosition(position));
  }

  /**
   * Logs a right answer.
   *
   * @param seconds how many seconds ago the task was opened
   */
  void solves(Pupil pupil, String item, int wrong, int hints, long seconds) {
    Effort effort = new Effort(wrong, hints, Duration.ofSeconds(seconds));
    log.record(pupil.id(), Attempt.solved(item, "e1e2", effort, 3));
  }

  /** Logs that the pupil asked for the answer. */
  void isShown(Pupil pupil, String item) {
    log.record(pupil.id(), Attempt.shown(item, effort(0, 0)));
  }

  private static Effort effort(int wrong, int hints) {
    return new Effort(wrong, hints, Duration.ofSeconds(10));
  }

  PupilMisconceptionService misconceptions() {
    return new PupilMisconceptionService(
        ProgressFixture.misconceptions(database),
        ProgressFixture.solvedRuns(database),
        ProgressFixture.standings(database),
        CORRECTIONS);
  }

  WeeklyActivityCalculator weeks() {
    return new WeeklyActivityCalculator(ProgressFixture.solvedRuns(database), clock());
  }
}
