package org.queenside.school.assignment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.CourseLoader;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.progress.PeriodProgressQueryPlans;
import org.queenside.progress.ProgressFixture;
import org.queenside.store.TestDatabase;

/**
 * Measures how long it takes to read the states of 200 pupils on 300 items from a million attempts,
 * prints the databases' query plans, and measures how long thirty pupils wait who move at the same
 * time.
 *
 * <p>Run by hand: see docs/reports.md.
 */
final class SchoolYearMeasurement {

  private static final int MOVING = 30;
  private static final int MOVES = 40;
  private static final Duration THINKING = Duration.ofSeconds(1);

  private final String name;
  private final TestDatabase database;
  private final SchoolYear year;

  private SchoolYearMeasurement(String name, TestDatabase database, SchoolYear year) {
    this.name = name;
    this.database = database;
    this.year = year;
  }

  /**
   * Runs the measurement on both databases.
   *
   * @param args the numbers of pupils, items and attempts, by default 200, 300 and 1,000,000
   */
  public static void main(String[] args) throws Exception {
    int pupils = args.length == 0 ? 200 : Integer.parseInt(args[0]);
    int items = args.length == 0 ? 300 : Integer.parseInt(args[1]);
    int attempts = args.length == 0 ? 1_000_000 : Integer.parseInt(args[2]);
    Path folder = Files.createTempDirectory("school-year");
    try (TestDatabase h2 = TestDatabase.onH2File(folder)) {
      measure("H2", h2, pupils, items, attempts);
    }
    try (TestDatabase postgreSql = TestDatabase.onPostgreSql()) {
      measure("PostgreSQL", postgreSql, pupils, items, attempts);
    }
  }

  private static void measure(
      String name, TestDatabase database, int pupils, int items, int attempts) throws Exception {
    long begun = System.nanoTime();
    SchoolYear year = SchoolYear.fill(database, pupils, items, attempts);
    database.jdbc().sql("analyze").update();
    print("%s: filled in %.0f s", name, (System.nanoTime() - begun) / 1e9);
    var measurement = new SchoolYearMeasurement(name, database, year);
    measurement.reading();
    measurement.plans();
    measurement.moving();
  }

  private void reading() {
    var states =
        new ItemStateService(
            ProgressFixture.standings(database),
            new FinalStateRepository(database.jdbc(), database.transactions()),
            new PaperAnswerTimeRepository(database.jdbc()),
            new SolvedCountRepository(database.jdbc()),
            Clock.systemUTC());
    var task = new Assignment(year.assignment(), year.schoolClass(), year.plan(), 1);
    List<Long> open = new ArrayList<>();
    List<Long> again = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      long start = System.nanoTime();
      var all = states.of(year.pupils(), task, year.zone());
      open.add(System.nanoTime() - start);
      if (all.size() != year.pupils().size()) {
        throw new IllegalStateException("pupils are missing");
      }
      start = System.nanoTime();
      Instant lately = Instant.now().minusSeconds(12);
      states.changed(year.pupils(), task, year.zone(), lately);
      again.add(System.nanoTime() - start);
    }
    print("%s: the first time %.0f ms", name, open.getFirst() / 1e6);
    percentiles("all states", open.subList(10, open.size()));
    percentiles("what changed lately", again.subList(10, again.size()));
    past(states, "due a month ago", year.past(database, false));
    past(states, "due a month ago, afresh for a fortnight", year.past(database, true));
  }

  /** The first run computes the states, as if they had not been saved when they were due. */
  private void past(ItemStateService states, String what, Assignment task) {
    List<Long> saved = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      long start = System.nanoTime();
      states.of(year.pupils(), task, year.zone());
      saved.add(System.nanoTime() - start);
    }
    print("%s, %s, computed: %.0f ms", name, what, saved.getFirst() / 1e6);
    percentiles(what + ", saved", saved.subList(1, saved.size()));
  }

  private void plans() {
    PeriodProgressQueryPlans.of(database, name.equals("PostgreSQL"), year.pupils())
        .forEach(line -> print("%s", line));
  }

  /** Each pupil moves once a second: first all at different times, then all at the same time. */
  private void moving() throws Exception {
    Clock clock = Clock.systemUTC();
    var learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    AttemptLogService log = ProgressFixture.log(database, learners, clock);
    List<Exercise> exercises =
        CourseLoader.load(null).course().lessons().stream()
            .flatMap(lesson -> lesson.exercises().stream())
            .filter(each -> each instanceof Exercise.ReachGoal || each instanceof Exercise.Script)
            .toList();
    for (boolean together : new boolean[] {false, true}) {
      List<Long> waits = new ArrayList<>();
      Random seeds = new Random(1);
      try (ExecutorService executor = Executors.newFixedThreadPool(MOVING)) {
        List<Future<List<Long>>> all = new ArrayList<>();
        long start = System.nanoTime() + 500_000_000L;
        for (int pupil = 0; pupil < MOVING; pupil++) {
          LearnerId learner = year.pupils().get(pupil);
          // Similar seeds would make all generators start alike, and all pupils at once.
          Random random = new Random(seeds.nextLong());
          long offset = together ? 0 : seeds.nextLong(THINKING.toNanos());
          Callable<List<Long>> task = () -> moves(learner, log, exercises, random, start + offset);
          all.add(executor.submit(task));
        }
        for (Future<List<Long>> each : all) {
          waits.addAll(each.get());
        }
      }
      percentiles(
          together
              ? "a move judged and saved, 30 in the same instant"
              : "a move judged and saved, 30 pupils each once a second",
          waits);
    }
  }

  private static List<Long> moves(
      LearnerId learner, AttemptLogService log, List<Exercise> exercises, Random random, long start)
      throws InterruptedException {
    List<Long> waits = new ArrayList<>();
    for (int i = 0; i < MOVES; i++) {
      Exercise exercise = exercises.get(random.nextInt(exercises.size()));
      ExerciseRun run = ExerciseRun.start(exercise);
      Move move = Move.of(Square.values()[random.nextInt(63)], Square.H8);
      long due = start + i * THINKING.toNanos();
      long left = due - System.nanoTime();
      if (left > 0) {
        Thread.sleep(Duration.ofNanos(left));
      }
      long begun = System.nanoTime();
      AnswerResult step = run.answer(new Answer.Play(move));
      log.record(learner, attempt(exercise, move, step, run.scene().position()));
      waits.add(System.nanoTime() - begun);
    }
    return waits.subList(5, waits.size());
  }

  private static Attempt attempt(
      Exercise exercise, Move move, AnswerResult step, @Nullable Position position) {
    String item = "figures/" + exercise.id();
    Effort effort = new Effort(1, 0, Duration.ofSeconds(3));
    String fen = position == null ? null : Fen.writeWithoutCounters(position);
    return switch (step.outcome()) {
      case AnswerOutcome.Refused refused ->
          Attempt.refused(
                  item,
                  move.toString(),
                  effort,
                  refused.ruling().reason().code(),
                  refused.misconception() == null ? null : refused.misconception().code())
              .withPosition(fen);
      case AnswerOutcome.Solved _ ->
          Attempt.solved(item, move.toString(), effort, 3).withPosition(fen);
      default -> Attempt.wrong(item, move.toString(), effort, null).withPosition(fen);
    };
  }

  private void percentiles(String what, List<Long> nanos) {
    Percentiles.of(name + ", " + what, nanos).print();
  }

  private static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
