package org.queenside.school.report;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.text.CsvTableWriter;

/** One table of the class export. */
interface CsvReport {

  /** Returns the name of the file. */
  String file();

  /** Returns the keys of the column headings, in order. */
  List<String> columns();

  /**
   * Writes the rows.
   *
   * @param pupils the pupils of the class, in the order of the rows
   * @param locale the language of titles and states; codes are the same in all languages
   */
  void fill(CsvTableWriter table, SchoolClass schoolClass, List<Pupil> pupils, Locale locale)
      throws IOException;
}
