package org.queenside.course.syntax;

/** Thrown if a value in a lesson file can't be read. */
public final class FieldFormatException extends Exception {
  private static final long serialVersionUID = 1;

  private final String what;
  private final String remedy;

  public FieldFormatException(String what, String remedy) {
    super(what, null, false, false);
    this.what = what;
    this.remedy = remedy;
  }

  /** Returns what is wrong. */
  public String problem() {
    return what;
  }

  /** Returns how to fix it. */
  public String remedy() {
    return remedy;
  }
}
