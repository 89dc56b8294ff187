package org.queenside.practice.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.progress.ReviewService;
import org.queenside.practice.Drill;
import org.queenside.practice.GameMoments;
import org.queenside.practice.TodayPlan;
import org.queenside.practice.TodayPlanService;
import org.queenside.practice.TodayTask;
import org.queenside.progress.Area;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.store.JdbcValues;
import org.springframework.stereotype.Component;

/** Plans the current learner's day and finds the next unfinished task. */
@Component
record TodayPlanner(
    TodayPlanService plans,
    ReviewService reviews,
    GameMoments moments,
    ProgressService progress,
    PuzzleTrainerService trainer,
    Clock clock) {

  private static final int PUZZLES = 5;

  /** The number of review tasks; {@link #MOMENTS} of them may be from the learner's own games. */
  private static final int REVIEWS = 3;

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
    plans.keep(plan);
    return plan;
  }

  /** Stores the plan of a visitor who has just become a learner. */
  void keep(TodayPlan today) {
    if (plans.read(today.day()) == null) {
      plans.keep(today);
    }
  }

  private TodayPlan plan() {
    List<TodayTask> parts = new ArrayList<>();
    moments.due(MOMENTS).forEach(item -> parts.add(new TodayTask.MomentTask(item)));
    reviews.due(progress.read()).stream()
        .limit(REVIEWS - parts.size())
        .forEach(task -> parts.add(new TodayTask.ReviewTask(task.item())));
    parts.addAll(puzzles());
    long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
    Drill[] drills = Drill.values();
    parts.add(new TodayTask.DrillTask(drills[(int) (seed % drills.length)]));
    Instant now = JdbcValues.now(clock);
    return new TodayPlan(LocalDate.now(clock), now, seed, parts);
  }

  private Set<TodayTask> puzzles() {
    Set<TodayTask> puzzles = new LinkedHashSet<>();
    for (int draw = 0; draw < DRAWS && puzzles.size() < PUZZLES; draw++) {
      Puzzle puzzle = trainer.next(PuzzleFilter.ALL);
      if (puzzle == null) {
        break;
      }
      puzzles.add(new TodayTask.PuzzleTask(puzzle.id().value()));
    }
    return puzzles;
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
