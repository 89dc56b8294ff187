package org.queenside.school.report;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.springframework.stereotype.Component;

/**
 * All classes that the signed-in teacher teaches or assists in, at a glance. The number of
 * statements doesn't grow with the number of classes or pupils.
 */
@Component
public class ClassStatusService {

  /** How long an unfinished assignment is shown after it was due. */
  private static final int OVERDUE_DAYS = 14;

  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemStateService states;
  private final ClassMisconceptionService misconceptions;
  private final Clock clock;

  ClassStatusService(
      RosterService roster,
      AssignmentService assignments,
      ItemStateService states,
      ClassMisconceptionService misconceptions,
      Clock clock) {
    this.roster = roster;
    this.assignments = assignments;
    this.states = states;
    this.misconceptions = misconceptions;
    this.clock = clock;
  }

  /**
   * Returns the current classes, by name.
   *
   * @throws RoleRequiredException if no teacher is signed in
   */
  public List<ClassStatus> all() {
    List<ClassMembers> classes = roster.currentToRead();
    Instant now = clock.instant();
    Map<ClassId, List<Assignment>> begun = begun(classes, now);
    List<ItemStateService.AssignedPupils> assigned = new ArrayList<>();
    for (ClassMembers each : classes) {
      for (Assignment assignment : begun.getOrDefault(each.schoolClass().id(), List.of())) {
        List<LearnerId> pupils =
            assignment.pupilsAmong(each.pupils()).stream().map(Pupil::id).toList();
        assigned.add(
            new ItemStateService.AssignedPupils(assignment, pupils, each.schoolClass().zone()));
      }
    }
    var all = states.of(assigned);
    var findings = misconceptions.findings(classes);
    return classes.stream()
        .map(
            each -> {
              ClassId id = each.schoolClass().id();
              List<Assignment> own = begun.getOrDefault(id, List.of());
              return new ClassStatus(
                  each.schoolClass(),
                  each.pupils().size(),
                  each.here().size(),
                  statuses(own, all, each.schoolClass().zone(), now),
                  stuck(each, own, all, now),
                  findings.getOrDefault(id, List.of()).stream()
                      .filter(ClassMisconception::isHeld)
                      .findFirst()
                      .orElse(null));
            })
        .toList();
  }

  private Map<ClassId, List<Assignment>> begun(List<ClassMembers> classes, Instant now) {
    LocalDateTime earliest = LocalDateTime.ofInstant(now, ZoneOffset.UTC).minusDays(OVERDUE_DAYS);
    Map<ClassId, List<Assignment>> all = assignments.ofCurrentClasses(earliest);
    Map<ClassId, List<Assignment>> begun = new HashMap<>();
    for (ClassMembers each : classes) {
      ZoneId zone = each.schoolClass().zone();
      begun.put(
          each.schoolClass().id(),
          all.getOrDefault(each.schoolClass().id(), List.of()).stream()
              .filter(one -> one.plan().schedule().phase(zone, now) != AssignmentPhase.PLANNED)
              .toList());
    }
    return begun;
  }

  private static List<AssignmentStatus> statuses(
      List<Assignment> begun,
      Map<AssignmentId, Map<LearnerId, List<ItemState>>> states,
      ZoneId zone,
      Instant now) {
    return begun.stream()
        .map(
            assignment -> {
              var own = states.getOrDefault(assignment.id(), Map.of()).values();
              int done = (int) own.stream().filter(ClassStatusService::isDone).count();
              boolean over = isOver(assignment, zone, now);
              return new AssignmentStatus(assignment, over && done < own.size(), done, own.size());
            })
        .filter(each -> each.overdue() || !isOver(each.assignment(), zone, now))
        .toList();
  }

  private static boolean isDone(List<ItemState> states) {
    return states.stream().allMatch(ItemState::isDone);
  }

  private static boolean isOver(Assignment assignment, ZoneId zone, Instant now) {
    return assignment.plan().schedule().phase(zone, now) == AssignmentPhase.OVER;
  }

  private static List<Pupil> stuck(
      ClassMembers members,
      List<Assignment> begun,
      Map<AssignmentId, Map<LearnerId, List<ItemState>>> states,
      Instant now) {
    Map<LearnerId, Integer> times = new HashMap<>();
    for (Assignment assignment : begun) {
      if (isOver(assignment, members.schoolClass().zone(), now)) {
        continue;
      }
      states
          .getOrDefault(assignment.id(), Map.of())
          .forEach(
              (pupil, own) -> {
                int stuck = (int) own.stream().filter(ItemState.STUCK::equals).count();
                times.merge(pupil, stuck, Integer::sum);
              });
    }
    return members.pupils().stream()
        .filter(pupil -> times.getOrDefault(pupil.id(), 0) > 0)
        .sorted(
            Comparator.comparing((Pupil pupil) -> !members.here().contains(pupil.id()))
                .thenComparingInt(pupil -> -times.getOrDefault(pupil.id(), 0)))
        .toList();
  }
}
