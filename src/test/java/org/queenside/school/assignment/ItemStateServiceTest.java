package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.school.assignment.ItemState.BLANK;
import static org.queenside.school.assignment.ItemState.HELPED;
import static org.queenside.school.assignment.ItemState.OPEN;
import static org.queenside.school.assignment.ItemState.RIGHT;
import static org.queenside.school.assignment.ItemState.SKIPPED;
import static org.queenside.school.assignment.ItemState.STUCK;
import static org.queenside.school.assignment.ItemState.TRIED;
import static org.queenside.school.assignment.ItemState.WORKING;
import static org.queenside.school.assignment.ItemState.WRONG_ON_PAPER;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressFixture;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.JdbcValues;
import org.queenside.store.JobLock;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Tests with an assignment from 8:00 to 18:00 on one day, in a time zone an hour ahead of UTC. */
@OnEveryDatabase
class ItemStateServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final Instant BEFORE = Instant.parse("2026-03-02T06:00:00Z");
  private static final Instant WITHIN = Instant.parse("2026-03-02T12:00:00Z");
  private static final Instant AFTER = Instant.parse("2026-03-02T17:00:01Z");
  private static final String ROOK = "rook/first-move";
  private static final String PUZZLE = "puzzle/17";

  private final TestDatabase database;
  private final AssignmentRepository table;
  private final ItemStateService states;
  private final LearnerId pupil;
  private final ClassId schoolClass;

  ItemStateServiceTest(TestDatabase database) {
    this.database = database;
    this.table =
        new AssignmentRepository(
            database.jdbc(), new AssignmentDetailsRepository(database.jdbc()), Clock.systemUTC());
    this.states = states(Clock.systemUTC());
    this.pupil =
        new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC())
            .add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID())
            .id();
    this.schoolClass = schoolClass();
  }

  private ItemStateService states(Clock clock) {
    return new ItemStateService(
        ProgressFixture.standings(database),
        new FinalStateRepository(database.jdbc(), database.transactions()),
        new PaperAnswerTimeRepository(database.jdbc()),
        new SolvedCountRepository(database.jdbc()),
        clock);
  }

  private ClassId schoolClass() {
    TestClasses classes = new TestClasses(database.jdbc());
    ClassId id = classes.add("Class 5b");
    classes.addPupil(id, pupil);
    return id;
  }

  @Test
  void everythingIsOpenAtFirst() {
    assertThat(of(plan(true, false, 0))).containsExactly(OPEN, OPEN, OPEN);
  }

  @Test
  void stateDependsOnHintsTriesAndShownAnswers() {
    log(WITHIN, Attempt.solved(ROOK, "a2a7", new Effort(0, 1, Duration.ZERO), 2));
    log(WITHIN, wrong(PUZZLE, 2));
    assertThat(of(plan(true, false, 0))).containsExactly(HELPED, TRIED, OPEN);

    log(WITHIN, Attempt.solved(ROOK, "a2a7", Effort.NONE, 3));
    log(WITHIN, wrong(PUZZLE, 3));
    assertThat(of(plan(true, false, 0))).containsExactly(RIGHT, STUCK, OPEN);

    log(WITHIN, Attempt.shown(PUZZLE, Effort.NONE));
    assertThat(of(plan(true, false, 0))).containsExactly(RIGHT, STUCK, OPEN);
    log(WITHIN, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));
    assertThat(of(plan(true, false, 0))).containsExactly(RIGHT, RIGHT, OPEN);
  }

  @Test
  void lateWorkCountsOnlyIfAllowed() {
    log(AFTER, Attempt.solved(ROOK, "a2a7", Effort.NONE, 3));
    log(WITHIN, wrong(PUZZLE, 1));
    log(AFTER, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));

    assertThat(of(plan(true, false, 0))).containsExactly(RIGHT, RIGHT, OPEN);
    assertThat(of(plan(false, false, 0))).containsExactly(OPEN, TRIED, OPEN);
  }

  @Test
  void laterMistakesDoNotUndoASolution() {
    log(WITHIN, Attempt.solved(ROOK, "a2a7", Effort.NONE, 3));
    log(AFTER, Attempt.solved(ROOK, "a2a7", Effort.NONE, 3));
    log(AFTER, wrong(ROOK, 5));

    assertThat(of(plan(false, false, 0)).getFirst()).isEqualTo(RIGHT);
  }

  @Test
  void practisingAgainWithAHintDoesNotMakeAResultWorse() {
    log(BEFORE, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));
    log(WITHIN, Attempt.solved(ROOK, "a2a7", new Effort(3, 0, Duration.ZERO), 2));
    log(WITHIN, Attempt.solved(ROOK, "a2a7", new Effort(0, 1, Duration.ZERO), 2));
    log(WITHIN, Attempt.solved(PUZZLE, "a1a8", new Effort(0, 1, Duration.ZERO), 2));

    assertThat(of(plan(true, false, 0))).containsExactly(RIGHT, RIGHT, OPEN);
    assertThat(of(plan(true, true, 0))).as("afresh").containsExactly(RIGHT, HELPED, OPEN);
  }

  @Test
  void earlierWorkCountsUnlessAfresh() {
    log(BEFORE, Attempt.solved(ROOK, "a2a7", Effort.NONE, 3));

    assertThat(of(plan(true, false, 0)).getFirst()).isEqualTo(RIGHT);
    assertThat(of(plan(true, true, 0)).getFirst()).isEqualTo(OPEN);
  }

  @Test
  void starsAreRequiredForExercisesButNotForPuzzles() {
    log(WITHIN, Attempt.solved(ROOK, "a2a7", new Effort(2, 0, Duration.ZERO), 2));
    log(WITHIN, Attempt.solved(PUZZLE, "a1a8", new Effort(2, 0, Duration.ZERO), 2));

    assertThat(of(plan(true, false, 3))).containsExactly(TRIED, RIGHT, OPEN);
    assertThat(of(plan(true, false, 2))).containsExactly(RIGHT, RIGHT, OPEN);
  }

  @Test
  void squaresAreCountedFromTheStart() {
    log(BEFORE, Attempt.solved("drill/find-square/a1", "a1", Effort.NONE, 3));
    log(WITHIN, Attempt.solved("drill/find-square/e4", "e4", Effort.NONE, 3));
    assertThat(of(plan(true, false, 0)).getLast()).isEqualTo(TRIED);

    log(WITHIN, Attempt.solved("drill/find-square/e4", "e4", Effort.NONE, 3));
    assertThat(of(plan(true, false, 0)).getLast()).isEqualTo(RIGHT);
  }

  @Test
  void puzzlesOfEachSchoolDayAreCounted() {
    // In Berlin it is an hour later.
    for (String at :
        List.of("2026-03-01T22:59:59Z", "2026-03-01T23:00:00Z", "2026-03-02T22:59:59Z")) {
      log(Instant.parse(at), Attempt.solved("puzzle/" + at, "a1a8", Effort.NONE, 3));
    }
    log(WITHIN, Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3));
    Instant tuesday = Instant.parse("2026-03-03T08:00:00Z");
    log(tuesday, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));
    log(tuesday, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));
    Assignment daily =
        assignment(
            new AssignmentPlan(
                new AssignmentContent(
                    "Every day", "", List.of(AssignedItem.daily(2)), CompletionRules.USUAL),
                new Audience.WholeClass(),
                new AssignmentSchedule(
                    LocalDateTime.parse("2026-02-27T00:00"),
                    LocalDateTime.parse("2026-03-04T18:00"))));
    Assignment onTuesday = daily.on(LocalDate.parse("2026-03-03"));
    ItemStateService then = states(Clock.fixed(tuesday.plusSeconds(60), ZoneOffset.UTC));

    assertThat(then.of(List.of(pupil), onTuesday, BERLIN).get(pupil))
        .containsExactly(OPEN, RIGHT, WORKING);
    assertThat(then.changed(List.of(pupil), onTuesday, BERLIN, tuesday).get(pupil))
        .isEqualTo(Map.of(2, WORKING));
    assertThat(of(daily.on(LocalDate.parse("2026-03-09"))))
        .as("over")
        .containsExactly(OPEN, RIGHT, TRIED, OPEN);
  }

  @Test
  void onlyRecentlyChangedItemsAreReadAgain() {
    log(BEFORE, Attempt.solved(ROOK, "a2a7", Effort.NONE, 3));
    log(WITHIN, wrong(PUZZLE, 1));

    var changed = states.changed(List.of(pupil), assignment(plan(true, false, 0)), BERLIN, WITHIN);

    assertThat(changed.get(pupil)).containsOnlyKeys(1).containsEntry(1, TRIED);
  }

  @Test
  void workingMeansThatThePupilDidSomethingInTheLastFiveMinutes() {
    log(WITHIN, wrong(PUZZLE, 1));
    log(WITHIN, Attempt.solved("drill/find-square/e4", "e4", Effort.NONE, 3));
    Assignment task = assignment(plan(true, false, 0));

    ItemStateService soon = states(Clock.fixed(WITHIN.plusSeconds(299), ZoneOffset.UTC));
    ItemStateService later = states(Clock.fixed(WITHIN.plusSeconds(301), ZoneOffset.UTC));

    assertThat(soon.of(List.of(pupil), task, BERLIN).get(pupil))
        .containsExactly(OPEN, WORKING, WORKING);
    assertThat(soon.changed(List.of(pupil), task, BERLIN, Instant.MAX).get(pupil))
        .containsOnlyKeys(1, 2);
    assertThat(later.of(List.of(pupil), task, BERLIN).get(pupil))
        .containsExactly(OPEN, TRIED, TRIED);
  }

  @Test
  void skippedBlankAndWrongOnPaperAreToldApart() {
    Assignment task = assignment(plan(true, false, 0));
    log(WITHIN, Attempt.skipped(ROOK, Effort.NONE));
    log(WITHIN, wrong(PUZZLE, 4));
    assertThat(of(task)).containsExactly(SKIPPED, STUCK, OPEN);

    typeFromPaper(task, ROOK);
    typeFromPaper(task, PUZZLE);
    assertThat(of(task)).containsExactly(BLANK, WRONG_ON_PAPER, OPEN);

    log(WITHIN.plusSeconds(60), wrong(PUZZLE, 1));
    assertThat(of(task)).as("worked on since").containsExactly(BLANK, TRIED, OPEN);
  }

  private void typeFromPaper(Assignment task, String item) {
    database
        .jdbc()
        .sql(
            """
            insert into paper_answer (assignment_id, learner_id, item, answer, typed_at)
            values (?, ?, ?, '-', ?)""")
        .params(task.id().value(), pupil.value(), item, JdbcValues.timestamp(WITHIN))
        .update();
  }

  @Test
  void finalStatesAreSaved() {
    log(WITHIN, wrong(PUZZLE, 3));
    log(AFTER, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));
    Assignment task = assignment(plan(false, false, 0));
    assertThat(of(task)).containsExactly(OPEN, STUCK, OPEN);

    forgetTheLog();

    assertThat(of(task)).containsExactly(OPEN, STUCK, OPEN);
  }

  @Test
  void jobSavesFinalStates() {
    log(WITHIN, wrong(PUZZLE, 3));
    Assignment task = assignment(plan(false, false, 0));
    Clock aMinuteLater = Clock.fixed(AFTER.plusSeconds(60), ZoneOffset.UTC);

    new DeadlineSnapshotJob(
            table,
            new ClassSummaryRepository(database.jdbc()),
            states(aMinuteLater),
            new JobLock(database.jdbc()),
            aMinuteLater)
        .saveSnapshots();

    forgetTheLog();
    assertThat(of(task)).containsExactly(OPEN, STUCK, OPEN);
  }

  @Test
  void finalStatesAreNotSavedBeforeTheLogIsComplete() {
    Assignment task = assignment(plan(false, false, 0));
    Clock justNow = Clock.fixed(AFTER, ZoneOffset.UTC);
    assertThat(states(justNow).of(List.of(pupil), task, BERLIN).get(pupil))
        .containsExactly(OPEN, OPEN, OPEN);

    log(WITHIN, wrong(PUZZLE, 3));

    assertThat(of(task)).containsExactly(OPEN, STUCK, OPEN);
  }

  @Test
  void paperResultsCountUntilTheyAreWithdrawn() {
    Assignment task = assignment(plan(false, false, 0));
    assertThat(of(task)).containsExactly(OPEN, OPEN, OPEN);
    AttemptLogService log = log(Clock.systemUTC());
    Attempt onPaper = Attempt.solved(ROOK, "a2a7", Effort.NONE, 3);

    log.record(pupil, onPaper, WITHIN);
    assertThat(of(task)).containsExactly(RIGHT, OPEN, OPEN);

    log.withdraw(pupil, List.of(onPaper.id()));
    assertThat(of(task)).containsExactly(OPEN, OPEN, OPEN);
  }

  @Test
  void finalStatesAreComputedAgainForAnotherTimeOrPlan() {
    log(WITHIN, wrong(PUZZLE, 3));
    log(AFTER, Attempt.solved(PUZZLE, "a1a8", Effort.NONE, 3));
    Assignment task = assignment(plan(false, false, 0));
    assertThat(of(task)).containsExactly(OPEN, STUCK, OPEN);

    // In London it is due an hour later.
    assertThat(states.of(List.of(pupil), task, ZoneId.of("Europe/London")).get(pupil))
        .containsExactly(OPEN, RIGHT, OPEN);
    table.update(
        task.id(), plan(false, false, 0, AssignedItem.once(ROOK, "lesson/rook")), task.version());
    assertThat(of(table.find(schoolClass, task.id()).orElseThrow())).containsExactly(OPEN);
  }

  private void forgetTheLog() {
    database.jdbc().sql("delete from attempt where learner_id = ?").param(pupil.value()).update();
    database.jdbc().sql("delete from progress where learner_id = ?").param(pupil.value()).update();
  }

  private static Attempt wrong(String item, int wrong) {
    return Attempt.wrong(item, "a2b2", new Effort(wrong, 0, Duration.ZERO), null);
  }

  private void log(Instant at, Attempt attempt) {
    log(Clock.fixed(at, ZoneOffset.UTC)).record(pupil, attempt);
  }

  private AttemptLogService log(Clock clock) {
    var learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    return ProgressFixture.log(database, learners, clock);
  }

  private List<ItemState> of(AssignmentPlan plan) {
    return of(assignment(plan));
  }

  private List<ItemState> of(Assignment assignment) {
    return states.of(List.of(pupil), assignment, BERLIN).get(pupil);
  }

  private Assignment assignment(AssignmentPlan plan) {
    return new Assignment(table.insert(schoolClass, plan), schoolClass, plan, 1);
  }

  private static AssignmentPlan plan(boolean lateAllowed, boolean afresh, int stars) {
    return plan(
        lateAllowed,
        afresh,
        stars,
        AssignedItem.once(ROOK, "lesson/rook"),
        AssignedItem.once(PUZZLE, "puzzles/"),
        new AssignedItem("drill/find-square", "drill", 2));
  }

  private static AssignmentPlan plan(
      boolean lateAllowed, boolean afresh, int stars, AssignedItem... items) {
    return new AssignmentPlan(
        new AssignmentContent(
            "Rooks", "", List.of(items), new CompletionRules(lateAllowed, false, afresh, stars)),
        new Audience.WholeClass(),
        new AssignmentSchedule(
            LocalDateTime.parse("2026-03-02T08:00"), LocalDateTime.parse("2026-03-02T18:00")));
  }
}
