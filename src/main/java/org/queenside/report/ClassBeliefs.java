package org.queenside.report;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;

import java.util.List;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.course.Misconception;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * What the pupils of a class believe, for the instructor in front of the screen. Every method asks
 * anew whether the class is one of theirs.
 *
 * <p>A belief is put right as soon as a pupil, after it showed for the last time, opens a task in
 * which it would show and solves it.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class is not theirs, {@link StoreUnavailable} or Spring's {@code
 * DataAccessException} if the database cannot be read.
 */
@Component
public class ClassBeliefs {

  private final Roster roster;
  private final HeldBeliefs held;

  ClassBeliefs(Roster roster, HeldBeliefs held) {
    this.roster = roster;
    this.held = held;
  }

  /** Returns what is believed: what most pupils hold first, what nobody holds any more last. */
  public List<Finding> findings(ClassId id) {
    List<Pupil> pupils = roster.pupils(id);
    return findings(held.of(pupils), pupils.size());
  }

  static List<Finding> findings(List<HeldBelief> all, int pupils) {
    return all.stream().collect(groupingBy(HeldBelief::belief)).entrySet().stream()
        .map(each -> finding(each.getKey(), each.getValue(), pupils))
        .sorted(
            comparingInt((Finding finding) -> finding.holders().size())
                .thenComparing(comparingInt(finding -> finding.mended().size()))
                .reversed()
                .thenComparing(Finding::belief))
        .toList();
  }

  /** Returns every belief of every pupil, pupils by name, beliefs in the order of the list. */
  public List<HeldBelief> all(ClassId id) {
    return held.of(roster.pupils(id));
  }

  /** Returns the beliefs of one pupil: those still held first, then the latest first. */
  public List<HeldBelief> of(ClassId id, LearnerId learner) {
    return held.of(List.of(roster.pupil(id, learner))).stream()
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
}
