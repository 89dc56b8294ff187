package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.stereotype.Component;

/**
 * The goals that classes want to reach together. Methods for a class check it as {@link
 * SchoolClassService#open} does. Nobody can see who contributed how much.
 */
@Component
public class ClassGoalService {

  /** Many pupils look at the same number, so it's counted at most once in this time. */
  private static final Duration FRESH = Duration.ofMinutes(1);

  private final SchoolClassService classes;
  private final ClassGoalRepository goals;
  private final Clock clock;
  private final Map<ClassId, Counted> counts = new ConcurrentHashMap<>();

  ClassGoalService(SchoolClassService classes, ClassGoalRepository goals, Clock clock) {
    this.classes = classes;
    this.goals = goals;
    this.clock = clock;
  }

  private record Counted(ClassGoal goal, int solved, Instant at) {}

  /** Returns how far a class of the instructor is; null if it has no goal. */
  public @Nullable GoalProgress of(ClassId id) {
    SchoolClass schoolClass = classes.open(id);
    ClassGoal goal = goals.of(List.of(id)).get(id);
    return goal == null ? null : progress(id, schoolClass.name(), goal);
  }

  /** The progress of those classes of a pupil that have a goal. The caller checks who is acting. */
  List<GoalProgress> of(Map<ClassId, ClassSummary> own) {
    List<GoalProgress> all = new ArrayList<>();
    goals
        .of(own.keySet())
        .forEach(
            (id, goal) -> {
              ClassSummary schoolClass = own.get(id);
              if (schoolClass != null && !schoolClass.archived()) {
                all.add(progress(id, schoolClass.name(), goal));
              }
            });
    return all;
  }

  private GoalProgress progress(ClassId id, String name, ClassGoal goal) {
    Instant now = clock.instant();
    Counted counted = counts.get(id);
    if (counted == null || !counted.goal().equals(goal) || counted.at().plus(FRESH).isBefore(now)) {
      counted = new Counted(goal, goals.count(id, goal), now);
      counts.put(id, counted);
    }
    return new GoalProgress(name, goal, counted.solved());
  }

  /** Sets the goal of a class, replacing any other. Counting starts now. */
  public void set(ClassId id, ClassGoal.Kind kind, int target) {
    classes.openForChange(id);
    goals.save(id, new ClassGoal(kind, target, clock.instant()));
  }

  /** Removes a class's goal. */
  public void clear(ClassId id) {
    goals.delete(classes.openForChange(id).id());
    counts.remove(id);
  }
}
