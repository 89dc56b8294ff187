package org.queenside.report;

import static java.util.stream.Collectors.groupingBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.classroom.Pupil;
import org.queenside.course.Misconception;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Reading;
import org.queenside.progress.Belief;
import org.queenside.progress.Beliefs;
import org.queenside.progress.SolvedRun;
import org.queenside.progress.SolvedRuns;
import org.springframework.stereotype.Component;

/** What some pupils believe, and what of it they have put right. Who asks is checked before. */
@Component
class HeldBeliefs {

  private final Beliefs beliefs;
  private final SolvedRuns solved;
  private final Corrections corrections;

  HeldBeliefs(Beliefs beliefs, SolvedRuns solved, Corrections corrections) {
    this.beliefs = beliefs;
    this.solved = solved;
    this.corrections = corrections;
  }

  private record Holder(LearnerId learner, Misconception belief) {}

  /** Returns the beliefs in the order of the pupils, and of each in that of all beliefs. */
  List<HeldBelief> of(List<Pupil> pupils) {
    Map<Holder, List<Belief>> shown = shown(pupils.stream().map(Pupil::id).toList());
    Map<LearnerId, List<SolvedRun>> runs = runs(shown);
    List<HeldBelief> held = new ArrayList<>();
    for (Pupil pupil : pupils) {
      for (Misconception belief : Misconception.values()) {
        List<Belief> tries = shown.get(new Holder(pupil.id(), belief));
        if (tries != null) {
          held.add(held(pupil, belief, tries, runs.getOrDefault(pupil.id(), List.of())));
        }
      }
    }
    return held;
  }

  private Map<Holder, List<Belief>> shown(List<LearnerId> learners) {
    Map<Holder, List<Belief>> shown = new HashMap<>();
    for (Belief row : Reading.of("what is believed", () -> beliefs.of(learners))) {
      Misconception belief = Misconception.find(row.misconception());
      // A later version may no longer know a belief that an earlier one recorded.
      if (belief != null) {
        shown.computeIfAbsent(new Holder(row.learner(), belief), _ -> new ArrayList<>()).add(row);
      }
    }
    return shown;
  }

  /** The solved runs that can tell whether somebody has put something right. */
  private Map<LearnerId, List<SolvedRun>> runs(Map<Holder, List<Belief>> shown) {
    Set<LearnerId> learners = new HashSet<>();
    Set<String> items = new HashSet<>();
    Instant since = Instant.MAX;
    for (var each : shown.entrySet()) {
      learners.add(each.getKey().learner());
      items.addAll(corrections.telling(each.getKey().belief()));
      Instant last = lastAt(each.getValue());
      since = last.isBefore(since) ? last : since;
    }
    if (learners.isEmpty()) {
      return Map.of();
    }
    Instant earliest = since;
    return Reading.of("what is believed", () -> solved.of(learners, items, earliest)).stream()
        .collect(groupingBy(SolvedRun::learner));
  }

  private HeldBelief held(
      Pupil pupil, Misconception belief, List<Belief> tries, List<SolvedRun> runs) {
    Instant last = lastAt(tries);
    Set<String> telling = corrections.telling(belief);
    Instant right =
        runs.stream()
            .filter(run -> telling.contains(run.item()) && run.begun().isAfter(last))
            .map(SolvedRun::at)
            .min(Comparator.naturalOrder())
            .orElse(null);
    Instant first =
        tries.stream().map(Belief::firstAt).min(Comparator.naturalOrder()).orElseThrow();
    return new HeldBelief(pupil, belief, first, last, right, tries);
  }

  private static Instant lastAt(List<Belief> tries) {
    return tries.stream().map(Belief::lastAt).max(Comparator.naturalOrder()).orElseThrow();
  }
}
