package org.queenside.school.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipOutputStream;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.text.CsvTableWriter;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;

/**
 * Exports all data of a class as reports for the signed-in teacher: pupils, progress in
 * assignments, misconceptions, attempts and games.
 */
@Component
public class ClassDataExportService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final List<CsvReport> reports;
  private final AuditRepository audit;

  ClassDataExportService(
      SchoolClassService classes,
      RosterService roster,
      PupilCsvReport pupils,
      AssignmentCsvReport tasks,
      MisconceptionCsvReport misconceptions,
      AttemptCsvReport attempts,
      GameCsvReport games,
      AuditRepository audit) {
    this.classes = classes;
    this.roster = roster;
    this.reports = List.of(pupils, tasks, misconceptions, attempts, games);
    this.audit = audit;
  }

  /**
   * Opens the class to be exported, so that access is checked before anything is written.
   *
   * @throws RoleRequiredException if no teacher is signed in
   * @throws RecordNotFoundException if the teacher doesn't teach the class
   */
  public SchoolClass open(ClassId id) {
    return classes.open(id);
  }

  /**
   * Writes one ZIP file of CSV files, with times in the time zone of the class, and an entry in the
   * audit log.
   *
   * @param locale the language of the tables
   * @param spreadsheets the language of the spreadsheet program
   * @throws IOException if the recipient has closed the connection
   */
  public void write(ClassId id, Locale locale, Locale spreadsheets, OutputStream out)
      throws IOException {
    SchoolClass schoolClass = classes.open(id);
    List<Pupil> pupils = roster.pupils(id);
    audit.note(AuditAction.CLASS_EXPORTED, schoolClass.name());
    MessageBundle words = MessageBundle.of("vaadin-i18n.report", locale);
    ZipOutputStream zip = new ZipOutputStream(out);
    for (CsvReport each : reports) {
      List<String> headings = each.columns().stream().map(key -> words.raw("csv." + key)).toList();
      var table = new CsvTableWriter(zip, each.file(), schoolClass.zone(), spreadsheets, headings);
      each.fill(table, schoolClass, pupils, locale);
      table.finish(zip);
    }
    zip.finish();
  }
}
