package org.queenside.course.run;

/** What is counted in a run. */
record Tally(int wrongTries, int wrongSinceHint, int hints, boolean shown) {
  static final Tally NONE = new Tally(0, 0, 0, false);

  Tally wrong() {
    return new Tally(wrongTries + 1, wrongSinceHint + 1, hints, shown);
  }

  Tally hint() {
    return new Tally(wrongTries, 0, hints + 1, shown);
  }

  Tally show() {
    return new Tally(wrongTries, wrongSinceHint, hints, true);
  }
}
