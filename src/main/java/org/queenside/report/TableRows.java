package org.queenside.report;

import java.io.IOException;
import java.util.List;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;

/** What one of the tables of a class to take along consists of. */
interface TableRows {

  /** The name of its file. */
  String file();

  /** The headings of its columns, in their order. */
  List<String> columns();

  /**
   * Writes the rows.
   *
   * @param pupils the pupils of the class, in the order in which they are told
   */
  void fill(CsvTable table, SchoolClass schoolClass, List<Pupil> pupils) throws IOException;
}
