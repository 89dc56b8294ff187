package org.queenside.assignment;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import org.queenside.database.TestDatabase;

/** Fills the database of a program that is not running, to look at a class that has worked. */
final class FillSchoolYear {

  private FillSchoolYear() {}

  /**
   * Fills it.
   *
   * @param args the folder of the data, then how many pupils, items and attempts
   */
  public static void main(String[] args) throws Exception {
    String token = "A".repeat(43);
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.US_ASCII));
    try (TestDatabase database = TestDatabase.onH2File(Path.of(args[0]))) {
      SchoolYear year =
          SchoolYear.fill(
              database,
              Integer.parseInt(args[1]),
              Integer.parseInt(args[2]),
              Integer.parseInt(args[3]),
              hash);
      System.out.println("The cookie queenside-sign-in=" + token + " signs the teacher in.");
      System.out.println("/class/" + year.schoolClass() + "/board/" + year.assignment());
    }
  }
}
