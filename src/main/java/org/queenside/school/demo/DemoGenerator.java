package org.queenside.school.demo;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.AttemptLogService;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupRepository;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.stereotype.Component;

/**
 * Lets the pupils of the made-up school play the real exercises, week by week. Everything goes
 * through the services that real classes use, so attempts, stars, mistakes and grades agree. Apart
 * from the dates, every run gives the same.
 */
@Component
@ConditionalOnBooleanProperty("queenside.demo")
final class DemoGenerator {

  private static final long SEED = 1851;

  /** The running assignment began this many days ago; each of those before a week earlier. */
  private static final int RUNNING_DAYS = 4;

  private static final int GIVES_UP_AFTER = 3;
  private static final LocalTime LESSON = LocalTime.of(10, 0);
  private static final LocalTime AFTER_SCHOOL = LocalTime.of(15, 30);
  private static final LocalTime DUE = LocalTime.of(18, 0);

  private final Course course;
  private final AccountRepository accounts;
  private final SchoolClassService classes;
  private final PupilRepository pupils;
  private final GroupRepository groups;
  private final AssignmentService assignments;
  private final AttemptLogService log;
  private final Clock clock;

  DemoGenerator(
      Course course,
      AccountRepository accounts,
      SchoolClassService classes,
      PupilRepository pupils,
      GroupRepository groups,
      AssignmentService assignments,
      AttemptLogService log,
      Clock clock) {
    this.course = course;
    this.accounts = accounts;
    this.classes = classes;
    this.pupils = pupils;
    this.groups = groups;
    this.assignments = assignments;
    this.log = log;
    this.clock = clock;
  }

  /** A pupil with an account, and what the pupil still believes. */
  private record Player(Account account, Habit habit, Set<Misconception> misconceptions) {}

  /** What visitors get: its teacher, and the class they see first. */
  record Generated(LearnerId teacher, String teacherName, ClassId firstClass) {}

  /** Writes the school into the database. Its user names only tell the accounts apart. */
  Generated generate() {
    DemoPlan plan = DemoPlan.read();
    ZonedDateTime now = clock.instant().atZone(clock.getZone());
    int weeks = plan.classes().stream().mapToInt(each -> each.weeks().size()).max().orElse(0);
    ZonedDateTime begin = now.minusDays(RUNNING_DAYS + 7L * weeks);
    return DemoClock.call(
        begin.toInstant(),
        () -> {
          Account teacher = accounts.add(AccountRole.TEACHER, plan.teacher(), plan.teacher());
          List<ClassId> made = new ArrayList<>();
          for (DemoPlan.DemoClass each : plan.classes()) {
            DemoClock.set(begin.toInstant());
            made.add(generate(each, teacher, now.toLocalDate()));
          }
          return new Generated(teacher.id(), teacher.signInName(), made.getFirst());
        });
  }

  private ClassId generate(DemoPlan.DemoClass planned, Account teacher, LocalDate today) {
    Random random = new Random(SEED);
    SchoolClass created =
        ActingAs.call(teacher, () -> classes.create(planned.name(), clock.getZone()));
    List<Player> players = addPupils(created.id(), planned, random);
    Map<LessonTask, Optional<DemoTask>> solved = new HashMap<>();
    for (int week = 0; week < planned.weeks().size(); week++) {
      int left = planned.weeks().size() - 1 - week;
      LocalDate day = today.minusDays(RUNNING_DAYS + 7L * left);
      String title = planned.weeks().get(week).title();
      List<LessonTask> tasks = tasks(planned.weeks().get(week));
      if (!tasks.isEmpty()) {
        DemoClock.set(day.atTime(8, 0).atZone(clock.getZone()).toInstant());
        ActingAs.run(teacher, () -> assign(created.id(), title, tasks, day));
        List<DemoTask> played =
            tasks.stream()
                .map(
                    each ->
                        solved.computeIfAbsent(each, one -> Optional.ofNullable(DemoTask.of(one))))
                .flatMap(Optional::stream)
                .toList();
        for (Player player : players) {
          if (player.habit().attends(week)) {
            work(player, played, day, left == 0, random);
          }
        }
      }
    }
    return created.id();
  }

