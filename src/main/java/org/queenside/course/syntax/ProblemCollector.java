package org.queenside.course.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the problems of one file, so its author sees them all at once. */
public final class ProblemCollector {
  private final String file;
  private final List<LessonProblem> problems = new ArrayList<>();

  public ProblemCollector(String file) {
    this.file = file;
  }

  public void add(SourceLocation place, String message, String remedy) {
    problems.add(new LessonProblem(file, place.line(), place.column(), message, remedy));
  }

  public int size() {
    return problems.size();
  }

  /** Returns the problems in the order of the file. */
  public List<LessonProblem> toList() {
    return problems.stream()
        .sorted(
            Comparator.comparingInt(LessonProblem::line).thenComparingInt(LessonProblem::column))
        .toList();
  }
}
