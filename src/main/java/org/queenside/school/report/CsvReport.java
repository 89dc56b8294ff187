package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/** What one of the tables of a class to take along consists of. */
interface CsvReport {

  /** The name of its file. */
  String file();

  /** The headings of its columns, in their order. */
  List<String> columns();

  /**
   * Writes the rows.
   *
   * @param pupils the pupils of the class, in the order in which they are told
   */
  void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException;
}
