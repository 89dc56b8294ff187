package org.queenside.school.report;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toMap;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * The misconceptions of the pupils of a class, for the signed-in teacher, who may be an assistant.
 *
 * <p>A misconception counts as corrected once a pupil opens a task that would reveal it, after it
 * last showed, and solves the task.
 */
@Component
public class ClassMisconceptionService {

  private final RosterService roster;
  private final PupilMisconceptionService pupilMisconceptions;

  ClassMisconceptionService(RosterService roster, PupilMisconceptionService pupilMisconceptions) {
    this.roster = roster;
    this.pupilMisconceptions = pupilMisconceptions;
  }

  /**
   * Returns the misconceptions of a class: most widely held first, corrected ones last.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class
   */
  public List<ClassMisconception> findings(ClassId id) {
    List<Pupil> pupils = roster.membersToRead(id).pupils();
    List<PupilMisconception> all = pupilMisconceptions.of(pupils);
    return findings(all, pupils, pupilMisconceptions.tested(pupils, all));
  }

  /**
   * Returns the misconceptions of several classes, as {@link #findings(ClassId)} does for one, with
   * as many statements as for one.
   */
  Map<ClassId, List<ClassMisconception>> findings(List<ClassMembers> classes) {
    List<Pupil> pupils =
        classes.stream().flatMap(each -> each.pupils().stream()).distinct().toList();
    List<PupilMisconception> all = pupilMisconceptions.of(pupils);
    Map<Misconception, Set<LearnerId>> tested = pupilMisconceptions.tested(pupils, all);
    return classes.stream()
        .collect(
            toMap(
                each -> each.schoolClass().id(),
                each ->
                    findings(
                        all.stream().filter(one -> each.pupils().contains(one.pupil())).toList(),
                        each.pupils(),
                        tested)));
  }

  static List<ClassMisconception> findings(
      List<PupilMisconception> all, List<Pupil> pupils, Map<Misconception, Set<LearnerId>> tested) {
    return all.stream().collect(groupingBy(PupilMisconception::misconception)).entrySet().stream()
        .map(each -> finding(each.getKey(), each.getValue(), count(pupils, each.getKey(), tested)))
        .sorted(
            comparingInt((ClassMisconception finding) -> finding.holders().size())
                .thenComparing(comparingInt(finding -> finding.corrected().size()))
                .reversed()
                .thenComparing(ClassMisconception::misconception))
        .toList();
  }

  /**
   * Returns the misconceptions of every pupil: pupils by name, misconceptions in the order of the
   * enum.
   */
  public List<PupilMisconception> all(ClassId id) {
    return pupilMisconceptions.of(roster.membersToRead(id).pupils());
  }

  /**
   * Returns the misconceptions of one pupil: those still held first, then latest first.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such pupil
   */
  public List<PupilMisconception> of(ClassId id, LearnerId learner) {
    return pupilMisconceptions.of(List.of(roster.membersToRead(id).pupil(learner))).stream()
        .sorted(
            comparing(PupilMisconception::isHeld)
                .thenComparing(PupilMisconception::lastAt)
                .reversed())
        .toList();
  }

  private static int count(
      List<Pupil> pupils, Misconception misconception, Map<Misconception, Set<LearnerId>> tested) {
    Set<LearnerId> own = tested.getOrDefault(misconception, Set.of());
    return (int) pupils.stream().filter(pupil -> own.contains(pupil.id())).count();
  }

  private static ClassMisconception finding(
      Misconception misconception, List<PupilMisconception> each, int tested) {
    List<PupilMisconception> held = each.stream().filter(PupilMisconception::isHeld).toList();
    List<PupilMisconception> evidence = held.isEmpty() ? each : held;
    return new ClassMisconception(
        misconception,
        held.stream().map(PupilMisconception::pupil).toList(),
        each.stream().filter(one -> !one.isHeld()).map(PupilMisconception::pupil).toList(),
        tested,
        CommonMistake.of(evidence.stream().flatMap(one -> one.tries().stream()).toList()));
  }
}
