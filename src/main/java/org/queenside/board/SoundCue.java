package org.queenside.board;

/** A soft sound that only repeats what can also be seen. */
public enum SoundCue {
  /** Plays when an exercise is solved. */
  RIGHT("right"),
  /** Plays when a lesson is done. */
  DONE("done");

  private final String code;

  SoundCue(String code) {
    this.code = code;
  }

  /** Returns the name of this sound in the browser. */
  String code() {
    return code;
  }
}
