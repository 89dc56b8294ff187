package org.queenside.board;

/** A soft sound that says nothing which is not also seen. */
public enum SoundCue {
  /** An exercise is solved. */
  RIGHT("right"),
  /** A lesson is done. */
  DONE("done");

  private final String code;

  SoundCue(String code) {
    this.code = code;
  }

  /** Returns the name the browser knows. */
  String code() {
    return code;
  }
}
