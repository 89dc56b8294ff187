package org.queenside.course.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with one file, so that its author sees everything at once. */
final class Problems {
  private final String file;
  private final List<Problem> problems = new ArrayList<>();

  Problems(String file) {
    this.file = file;
  }

  void add(Place place, String message, String remedy) {
    problems.add(new Problem(file, place.line(), place.column(), message, remedy));
  }

  int size() {
    return problems.size();
  }

  /** Returns the problems in the order of the file. */
  List<Problem> toList() {
    return problems.stream()
        .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
        .toList();
  }
}
