package org.queenside.school.roster;

import java.time.Instant;

/**
 * What a teacher wants the pupils of a class to read on their own page.
 *
 * @param className the name of the class
 * @param text plain text of 1 to {@link #LONGEST} characters
 */
public record ClassMessage(String className, String text, Instant writtenAt) {

  /** The most characters of a message. */
  public static final int LONGEST = 280;
}
