package org.queenside.school.report;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;

import java.util.List;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What the pupils of a class believe, for the instructor in front of the screen. Every method asks
 * anew whether the class is one of theirs.
 *
 * <p>A belief is put right as soon as a pupil, after it showed for the last time, opens a task in
 * which it would show and solves it.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class is not theirs, {@link StoreUnavailableException} or
 * Spring's {@code DataAccessException} if the database cannot be read.
 */
@Component
public class ClassMisconceptionService {

  private final RosterService roster;
  private final PupilMisconceptionService held;

  ClassMisconceptionService(RosterService roster, PupilMisconceptionService held) {
    this.roster = roster;
    this.held = held;
  }

  /** Returns what is believed: what most pupils hold first, what nobody holds any more last. */
  public List<ClassMisconception> findings(ClassId id) {
    List<Pupil> pupils = roster.pupils(id);
    return findings(held.of(pupils), pupils.size());
  }

  static List<ClassMisconception> findings(List<PupilMisconception> all, int pupils) {
    return all.stream().collect(groupingBy(PupilMisconception::belief)).entrySet().stream()
        .map(each -> finding(each.getKey(), each.getValue(), pupils))
        .sorted(
            comparingInt((ClassMisconception finding) -> finding.holders().size())
                .thenComparing(comparingInt(finding -> finding.mended().size()))
                .reversed()
                .thenComparing(ClassMisconception::belief))
        .toList();
  }

  /** Returns every belief of every pupil, pupils by name, beliefs in the order of the list. */
  public List<PupilMisconception> all(ClassId id) {
    return held.of(roster.pupils(id));
  }

  /** Returns the beliefs of one pupil: those still held first, then the latest first. */
  public List<PupilMisconception> of(ClassId id, LearnerId learner) {
    return held.of(List.of(roster.pupil(id, learner))).stream()
        .sorted(
            comparing(PupilMisconception::isHeld)
                .thenComparing(PupilMisconception::lastAt)
                .reversed())
        .toList();
  }

  private static ClassMisconception finding(
      Misconception belief, List<PupilMisconception> each, int of) {
    List<PupilMisconception> held = each.stream().filter(PupilMisconception::isHeld).toList();
    List<PupilMisconception> telling = held.isEmpty() ? each : held;
    return new ClassMisconception(
        belief,
        held.stream().map(PupilMisconception::pupil).toList(),
        each.stream().filter(one -> !one.isHeld()).map(PupilMisconception::pupil).toList(),
        of,
        CommonMistake.of(telling.stream().flatMap(one -> one.tries().stream()).toList()));
  }
}