  private List<Player> addPupils(ClassId id, DemoPlan.DemoClass planned, Random random) {
    List<Player> players = new ArrayList<>();
    Map<String, List<Account>> members = new HashMap<>();
    for (DemoPlan.DemoPupil each : planned.pupils()) {
      Account account = accounts.add(AccountRole.LEARNER, each.name(), each.name());
      players.add(new Player(account, each.habit(), each.habit().misconceptions(random)));
      if (each.group() != null) {
        members.computeIfAbsent(each.group(), _ -> new ArrayList<>()).add(account);
      }
    }
    pupils.add(id, players.stream().map(each -> each.account().id()).toList());
    members.forEach(
        (name, group) -> groups.joinNamed(id, name, group.stream().map(Account::id).toList()));
    return players;
  }

  private List<LessonTask> tasks(DemoPlan.Week week) {
    return week.tasks().stream().flatMap(this::tasks).distinct().toList();
  }

  /** A school with its own lessons may lack some of ours. */
  private Stream<LessonTask> tasks(String name) {
    int slash = name.indexOf('/');
    Lesson lesson = course.lesson(slash < 0 ? name : name.substring(0, slash));
    if (lesson == null) {
      return Stream.of();
    }
    return slash < 0
        ? lesson.path().stream().map(exercise -> new LessonTask(lesson, exercise))
        : Stream.ofNullable(lesson.exercise(name.substring(slash + 1)))
            .map(exercise -> new LessonTask(lesson, exercise));
  }

  private void assign(ClassId id, String title, List<LessonTask> tasks, LocalDate day) {
    assignments.create(
        id,
        new AssignmentPlan(
            new AssignmentContent(
                title,
                "",
                tasks.stream()
                    .map(each -> AssignedItem.of(each.lesson(), each.exercise()))
                    .toList(),
                CompletionRules.USUAL),
            new Audience.WholeClass(),
            new AssignmentSchedule(day.atTime(8, 0), day.plusWeeks(1).atTime(DUE))));
  }

  /** Half of the tasks in the lesson, the rest on a later day. */
  private void work(
      Player player, List<DemoTask> tasks, LocalDate day, boolean running, Random random) {
    Habit habit = player.habit();
    int reached = running ? habit.reaches(tasks.size(), random) : tasks.size();
    open(day, LESSON, random);
    for (int task = 0; task < reached; task++) {
      if (task == (tasks.size() + 1) / 2 && habit != Habit.STRONG) {
        open(day.plusDays(random.nextInt(1, RUNNING_DAYS)), AFTER_SCHOOL, random);
      }
      if (!habit.leavesOut(random)) {
        play(player, tasks.get(task), random);
      }
    }
  }

  private void open(LocalDate day, LocalTime time, Random random) {
    DemoClock.set(
        day.atTime(time)
            .plusMinutes(random.nextInt(time.equals(LESSON) ? 3 : 180))
            .atZone(clock.getZone())
            .toInstant());
  }

  private void play(Player player, DemoTask task, Random random) {
    Habit habit = player.habit();
    AttemptRecorder recorder =
        new AttemptRecorder(
            attempt -> log.record(player.account().id(), attempt), clock, task.task().item());
    Misconception shown = task.shownBy(player.misconceptions());
    DemoTask.Mistake mistake = shown == null ? null : task.mistake(shown, random);
    ExerciseRun run = ExerciseRun.start(task.task().exercise());
    for (int step = 0; step < task.solution().size() && !run.finished(); step++) {
      if (step == 0 && run.hintsAvailable() > 0 && habit.asksForHint(random)) {
        run = answer(player, recorder, run, new Answer.Hint(), random);
      }
      if (shown != null && mistake != null && mistake.step() == step) {
        boolean givesUp = habit.givesUp(random);
        for (int time = 0; time < (givesUp ? GIVES_UP_AFTER : 1) && !run.finished(); time++) {
          run = answer(player, recorder, run, mistake.answer(), random);
        }
        if (givesUp) {
          return;
        }
        if (!habit.keeps(shown, random)) {
          player.misconceptions().remove(shown);
        }
      }
      if (!run.finished()) {
        run = answer(player, recorder, run, task.solution().get(step), random);
      }
    }
  }

  private ExerciseRun answer(
      Player player, AttemptRecorder recorder, ExerciseRun run, Answer answer, Random random) {
    DemoClock.advance(Duration.ofSeconds(player.habit().thinkingSeconds(random)));
    AnswerResult result = run.answer(answer);
    recorder.record(run.scene(), answer, result);
    return result.next();
  }
}
