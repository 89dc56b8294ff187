package org.queenside.report;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.queenside.assignment.ItemNames;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.progress.Attempt;
import org.queenside.progress.Attempts;
import org.queenside.progress.Recorded;
import org.springframework.stereotype.Component;

/** Every single attempt of a class: a row for each. */
@Component
class AttemptRows implements TableRows {

  private final Attempts attempts;
  private final ItemNames itemNames;

  AttemptRows(Attempts attempts, ItemNames itemNames) {
    this.attempts = attempts;
    this.itemNames = itemNames;
  }

  @Override
  public String file() {
    return "attempts.csv";
  }

  @Override
  public List<String> columns() {
    return List.of(
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
  }

  @Override
  public void fill(CsvTable table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException {
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
  }

  private void addTitles(Map<String, String> titles, List<Recorded> own) {
    Set<String> unknown = new HashSet<>(own.stream().map(each -> each.attempt().item()).toList());
    unknown.removeAll(titles.keySet());
    if (!unknown.isEmpty()) {
      titles.putAll(itemNames.titles(unknown));
    }
  }
}
