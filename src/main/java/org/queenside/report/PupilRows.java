package org.queenside.report;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.classroom.Group;
import org.queenside.classroom.GroupId;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.Learners;
import org.springframework.stereotype.Component;

/** Who is in a class: a row for each pupil. */
@Component
class PupilRows implements TableRows {

  private final Roster roster;
  private final Learners learners;

  PupilRows(Roster roster, Learners learners) {
    this.roster = roster;
    this.learners = learners;
  }

  @Override
  public String file() {
    return "pupils.csv";
  }

  @Override
  public List<String> columns() {
    return List.of("pupil", "user name", "card", "groups", "last here");
  }

  @Override
  public void fill(CsvTable table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException {
    Map<GroupId, String> names =
        roster.groups(schoolClass.id()).stream().collect(Collectors.toMap(Group::id, Group::name));
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
  }
}
