package org.queenside.school.assignment;

import java.nio.file.Path;
import org.queenside.store.TestDatabase;

/** Fills the database of a program that is not running, to look at a class that has worked. */
final class FillSchoolYear {

  private FillSchoolYear() {}

  /**
   * Fills it.
   *
   * @param args the folder of the data or the address of a PostgreSQL database, then how many
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
