package org.queenside.course.file;

/** A value in a lesson file that cannot be understood. */
final class Misread extends Exception {
  private static final long serialVersionUID = 1;

  private final String what;
  private final String remedy;

  Misread(String what, String remedy) {
    super(what, null, false, false);
    this.what = what;
    this.remedy = remedy;
  }

  /** Returns what is wrong. */
  String what() {
    return what;
  }

  /** Returns how to mend it. */
  String remedy() {
    return remedy;
  }
}
