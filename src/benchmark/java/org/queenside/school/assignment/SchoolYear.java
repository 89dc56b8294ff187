package org.queenside.school.assignment;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.CourseLoader;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.progress.ProgressFixture;
import org.queenside.school.roster.ClassId;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * The data of a class after a school year: every pupil went through the exercises of the course
 * several times, with varying success. Mistakes and refused moves are real ones, judged by the
 * rules. The same arguments always give the same data.
 *
 * @param schoolClass the class, in UTC
 * @param pupils its pupils, in the order of their cards
 * @param assignment an assignment of exercises of the course
 * @param plan the plan of the assignment
 */
public record SchoolYear(
    ClassId schoolClass, List<LearnerId> pupils, AssignmentId assignment, AssignmentPlan plan) {

  private static final int BATCH = 5_000;

  /** A large number, as each commit writes to the disk and lets H2's file grow. */
  private static final int TRANSACTION = 200_000;

  private static final int SECONDS_OF_YEAR = 300 * 24 * 3600;
  private static final List<String> NAMES =
      List.of(
          "Amira", "Ben", "Chloé", "Daniyar", "Elif", "Finn", "Grace", "Hugo", "Ines", "Jonas",
          "Kaia", "Luca", "Mia", "Noor", "Oskar", "Paula", "Quinn", "Rosa", "Sami", "Tilda");

  /** An attempt on an item as it is stored in the log. */
  private record GeneratedAttempt(
      String item,
      String tried,
      AttemptKind outcome,
      @Nullable String reason,
      @Nullable String misconception,
      @Nullable String position) {}

  private enum AttemptKind {
    SOLVED,
    WRONG,
    REFUSED,
    HINT
  }

  private record Task(GeneratedAttempt solution, List<GeneratedAttempt> mistakes) {}

  /**
   * Fills a migrated database without classes.
   *
   * @param pupils the number of pupils
   * @param items the number of items of the assignment, at most the number of exercises
   * @param attempts the number of attempts
   */
  public static SchoolYear fill(TestDatabase database, int pupils, int items, int attempts) {
    Random random = new Random(20261121);
    var jdbc = new JdbcTemplate(database.dataSource());
    List<Task> tasks = tasks(CourseLoader.load(null).course(), random);
    List<LearnerId> learners = new ArrayList<>();
    var schoolClass = new ClassId(new UUID(random.nextLong(), random.nextLong()));
    people(jdbc, schoolClass, pupils, learners, random);
    List<AssignedItem> assigned =
        tasks.stream()
            .limit(items)
            .map(task -> task.solution().item())
            .map(
                item -> new AssignedItem(item, "lesson/" + item.substring(0, item.indexOf('/')), 1))
            .toList();
    Instant end = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    AssignmentPlan plan =
        plan(assigned, end.minus(Duration.ofDays(14)), end.plus(Duration.ofDays(5)), false);
    AssignmentId id = repository(database).insert(schoolClass, plan);
    log(database, learners, tasks, attempts, end, random);
    Clock clock = Clock.systemUTC();
    var store = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    ProgressFixture.log(database, store, clock).rebuild();
    return new SchoolYear(schoolClass, learners, id, plan);
  }

  private static AssignmentPlan plan(
      List<AssignedItem> items, Instant begin, Instant due, boolean afresh) {
    return new AssignmentPlan(
        new AssignmentContent(
            "All of it", "", items, new CompletionRules(false, false, afresh, afresh ? 2 : 0)),
        new Audience.WholeClass(),
        new AssignmentSchedule(
            LocalDateTime.ofInstant(begin, ZoneOffset.UTC),
            LocalDateTime.ofInstant(due, ZoneOffset.UTC)));
  }

  private static AssignmentRepository repository(TestDatabase database) {
    return new AssignmentRepository(
        database.jdbc(), new AssignmentDetailsRepository(database.jdbc()), Clock.systemUTC());
  }

  /**
   * Adds an assignment of the same items that ran for two weeks and was due a month ago.
   *
   * @param afresh whether only work in those two weeks counts, with two stars
   */
  Assignment past(TestDatabase database, boolean afresh) {
    Instant due = Instant.now().minus(Duration.ofDays(30)).truncatedTo(ChronoUnit.SECONDS);
    AssignmentPlan past = plan(plan.items(), due.minus(Duration.ofDays(14)), due, afresh);
    return new Assignment(repository(database).insert(schoolClass, past), schoolClass, past, 1);
  }

  private static void people(
      JdbcTemplate jdbc, ClassId schoolClass, int pupils, List<LearnerId> learners, Random random) {
    Timestamp now = Timestamp.from(Instant.now());
    UUID teacherId = new UUID(random.nextLong(), random.nextLong());
    account(jdbc, teacherId, "instructor", "teacher", "Ms Teacher", now);
    signIn(jdbc, teacherId, token(0), now);
    jdbc.update(
        "insert into school_class (id, name, code, zone, made_at, version)"
            + " values (?, 'Class 5b', 'CLASS5B', 'UTC', ?, 1)",
        schoolClass.value(),
        now);
    jdbc.update(
        "insert into class_instructor (class_id, learner_id, leads) values (?, ?, true)",
        schoolClass.value(),
        teacherId);
    for (int card = 1; card <= pupils; card++) {
      UUID id = new UUID(random.nextLong(), random.nextLong());
      String name = NAMES.get((card - 1) % NAMES.size());
      account(
          jdbc,
          id,
          "learner",
          "pupil-" + card,
          card <= NAMES.size() ? name : name + " " + card,
          now);
      jdbc.update(
          "insert into class_pupil (class_id, learner_id, card, joined_at) values (?, ?, ?, ?)",
          schoolClass.value(),
          id,
          card,
          now);
      signIn(jdbc, id, token(card), now);
      learners.add(new LearnerId(id));
    }
  }

  /**
   * Returns the value of the cookie {@code queenside-sign-in} for a pupil or the teacher.
   *
   * @param card the pupil's card number, or 0 for the teacher
   */
  public static String token(int card) {
    return "%03d".formatted(card) + "A".repeat(40);
  }

  private static void signIn(JdbcTemplate jdbc, UUID id, String token, Timestamp now) {
    jdbc.update(
        "insert into sign_in (token_hash, learner_id, begun_at, last_seen_at, expires_at, lasting)"
            + " values (?, ?, ?, ?, ?, true)",
        sha256(token),
        id,
        now,
        now,
        Timestamp.from(Instant.now().plus(Duration.ofDays(30))));
  }

  private static byte[] sha256(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.US_ASCII));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static void account(
      JdbcTemplate jdbc, UUID id, String role, String signInName, String name, Timestamp now) {
    jdbc.update(
        "insert into learner (id, created_at, last_seen_at) values (?, ?, ?)", id, now, now);
    jdbc.update(
        "insert into account (learner_id, role, sign_in_name, name, password_kind, made_at)"
            + " values (?, ?, ?, ?, 'words', ?)",
        id,
        role,
        signInName,
        name,
        now);
  }

  /** Returns every exercise of the course with some possible mistakes. */
  private static List<Task> tasks(Course course, Random random) {
    List<Task> tasks = new ArrayList<>();
    for (Lesson lesson : course.lessons()) {
      for (Exercise exercise : lesson.exercises()) {
        String item = lesson.item(exercise);
        var solution = new GeneratedAttempt(item, "done", AttemptKind.SOLVED, null, null, null);
        tasks.add(new Task(solution, mistakes(item, exercise, random)));
      }
    }
    return tasks;
  }

  private static List<GeneratedAttempt> mistakes(String item, Exercise exercise, Random random) {
    ExerciseRun run = ExerciseRun.start(exercise);
    Position position = run.scene().position();
    List<GeneratedAttempt> mistakes = new ArrayList<>();
    if (position != null) {
      List<Square> from = position.occupied().stream().toList();
      for (int i = 0; i < 40 && mistakes.size() < 6 && !from.isEmpty(); i++) {
        Square start = from.get(random.nextInt(from.size()));
        Square end = Square.values()[random.nextInt(64)];
        if (start != end) {
          mistake(item, run, Move.of(start, end), position, mistakes);
        }
      }
    }
    if (mistakes.isEmpty()) {
      mistakes.add(new GeneratedAttempt(item, "option 1", AttemptKind.WRONG, null, null, null));
    }
    return mistakes;
  }

  private static void mistake(
      String item, ExerciseRun run, Move move, Position position, List<GeneratedAttempt> mistakes) {
    String fen = Fen.writeWithoutCounters(position);
    AnswerOutcome outcome = run.answer(new Answer.Play(move)).outcome();
    if (outcome instanceof AnswerOutcome.Refused refused) {
      String reason = refused.ruling().reason().code();
      mistakes.add(
          new GeneratedAttempt(
              item,
              move.toString(),
              AttemptKind.REFUSED,
              reason,
              code(refused.misconception()),
              fen));
    } else if (outcome instanceof AnswerOutcome.Wrong wrong) {
      mistakes.add(
          new GeneratedAttempt(
              item, move.toString(), AttemptKind.WRONG, null, code(wrong.misconception()), fen));
    }
  }

  private static @Nullable String code(@Nullable Misconception misconception) {
    return misconception == null ? null : misconception.code();
  }

  private static void log(
      TestDatabase database,
      List<LearnerId> learners,
      List<Task> tasks,
      int attempts,
      Instant end,
      Random random) {
    int each = Math.max(1, attempts / learners.size());
    List<Object[]> rows = new ArrayList<>(TRANSACTION);
    // The logs of all pupils grow in parallel, so the rows of one pupil are far apart.
    int[] at = new int[learners.size()];
    int[] wrong = new int[learners.size()];
    for (int i = 0; i < each; i++) {
      Instant now =
          end.minusSeconds(SECONDS_OF_YEAR)
              .plusSeconds((long) SECONDS_OF_YEAR * i / each)
              .plusMillis(random.nextInt(1000));
      for (int pupil : IntStream.range(0, learners.size()).toArray()) {
        Task task = tasks.get(at[pupil] % tasks.size());
        boolean solves = random.nextInt(20) < 4 + pupil % 9;
        boolean hint = !solves && random.nextInt(6) == 0;
        GeneratedAttempt attempt =
            solves
                ? task.solution()
                : hint
                    ? new GeneratedAttempt(
                        task.solution().item(), "", AttemptKind.HINT, null, null, null)
                    : task.mistakes().get(random.nextInt(task.mistakes().size()));
        wrong[pupil] += solves || hint ? 0 : 1;
        rows.add(row(learners.get(pupil), attempt, now, wrong[pupil], random));
        if (solves || wrong[pupil] > 5) {
          wrong[pupil] = 0;
          at[pupil]++;
        }
        if (rows.size() == TRANSACTION) {
          write(database, rows);
        }
      }
    }
    write(database, rows);
  }

  private static Object[] row(
      LearnerId learner, GeneratedAttempt attempt, Instant now, int wrong, Random random) {
    boolean solved = attempt.outcome() == AttemptKind.SOLVED;
    return new Object[] {
      new UUID(now.toEpochMilli(), random.nextLong()),
      learner.value(),
      attempt.item(),
      Timestamp.from(now),
      attempt.tried(),
      attempt.outcome().name().toLowerCase(Locale.ROOT),
      attempt.reason(),
      attempt.misconception(),
      wrong,
      attempt.outcome() == AttemptKind.HINT || solved && random.nextInt(5) == 0 ? 1 : 0,
      4_000 + random.nextInt(30_000),
      solved ? 1 + random.nextInt(3) : null,
      attempt.position()
    };
  }

  private static void write(TestDatabase database, List<Object[]> rows) {
    var jdbc = new JdbcTemplate(database.dataSource());
    database
        .transactions()
        .executeWithoutResult(
            _ ->
                jdbc.batchUpdate(
                    "insert into attempt (id, learner_id, item, made_at, tried, outcome, reason,"
                        + " misconception, wrong, hints, millis, stars, position)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    rows,
                    BATCH,
                    (statement, row) -> {
                      for (int column = 0; column < row.length; column++) {
                        statement.setObject(column + 1, row[column]);
                      }
                    }));
    rows.clear();
  }

  /** Returns the time zone of the class. */
  public ZoneId zone() {
    return ZoneOffset.UTC;
  }
}
