package org.queenside.school.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.MisconceptionRecord;
import org.queenside.progress.MisconceptionRepository;
import org.queenside.progress.PeriodProgressRepository;
import org.queenside.progress.SolvedRun;
import org.queenside.progress.SolvedRunRepository;
import org.queenside.school.roster.Pupil;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/**
 * Finds the misconceptions of pupils, and which of them are corrected. Callers check access first.
 */
@Component
record PupilMisconceptionService(
    MisconceptionRepository misconceptions,
    SolvedRunRepository solved,
    PeriodProgressRepository progress,
    CorrectiveExercises corrections) {

  private record Holder(LearnerId learner, Misconception misconception) {}

  /** The tries that showed a misconception, and when it showed. */
  private record Shown(List<MisconceptionRecord> tries, ShownPeriod period) {}

  /**
   * Returns the misconceptions in the order of the pupils, and for each pupil in the order of the
   * enum.
   */
  List<PupilMisconception> of(List<Pupil> pupils) {
    Map<Holder, Shown> shown = shown(ids(pupils));
    Map<LearnerId, List<SolvedRun>> runs = runs(shown);
    List<PupilMisconception> held = new ArrayList<>();
    for (Pupil pupil : pupils) {
      for (Misconception misconception : Misconception.values()) {
        Shown own = shown.get(new Holder(pupil.id(), misconception));
        if (own != null) {
          held.add(held(pupil, misconception, own, runs.getOrDefault(pupil.id(), List.of())));
        }
      }
    }
    return held;
  }

  /**
   * Finds the pupils who have worked on a task that would show a misconception, or in which one of
   * these pupils has shown it.
   *
   * @param shown the misconceptions of these pupils, from {@link #of}
   */
  Map<Misconception, Set<LearnerId>> tested(List<Pupil> pupils, List<PupilMisconception> shown) {
    Map<Misconception, Set<String>> items = new EnumMap<>(Misconception.class);
    for (PupilMisconception each : shown) {
      Set<String> own =
          items.computeIfAbsent(
              each.misconception(), which -> new HashSet<>(corrections.revealingItems(which)));
      each.tries().forEach(one -> own.add(one.item()));
    }
    if (items.isEmpty()) {
      return Map.of();
    }
    Set<String> all = items.values().stream().flatMap(Set::stream).collect(toSet());
    Map<LearnerId, Set<String>> touched =
        StoreExceptionTranslator.read(
            "the misconceptions", () -> progress.touched(ids(pupils), all));
    Map<Misconception, Set<LearnerId>> tested = new EnumMap<>(Misconception.class);
    items.forEach(
        (misconception, own) ->
            tested.put(
                misconception,
                touched.entrySet().stream()
                    .filter(each -> !Collections.disjoint(each.getValue(), own))
                    .map(Map.Entry::getKey)
                    .collect(toSet())));
    return tested;
  }

  /** A pupil in two classes is read only once. */
  private static List<LearnerId> ids(List<Pupil> pupils) {
    return pupils.stream().map(Pupil::id).distinct().toList();
  }

  private Map<Holder, Shown> shown(List<LearnerId> learners) {
    Map<Holder, List<MisconceptionRecord>> tries = new HashMap<>();
    for (MisconceptionRecord row :
        StoreExceptionTranslator.read("the misconceptions", () -> misconceptions.of(learners))) {
      Misconception misconception = Misconception.find(row.misconception());
      // An earlier version may have recorded a misconception that this one no longer knows.
      if (misconception != null) {
        tries
            .computeIfAbsent(new Holder(row.learner(), misconception), _ -> new ArrayList<>())
            .add(row);
      }
    }
    Map<Holder, Shown> shown = new HashMap<>();
    tries.forEach(
        (holder, own) -> {
          ShownPeriod period = ShownPeriod.of(holder.misconception(), own);
          if (period != null) {
            shown.put(holder, new Shown(own, period));
          }
        });
    return shown;
  }

  /** Loads the solved runs that may have corrected one of the misconceptions. */
  private Map<LearnerId, List<SolvedRun>> runs(Map<Holder, Shown> shown) {
    Set<LearnerId> learners = new HashSet<>();
    Set<String> items = new HashSet<>();
    Instant since = Instant.MAX;
    for (var each : shown.entrySet()) {
      learners.add(each.getKey().learner());
      items.addAll(corrections.revealingItems(each.getKey().misconception()));
      Instant last = each.getValue().period().last();
      since = last.isBefore(since) ? last : since;
    }
    if (learners.isEmpty()) {
      return Map.of();
    }
    Instant earliest = since;
    return StoreExceptionTranslator.read(
            "the misconceptions", () -> solved.of(learners, items, earliest))
        .stream()
        .collect(groupingBy(SolvedRun::learner));
  }

  private PupilMisconception held(
      Pupil pupil, Misconception misconception, Shown shown, List<SolvedRun> runs) {
    ShownPeriod period = shown.period();
    Set<String> revealing = corrections.revealingItems(misconception);
    Instant corrected =
        runs.stream()
            .filter(run -> revealing.contains(run.item()) && run.begun().isAfter(period.last()))
            .map(SolvedRun::at)
            .min(Comparator.naturalOrder())
            .orElse(null);
    return new PupilMisconception(
        pupil, misconception, period.first(), period.last(), corrected, shown.tries());
  }
}
