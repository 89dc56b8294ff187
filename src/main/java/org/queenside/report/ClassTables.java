package org.queenside.report;

import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipOutputStream;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.State;
import org.queenside.assignment.States;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.Group;
import org.queenside.classroom.GroupId;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.NotSignedIn;
import org.queenside.progress.Attempt;
import org.queenside.progress.Attempts;
import org.queenside.progress.Belief;
import org.queenside.progress.Recorded;
import org.springframework.stereotype.Component;

/**
 * Everything that is known of a class as tables to take along, for the instructor in front of the
 * screen: pupils, how they stand with assignments, what they believe, and every single attempt.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class is not theirs; nothing is written then.
 */
@Component
public class ClassTables {

  private final CurrentClasses classes;
  private final Roster roster;
  private final Assignments assignments;
  private final States states;
  private final ItemNames itemNames;
  private final ClassBeliefs beliefs;
  private final Attempts attempts;
  private final Learners learners;

  ClassTables(
      CurrentClasses classes,
      Roster roster,
      Assignments assignments,
      States states,
      ItemNames itemNames,
      ClassBeliefs beliefs,
      Attempts attempts,
      Learners learners) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.states = states;
    this.itemNames = itemNames;
    this.beliefs = beliefs;
    this.attempts = attempts;
    this.learners = learners;
  }

  /**
   * Opens a class whose tables are wanted: whoever may not have them learns it before anything is
   * written.
   */
  public SchoolClass open(ClassId id) {
    return classes.open(id);
  }

  /** Writes the tables of a class as one ZIP file of CSV files, times in the class's zone. */
  public void write(ClassId id, OutputStream out) throws IOException {
    SchoolClass schoolClass = classes.open(id);
    List<Pupil> pupils = roster.pupils(id);
    ZipOutputStream zip = new ZipOutputStream(out);
    ZoneId zone = schoolClass.zone();
    writePupils(zip, zone, pupils, roster.groups(id));
    writeTasks(zip, zone, pupils, assignments.of(id));
    writeBeliefs(zip, zone, beliefs.all(id));
    writeAttempts(zip, zone, pupils);
    zip.finish();
  }

  private void writePupils(ZipOutputStream zip, ZoneId zone, List<Pupil> pupils, List<Group> groups)
      throws IOException {
    Map<GroupId, String> names = groups.stream().collect(Collectors.toMap(Group::id, Group::name));
    var table =
        new CsvTable(zip, "pupils.csv", zone, "pupil", "user name", "card", "groups", "last here");
    for (Pupil pupil : pupils) {
      table.row(
          pupil.name(),
          pupil.signInName(),
          pupil.card(),
          pupil.groups().stream()
              .map(group -> names.getOrDefault(group, ""))
              .sorted()
              .collect(Collectors.joining(", ")),
          learners.lastSeen(pupil.id()));
    }
    table.finish(zip);
  }

  private void writeTasks(
      ZipOutputStream zip, ZoneId zone, List<Pupil> pupils, List<Assignment> all)
      throws IOException {
    var table =
        new CsvTable(
            zip,
            "assignments.csv",
            zone,
            "assignment",
            "due",
            "item",
            "task",
            "pupil",
            "user name",
            "state");
    for (Assignment assignment : all) {
      List<AssignedItem> items = assignment.plan().items();
      Map<String, String> titles =
          itemNames.titles(items.stream().map(AssignedItem::item).toList());
      List<Pupil> own = pupils.stream().filter(assignment.plan().audience()::includes).toList();
      Map<LearnerId, List<State>> standing =
          states.of(own.stream().map(Pupil::id).toList(), assignment.plan(), zone);
      for (Pupil pupil : own) {
        List<State> row = standing.getOrDefault(pupil.id(), List.of());
        for (int place = 0; place < row.size(); place++) {
          AssignedItem item = items.get(place);
          table.row(
              assignment.plan().title(),
              assignment.plan().dueAt(zone),
              item.item(),
              titles.get(item.item()),
              pupil.name(),
              pupil.signInName(),
              word(row.get(place)));
        }
      }
    }
    table.finish(zip);
  }

  private void writeBeliefs(ZipOutputStream zip, ZoneId zone, List<HeldBelief> all)
      throws IOException {
    BeliefText words = new BeliefText(Locale.ENGLISH);
    var table =
        new CsvTable(
            zip,
            "beliefs.csv",
            zone,
            "pupil",
            "user name",
            "belief",
            "in words",
            "item",
            "tried",
            "board",
            "times",
            "first",
            "last",
            "put right");
    for (HeldBelief held : all) {
      for (Belief each : held.tries()) {
        table.row(
            held.pupil().name(),
            held.pupil().signInName(),
            held.belief().code(),
            words.held(held.belief()),
            each.item(),
            each.tried(),
            each.position(),
            each.times(),
            each.firstAt(),
            each.lastAt(),
            held.rightAt());
      }
    }
    table.finish(zip);
  }

  private void writeAttempts(ZipOutputStream zip, ZoneId zone, List<Pupil> pupils)
      throws IOException {
    var table =
        new CsvTable(
            zip,
            "attempts.csv",
            zone,
            "pupil",
            "user name",
            "time",
            "item",
            "task",
            "tried",
            "outcome",
            "rule",
            "belief",
            "wrong tries",
            "hints",
            "seconds",
            "stars",
            "board");
    Map<String, String> titles = new HashMap<>();
    for (Pupil pupil : pupils) {
      List<Recorded> own = attempts.all(pupil.id());
      addTitles(titles, own);
      for (Recorded each : own) {
        Attempt attempt = each.attempt();
        table.row(
            pupil.name(),
            pupil.signInName(),
            each.at(),
            attempt.item(),
            titles.get(attempt.item()),
            attempt.tried(),
            attempt.outcome().name().toLowerCase(Locale.ROOT),
            attempt.reason(),
            attempt.misconception(),
            attempt.effort().wrong(),
            attempt.effort().hints(),
            attempt.effort().spent().toSeconds(),
            attempt.stars(),
            attempt.position());
      }
    }
    table.finish(zip);
  }

  private void addTitles(Map<String, String> titles, List<Recorded> own) {
    Set<String> unknown = new HashSet<>(own.stream().map(each -> each.attempt().item()).toList());
    unknown.removeAll(titles.keySet());
    if (!unknown.isEmpty()) {
      titles.putAll(itemNames.titles(unknown));
    }
  }

  private static String word(State state) {
    return switch (state) {
      case OPEN -> "not started";
      case WORKING -> "working";
      case STUCK -> "stuck";
      case HELPED -> "right with a hint";
      case RIGHT -> "right";
    };
  }
}
