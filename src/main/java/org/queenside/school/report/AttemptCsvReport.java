package org.queenside.school.report;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptRepository;
import org.queenside.progress.RecordedAttempt;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;
import org.springframework.stereotype.Component;

/** One row per attempt of the class. */
@Component
record AttemptCsvReport(AttemptRepository attempts, ItemTitleResolver itemNames)
    implements CsvReport {

  @Override
  public String file() {
    return "attempts.csv";
  }

  @Override
  public List<String> columns() {
    return List.of(
        "pupil",
        "user-name",
        "time",
        "item",
        "task",
        "tried",
        "outcome",
        "rule",
        "belief",
        "wrong-tries",
        "hints",
        "seconds",
        "stars",
        "board");
  }

  @Override
  public void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils, Locale locale)
      throws IOException {
    Map<String, String> titles = new HashMap<>();
    for (Pupil pupil : pupils) {
      List<RecordedAttempt> own = attempts.all(pupil.id());
      addTitles(titles, own, locale);
      for (RecordedAttempt each : own) {
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

  private void addTitles(Map<String, String> titles, List<RecordedAttempt> own, Locale locale) {
    Set<String> unknown = new HashSet<>(own.stream().map(each -> each.attempt().item()).toList());
    unknown.removeAll(titles.keySet());
    if (!unknown.isEmpty()) {
      titles.putAll(itemNames.titles(unknown, locale));
    }
  }
}
