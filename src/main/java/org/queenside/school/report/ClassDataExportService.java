package org.queenside.school.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.zip.ZipOutputStream;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * Everything that is known of a class as tables to take along, for the instructor in front of the
 * screen: pupils, how they stand with assignments, what they believe, and every single attempt.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class is not theirs; nothing is written then. They throw
 * {@link org.queenside.store.StoreUnavailableException} or Spring's {@code DataAccessException} if
 * the database cannot be read.
 */
@Component
public class ClassDataExportService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final List<CsvReport> tables;

  ClassDataExportService(
      SchoolClassService classes,
      RosterService roster,
      PupilCsvReport pupils,
      AssignmentCsvReport tasks,
      MisconceptionCsvReport beliefs,
      AttemptCsvReport attempts) {
    this.classes = classes;
    this.roster = roster;
    this.tables = List.of(pupils, tasks, beliefs, attempts);
  }

  /**
   * Opens a class whose tables are wanted: whoever may not have them learns it before anything is
   * written.
   */
  public SchoolClass open(ClassId id) {
    return classes.open(id);
  }

  /**
   * Writes the tables of a class as one ZIP file of CSV files, times in the class's zone.
   *
   * @throws IOException if nobody takes the file any more
   */
  public void write(ClassId id, OutputStream out) throws IOException {
    SchoolClass schoolClass = classes.open(id);
    List<Pupil> pupils = roster.pupils(id);
    ZipOutputStream zip = new ZipOutputStream(out);
    for (CsvReport each : tables) {
      var table = new CsvTableWriter(zip, each.file(), schoolClass.zone(), each.columns());
      each.fill(table, schoolClass, pupils);
      table.finish(zip);
    }
    zip.finish();
  }
}
