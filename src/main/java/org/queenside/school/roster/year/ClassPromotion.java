package org.queenside.school.roster.year;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.queenside.school.roster.ClassId;

/**
 * A class that was promoted to another one in a new school year.
 *
 * @param undoable whether it can be undone: it is recent, and nothing would be lost
 */
public record ClassPromotion(
    ClassId from,
    String name,
    ClassId to,
    String newName,
    Instant promotedAt,
    ZoneId zone,
    boolean undoable) {

  /** The day on which it was promoted, in the time zone of the class. */
  public LocalDate day() {
    return promotedAt.atZone(zone).toLocalDate();
  }
}
