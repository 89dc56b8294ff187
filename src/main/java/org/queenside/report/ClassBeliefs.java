package org.queenside.report;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.course.Misconception;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.Belief;
import org.queenside.progress.Beliefs;
import org.queenside.progress.SolvedRun;
import org.queenside.progress.SolvedRuns;
import org.springframework.stereotype.Component;

/**
 * What the pupils of a class believe, for the instructor in front of the screen. Every method asks
 * anew whether the class is one of theirs.
 *
 * <p>A belief is put right as soon as a pupil, after it showed for the last time, opens a task in
 * which it would show and solves it.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class is not theirs, {@link StoreUnavailable} if the database cannot be read.
 */
@Component
public class ClassBeliefs {

  private final Roster roster;
  private final Beliefs beliefs;
  private final SolvedRuns solved;
  private final Corrections corrections;

  /** Creates the bean. */
  public ClassBeliefs(Roster roster, Beliefs beliefs, SolvedRuns solved, Corrections corrections) {
    this.roster = roster;
    this.beliefs = beliefs;
    this.solved = solved;
    this.corrections = corrections;
  }

  /** Returns what is believed: what most pupils hold first, what nobody holds any more last. */
  public List<Finding> findings(ClassId id) {
    List<Pupil> pupils = roster.pupils(id);
    Map<Misconception, List<HeldBelief>> byBelief =
        of(pupils).stream()
            .collect(
                groupingBy(HeldBelief::belief, () -> new EnumMap<>(Misconception.class), toList()));
    return byBelief.entrySet().stream()
        .map(each -> finding(each.getKey(), each.getValue(), pupils.size()))
        .sorted(
            comparingInt((Finding finding) -> finding.holders().size())
                .thenComparing(comparingInt(finding -> finding.mended().size()))
                .reversed()
                .thenComparing(Finding::belief))
        .toList();
  }

  /** Returns every belief of every pupil, pupils by name, beliefs in the order of the list. */
  public List<HeldBelief> all(ClassId id) {
    return of(roster.pupils(id));
  }

  /** Returns the beliefs of one pupil: those still held first, then the latest first. */
  public List<HeldBelief> of(ClassId id, LearnerId learner) {
    List<Pupil> pupil =
        roster.pupils(id).stream().filter(each -> each.id().equals(learner)).toList();
    if (pupil.isEmpty()) {
      throw new NoSuchClass("pupil " + learner);
    }
    return of(pupil).stream()
        .sorted(comparing(HeldBelief::isHeld).thenComparing(HeldBelief::lastAt).reversed())
        .toList();
  }

  private static Finding finding(Misconception belief, List<HeldBelief> each, int of) {
    List<HeldBelief> held = each.stream().filter(HeldBelief::isHeld).toList();
    List<HeldBelief> telling = held.isEmpty() ? each : held;
    return new Finding(
        belief,
        held.stream().map(HeldBelief::pupil).toList(),
        each.stream().filter(one -> !one.isHeld()).map(HeldBelief::pupil).toList(),
        of,
        CommonTry.of(telling.stream().flatMap(one -> one.tries().stream()).toList()));
  }

  private record Holder(LearnerId learner, Misconception belief) {}

  private List<HeldBelief> of(List<Pupil> pupils) {
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
    @Nullable Instant right =
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
