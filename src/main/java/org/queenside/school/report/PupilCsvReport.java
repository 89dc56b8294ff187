package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;
import org.springframework.stereotype.Component;

/** One row per pupil of the class. */
@Component
record PupilCsvReport(RosterService roster, LearnerRepository learners) implements CsvReport {

  @Override
  public String file() {
    return "pupils.csv";
  }

  @Override
  public List<String> columns() {
    return List.of("pupil", "user-name", "card", "groups", "last-here");
  }

  @Override
  public void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils, Locale locale)
      throws IOException {
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
