package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.queenside.game.FinishedGame;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;
import org.springframework.stereotype.Component;

/** One row per finished game between people of the class. */
@Component
record GameCsvReport(ClassGameService games) implements CsvReport {

  @Override
  public String file() {
    return "games.csv";
  }

  @Override
  public List<String> columns() {
    return List.of("ended", "white", "black", "result-of-game", "ending", "moves");
  }

  @Override
  public void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils, Locale locale)
      throws IOException {
    for (FinishedGame game : games.finished(schoolClass.id())) {
      table.row(
          game.endedAt(),
          game.white(),
          game.black(),
          game.result().toString(),
          game.ending().code(),
          (game.halfmoves() + 1) / 2);
    }
  }
}
