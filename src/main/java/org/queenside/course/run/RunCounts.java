package org.queenside.course.run;

/** The counts of a run. */
record RunCounts(int wrongTries, int wrongSinceHint, int hints, boolean shown) {
  static final RunCounts NONE = new RunCounts(0, 0, 0, false);

  RunCounts wrong() {
    return new RunCounts(wrongTries + 1, wrongSinceHint + 1, hints, shown);
  }

  /** Counts a wrong try that costs nothing but may call for a hint. */
  RunCounts tried() {
    return new RunCounts(wrongTries, wrongSinceHint + 1, hints, shown);
  }

  RunCounts hint() {
    return new RunCounts(wrongTries, 0, hints + 1, shown);
  }

  RunCounts show() {
    return new RunCounts(wrongTries, wrongSinceHint, hints, true);
  }
}
