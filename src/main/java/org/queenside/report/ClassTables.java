package org.queenside.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.zip.ZipOutputStream;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.NotSignedIn;
import org.springframework.stereotype.Component;

/**
 * Everything that is known of a class as tables to take along, for the instructor in front of the
 * screen: pupils, how they stand with assignments, what they believe, and every single attempt.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class is not theirs; nothing is written then. They throw {@link
 * org.queenside.learner.StoreUnavailable} or Spring's {@code DataAccessException} if the database
 * cannot be read.
 */
@Component
public class ClassTables {

  private final CurrentClasses classes;
  private final Roster roster;
  private final List<TableRows> tables;

  ClassTables(
      CurrentClasses classes,
      Roster roster,
      PupilRows pupils,
      TaskRows tasks,
      BeliefRows beliefs,
      AttemptRows attempts) {
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
    for (TableRows each : tables) {
      var table = new CsvTable(zip, each.file(), schoolClass.zone(), each.columns());
      each.fill(table, schoolClass, pupils);
      table.finish(zip);
    }
    zip.finish();
  }
}
