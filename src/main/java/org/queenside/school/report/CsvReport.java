package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;

/** One table of the class export. */
interface CsvReport {

  /** Returns the name of the file. */
  String file();

  /** Returns the column headings, in order. */
  List<String> columns();

  /**
   * Writes the rows.
   *
   * @param pupils the pupils of the class, in the order of the rows
   */
  void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException;
}
