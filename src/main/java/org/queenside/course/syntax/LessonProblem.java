package org.queenside.course.syntax;

/**
 * A problem in a lesson file, for its author.
 *
 * @param file the file's name
 * @param line from 1
 * @param column from 1
 * @param message what is wrong
 * @param remedy how to fix it
 */
public record LessonProblem(String file, int line, int column, String message, String remedy) {

  /** Returns the problem as one line in a format that editors understand. */
  @Override
  public String toString() {
    return "%s:%d:%d: %s. %s".formatted(file, line, column, message, remedy);
  }
}
