package org.queenside.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.progress.Belief;
import org.springframework.stereotype.Component;

/** What pupils believed that is false: a row for each try that showed it. */
@Component
class BeliefRows implements TableRows {

  private final ClassBeliefs beliefs;
  private final BeliefText words = new BeliefText(Locale.ENGLISH);

  BeliefRows(ClassBeliefs beliefs) {
    this.beliefs = beliefs;
  }

  @Override
  public String file() {
    return "beliefs.csv";
  }

  @Override
  public List<String> columns() {
    return List.of(
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
  }

  @Override
  public void fill(CsvTable table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException {
    for (HeldBelief held : beliefs.all(schoolClass.id())) {
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
  }
}
