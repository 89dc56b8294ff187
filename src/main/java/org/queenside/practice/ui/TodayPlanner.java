package org.queenside.practice.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.Task;
import org.queenside.course.ui.Reviews;
import org.queenside.practice.CurrentToday;
import org.queenside.practice.Drill;
import org.queenside.practice.Part;
import org.queenside.practice.Today;
import org.queenside.progress.Area;
import org.queenside.progress.CurrentProgress;
import org.queenside.progress.LogEntry;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.Selection;
import org.queenside.puzzle.Trainer;
import org.springframework.stereotype.Component;

/** Plans the day of the learner in front of the screen, and knows what is done of it. */
@Component
class TodayPlanner {

  private static final int PUZZLES = 5;

  /** The same puzzle may be drawn twice; of very few puzzles there may be no other. */
  private static final int DRAWS = 30;

  private final CurrentToday currentToday;
  private final Reviews reviews;
  private final CurrentProgress progress;
  private final Trainer trainer;
  private final Clock clock;

  TodayPlanner(
      CurrentToday currentToday,
      Reviews reviews,
      CurrentProgress progress,
      Trainer trainer,
      Clock clock) {
    this.currentToday = currentToday;
    this.reviews = reviews;
    this.progress = progress;
    this.trainer = trainer;
    this.clock = clock;
  }

  /** Returns the plan of today: the one that was kept, or a new one. */
  Today today() {
    Today kept = currentToday.read(LocalDate.now(clock));
    if (kept != null && !kept.parts().isEmpty()) {
      return kept;
    }
    Today plan = plan();
    currentToday.keep(plan);
    return plan;
  }

  /** Keeps the plan of somebody who has just become a learner by the first thing done. */
  void keep(Today today) {
    if (currentToday.read(today.day()) == null) {
      currentToday.keep(today);
    }
  }

  private Today plan() {
    List<Part> parts = new ArrayList<>();
    for (Task task : reviews.due(progress.read())) {
      parts.add(new Part.Review(task.item()));
    }
    parts.addAll(puzzles());
    long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
    Drill[] drills = Drill.values();
    parts.add(new Part.Practice(drills[(int) (seed % drills.length)]));
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    return new Today(LocalDate.now(clock), now, seed, parts);
  }

  private Set<Part> puzzles() {
    Set<Part> puzzles = new LinkedHashSet<>();
    for (int draw = 0; draw < DRAWS && puzzles.size() < PUZZLES; draw++) {
      Puzzle puzzle = trainer.next(Selection.ALL);
      if (puzzle == null) {
        break;
      }
      puzzles.add(new Part.Puzzle(puzzle.id().value()));
    }
    return puzzles;
  }

  /** Returns the number of the first part that is not finished yet. */
  int firstOpen(Today today) {
    int part = 0;
    while (part < today.parts().size() && isFinished(today.parts().get(part), today.at())) {
      part++;
    }
    return part;
  }

  private boolean isFinished(Part part, Instant since) {
    return progress.log(area(part)).stream()
        .anyMatch(
            entry ->
                entry.item().equals(part.item()) && !entry.at().isBefore(since) && finishes(entry));
  }

  private static Area area(Part part) {
    return switch (part) {
      case Part.Review _ -> Area.COURSE;
      case Part.Puzzle _ -> Area.PUZZLE;
      case Part.Practice _ -> Area.DRILL;
    };
  }

  private static boolean finishes(LogEntry entry) {
    return switch (entry.outcome()) {
      case SOLVED, SHOWN, SKIPPED -> true;
      case WRONG, REFUSED, HINT -> false;
    };
  }
}
