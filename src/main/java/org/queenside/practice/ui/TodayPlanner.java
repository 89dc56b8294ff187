package org.queenside.practice.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LearnerKnowledge;
import org.queenside.course.progress.RecentTasks;
import org.queenside.course.progress.ReviewService;
import org.queenside.practice.Drill;
import org.queenside.practice.GameMoments;
import org.queenside.practice.TodayPlan;
import org.queenside.practice.TodayPlanService;
import org.queenside.practice.TodayTask;
import org.queenside.progress.Area;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.puzzle.ui.MateLesson;
import org.queenside.store.JdbcValues;
import org.springframework.stereotype.Component;

/** Plans the current learner's day and finds the next unfinished task. */
@Component
record TodayPlanner(
    TodayPlanService plans,
    ReviewService reviews,
    GameMoments moments,
    ProgressService progress,
    Course course,
    PuzzleTrainerService trainer,
    PuzzleService puzzles,
    MateLesson mateLesson,
    Clock clock) {

  private static final int PUZZLES = 5;

  /** The number of tasks from lessons and the learner's own games beside puzzles. */
  private static final int WITH_PUZZLES = 3;

  /** The number of such tasks for a learner who doesn't know mate yet. */
  private static final int ALONE = 5;

  /** How many of them may be from the learner's own games. */
  private static final int MOMENTS = 2;

  /** The maximum number of draws, because with few puzzles the same ones may come up again. */
  private static final int DRAWS = 30;

  /** Returns the stored plan of today, or a new one. */
  TodayPlan today() {
    TodayPlan kept = plans.read(LocalDate.now(clock));
    if (kept != null && !kept.parts().isEmpty()) {
      return kept;
    }
    TodayPlan plan = plan();
    if (!plan.parts().isEmpty()) {
      plans.keep(plan);
    }
    return plan;
  }

  /**
   * Replaces a puzzle by an easier one if two solutions in a row were shown before it.
   *
   * @param number the number of the task that is about to be opened
   * @return the changed plan, which is stored, or the same
   */
  TodayPlan eased(TodayPlan today, int number) {
    if (number >= today.parts().size()
        || !(today.parts().get(number) instanceof TodayTask.PuzzleTask(long id))) {
      return today;
    }
    Puzzle planned = puzzles.find(new PuzzleId(id));
    Puzzle easier = planned == null ? null : trainer.eased(planned);
    if (easier == null || easier.equals(planned)) {
      return today;
    }
    var task = new TodayTask.PuzzleTask(easier.id().value());
    if (today.parts().contains(task)) {
      return today;
    }
    TodayPlan changed = today.with(number, task);
    plans.keep(changed);
    return changed;
  }

  /** Stores the plan of a visitor who has just become a learner. */
  void keep(TodayPlan today) {
    if (plans.read(today.day()) == null) {
      plans.keep(today);
    }
  }

  private TodayPlan plan() {
    Progress done = progress.read();
    boolean mates = mateLesson.isKnown(done);
    List<TodayTask> parts = new ArrayList<>(courseTasks(done, mates ? WITH_PUZZLES : ALONE));
    if (mates) {
      parts.addAll(drawPuzzles());
    }
    long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
    List<Drill> drills = drills(new LearnerKnowledge(course, done));
    if (!drills.isEmpty()) {
      parts.add(new TodayTask.DrillTask(drills.get((int) (seed % drills.size()))));
    }
    Instant now = JdbcValues.now(clock);
    return new TodayPlan(LocalDate.now(clock), now, seed, parts);
  }

  /** Returns tasks of the last lessons, then moments of games and what is due for review. */
  private List<TodayTask> courseTasks(Progress done, int most) {
    Set<TodayTask> again = new LinkedHashSet<>();
    moments.due(MOMENTS).forEach(item -> again.add(new TodayTask.MomentTask(item)));
    reviews.due(done).stream()
        .limit(most - again.size())
        .forEach(task -> again.add(new TodayTask.ReviewTask(task.item())));
    List<TodayTask> tasks = new ArrayList<>();
    RecentTasks.of(course, done)
        .map(task -> new TodayTask.ReviewTask(task.item()))
        .filter(task -> !again.contains(task))
        .limit(Math.max(1, most - again.size()))
        .forEach(tasks::add);
    tasks.addAll(again);
    return tasks;
  }

  /** Returns the drills whose concepts the learner has been taught. */
  private static List<Drill> drills(LearnerKnowledge knowledge) {
    return Stream.of(Drill.values())
        .filter(drill -> drill.concepts().stream().allMatch(knowledge::knows))
        .toList();
  }

  private Set<TodayTask> drawPuzzles() {
    Set<TodayTask> drawn = new LinkedHashSet<>();
    for (int draw = 0; draw < DRAWS && drawn.size() < PUZZLES; draw++) {
      Puzzle puzzle = trainer.next(PuzzleFilter.ALL);
      if (puzzle == null) {
        break;
      }
      drawn.add(new TodayTask.PuzzleTask(puzzle.id().value()));
    }
    return drawn;
  }

  /** Returns the number of the first unfinished task. */
  int firstOpen(TodayPlan today) {
    int part = 0;
    while (part < today.parts().size() && isFinished(today.parts().get(part), today.at())) {
      part++;
    }
    return part;
  }

  private boolean isFinished(TodayTask part, Instant since) {
    return progress.log(area(part)).stream()
        .anyMatch(
            entry ->
                entry.item().equals(part.item()) && !entry.at().isBefore(since) && finishes(entry));
  }

  private static Area area(TodayTask part) {
    return switch (part) {
      case TodayTask.ReviewTask _ -> Area.COURSE;
      case TodayTask.MomentTask _ -> Area.MOMENT;
      case TodayTask.PuzzleTask _ -> Area.PUZZLE;
      case TodayTask.DrillTask _ -> Area.DRILL;
    };
  }

  private static boolean finishes(AttemptEntry entry) {
    return switch (entry.outcome()) {
      case SOLVED, SHOWN, SKIPPED -> true;
      case WRONG, REFUSED, HINT -> false;
    };
  }
}
