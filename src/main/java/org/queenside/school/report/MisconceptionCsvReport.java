package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.queenside.progress.MisconceptionRecord;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;
import org.springframework.stereotype.Component;

/** One row per try that showed a misconception. */
@Component
class MisconceptionCsvReport implements CsvReport {

  private final ClassMisconceptionService misconceptions;

  MisconceptionCsvReport(ClassMisconceptionService misconceptions) {
    this.misconceptions = misconceptions;
  }

  @Override
  public String file() {
    return "misconceptions.csv";
  }

  @Override
  public List<String> columns() {
    return List.of(
        "pupil",
        "user-name",
        "belief",
        "in-words",
        "item",
        "tried",
        "board",
        "times",
        "first",
        "last",
        "put-right");
  }

  @Override
  public void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils, Locale locale)
      throws IOException {
    var words = new MisconceptionMessages(locale);
    for (PupilMisconception held : misconceptions.all(schoolClass.id())) {
      for (MisconceptionRecord each : held.tries()) {
        table.row(
            held.pupil().name(),
            held.pupil().signInName(),
            held.misconception().code(),
            words.held(held.misconception()),
            each.item(),
            each.tried(),
            each.position(),
            each.times(),
            each.firstAt(),
            each.lastAt(),
            held.correctedAt());
      }
    }
  }
}
