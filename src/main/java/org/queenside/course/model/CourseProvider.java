package org.queenside.course.model;

import java.util.Locale;

/**
 * The course in each language. Lessons, exercises and their ids are the same in all of them; only
 * texts differ.
 */
public interface CourseProvider {

  /**
   * Returns the course in the language of the page that is being made; in English outside of pages.
   */
  Course course();

  /** Returns the course in a language. What isn't translated is English. */
  Course in(Locale language);
}
