package org.queenside.school.assignment;

import java.nio.file.Path;
import org.queenside.store.TestDatabase;

/** Fills the database of a stopped program with the school year of a busy class. */
final class FillSchoolYear {

  private FillSchoolYear() {}

  /**
   * Fills the database.
   *
   * @param args the data folder or the address of a PostgreSQL database, then the numbers of
   *     pupils, items and attempts
   */
  public static void main(String[] args) throws Exception {
    try (TestDatabase database =
        args[0].startsWith("jdbc:")
            ? TestDatabase.at(args[0])
            : TestDatabase.onH2File(Path.of(args[0]))) {
      SchoolYear year =
          SchoolYear.fill(
              database,
              Integer.parseInt(args[1]),
              Integer.parseInt(args[2]),
              Integer.parseInt(args[3]));
      database.jdbc().sql("analyze").update();
      System.out.println("The cookie queenside-sign-in signs in:");
      System.out.println(SchoolYear.token(0) + " the teacher");
      System.out.println(SchoolYear.token(1) + " the pupil with card 1, and so on");
      System.out.println("/class/" + year.schoolClass() + "/board/" + year.assignment());
    }
  }
}
