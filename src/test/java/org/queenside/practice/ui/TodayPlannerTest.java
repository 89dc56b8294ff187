package org.queenside.practice.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LearnerKnowledge;
import org.queenside.practice.Drill;
import org.queenside.practice.TodayPlan;
import org.queenside.practice.TodayPlanService;
import org.queenside.practice.TodayTask;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What the plan of the day asks of a beginner. Each test starts as a new visitor. */
@SpringBootTest
class TodayPlannerTest extends PageTester {

  @Autowired private TodayPlanner planner;
  @Autowired private TodayPlanService plans;
  @Autowired private Course course;
  @Autowired private ProgressService progress;
  @Autowired private PuzzleTrainerService trainer;
  @Autowired private PuzzleService puzzles;
  @Autowired private JdbcClient jdbc;
  @Autowired private Clock clock;

  @Test
  void aNewLearnerIsLedToTheFirstLesson() {
    visit("today");

    Lesson first = course.path().getFirst();
    assertThat(text()).contains("First, learn a piece.").doesNotContain("Mate in one");
    assertThat(filled()).containsExactly("Start: " + first.title());
    assertThat(planner.today().parts()).isEmpty();
  }

  @Test
  void withoutTheLessonsOnCheckAndMateNothingAsksForThem() {
    finish("rook");
    finish("bishop");

    List<TodayTask> parts = planner.today().parts();

    assertThat(parts)
        .isNotEmpty()
        .allSatisfy(
            part ->
                assertThat(part)
                    .isInstanceOfSatisfying(
                        TodayTask.ReviewTask.class,
                        task -> assertThat(task.item()).matches("(rook|bishop)/.+")));
  }

  @Test
  void theDayStartsWithTheLastLesson() {
    finish("rook");
    finish("knight");

    assertThat(planner.today().parts().getFirst().item()).startsWith("knight/");
  }

  @Test
  void aDrillNeedsItsLessons() {
    var knowledge = new LearnerKnowledge(course, Progress.NONE);
    pass(Objects.requireNonNull(knowledge.lessonOn("defence")).id());
    assertThat(drills()).containsExactly(Drill.DEFENDERS);
  }

  @Test
  void theLessonOnMateBringsPuzzles() {
    pass("checkmate");

    assertThat(planner.today().parts())
        .filteredOn(TodayTask.PuzzleTask.class::isInstance)
        .hasSize(5);
    assertThat(drills()).containsExactly(Drill.MATE_OR_NOT);
  }

  @Test
  void afterTwoShownSolutionsAnEasierPuzzleTakesThePlannedOnesPlace() {
    for (int shown = 0; shown < 2; shown++) {
      show(Objects.requireNonNull(trainer.next(PuzzleFilter.ALL)));
    }
    Puzzle planned = hardest();
    var plan =
        new TodayPlan(
            LocalDate.now(clock),
            Instant.EPOCH,
            1,
            List.of(new TodayTask.PuzzleTask(planned.id().value())));

    TodayPlan eased = planner.eased(plan, 0);

    assertThat(eased.parts()).hasSize(1).isNotEqualTo(plan.parts());
    assertThat(plans.read(plan.day())).isEqualTo(eased);
  }

  private Puzzle hardest() {
    long id =
        jdbc.sql("select id from puzzle order by rating desc limit 1").query(Long.class).single();
    return Objects.requireNonNull(puzzles.find(new PuzzleId(id)));
  }

  private List<Drill> drills() {
    return planner.today().parts().stream()
        .filter(TodayTask.DrillTask.class::isInstance)
        .map(part -> ((TodayTask.DrillTask) part).drill())
        .toList();
  }

  private void finish(String id) {
    Lesson lesson = lesson(id);
    for (Exercise exercise : lesson.path()) {
      solve(lesson.item(exercise));
    }
  }

  private void pass(String id) {
    solve(lesson(id).testItem());
  }

  private void solve(String item) {
    progress.record(Attempt.solved(item, "", Effort.NONE, Stars.MOST));
  }

  private void show(Puzzle puzzle) {
    trainer.record(puzzle, PuzzleMode.STEADY, Attempt.shown(puzzle.id().item(), Effort.NONE));
  }

  private Lesson lesson(String id) {
    return Objects.requireNonNull(course.lesson(id));
  }

  private List<String> filled() {
    return $view(Anchor.class).all().stream()
        .filter(link -> link.hasClassName("fill"))
        .map(Anchor::getText)
        .toList();
  }
}
