package org.queenside.school.report;

import static java.util.stream.Collectors.groupingBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.MisconceptionRecord;
import org.queenside.progress.MisconceptionRepository;
import org.queenside.progress.SolvedRun;
import org.queenside.progress.SolvedRunRepository;
import org.queenside.school.roster.Pupil;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** What some pupils believe, and what of it they have put right. Who asks is checked before. */
@Component
class PupilMisconceptionService {

  private final MisconceptionRepository beliefs;
  private final SolvedRunRepository solved;
  private final CorrectiveExercises corrections;

  PupilMisconceptionService(
      MisconceptionRepository beliefs,
      SolvedRunRepository solved,
      CorrectiveExercises corrections) {
    this.beliefs = beliefs;
    this.solved = solved;
    this.corrections = corrections;
  }

  private record Holder(LearnerId learner, Misconception belief) {}

  /** Returns the beliefs in the order of the pupils, and of each in that of all beliefs. */
  List<PupilMisconception> of(List<Pupil> pupils) {
    Map<Holder, List<MisconceptionRecord>> shown = shown(pupils.stream().map(Pupil::id).toList());
    Map<LearnerId, List<SolvedRun>> runs = runs(shown);
    List<PupilMisconception> held = new ArrayList<>();
    for (Pupil pupil : pupils) {
      for (Misconception belief : Misconception.values()) {
        List<MisconceptionRecord> tries = shown.get(new Holder(pupil.id(), belief));
        if (tries != null) {
          held.add(held(pupil, belief, tries, runs.getOrDefault(pupil.id(), List.of())));
        }
      }
    }
    return held;
  }

  private Map<Holder, List<MisconceptionRecord>> shown(List<LearnerId> learners) {
    Map<Holder, List<MisconceptionRecord>> shown = new HashMap<>();
    for (MisconceptionRecord row :
        StoreExceptionTranslator.read("what is believed", () -> beliefs.of(learners))) {
      Misconception belief = Misconception.find(row.misconception());
      // A later version may no longer know a belief that an earlier one recorded.
      if (belief != null) {
        shown.computeIfAbsent(new Holder(row.learner(), belief), _ -> new ArrayList<>()).add(row);
      }
    }
    return shown;
  }

  /** The solved runs that can tell whether somebody has put something right. */
  private Map<LearnerId, List<SolvedRun>> runs(Map<Holder, List<MisconceptionRecord>> shown) {
    Set<LearnerId> learners = new HashSet<>();
    Set<String> items = new HashSet<>();
    Instant since = Instant.MAX;
    for (var each : shown.entrySet()) {
      learners.add(each.getKey().learner());
      items.addAll(corrections.revealingItems(each.getKey().belief()));
      Instant last = lastAt(each.getValue());
      since = last.isBefore(since) ? last : since;
    }
    if (learners.isEmpty()) {
      return Map.of();
    }
    Instant earliest = since;
    return StoreExceptionTranslator.read(
            "what is believed", () -> solved.of(learners, items, earliest))
        .stream()
        .collect(groupingBy(SolvedRun::learner));
  }

  private PupilMisconception held(
      Pupil pupil, Misconception belief, List<MisconceptionRecord> tries, List<SolvedRun> runs) {
    Instant last = lastAt(tries);
    Set<String> telling = corrections.revealingItems(belief);
    Instant right =
        runs.stream()
            .filter(run -> telling.contains(run.item()) && run.begun().isAfter(last))
            .map(SolvedRun::at)
            .min(Comparator.naturalOrder())
            .orElse(null);
    Instant first =
        tries.stream()
            .map(MisconceptionRecord::firstAt)
            .min(Comparator.naturalOrder())
            .orElseThrow();
    return new PupilMisconception(pupil, belief, first, last, right, tries);
  }

  private static Instant lastAt(List<MisconceptionRecord> tries) {
    return tries.stream()
        .map(MisconceptionRecord::lastAt)
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }
}
