package org.queenside.puzzle.exchange;

/**
 * What became of the lines or games of a file.
 *
 * @param taken brought a puzzle
 * @param noMate were positions without a mate in one
 * @param doubled were positions that the collection had already
 * @param broken could not be understood, or broke the rules
 */
public record Counts(long taken, long noMate, long doubled, long broken) {
  static final Counts NONE = new Counts(0, 0, 0, 0);

  /** Returns how many there are of a kind that brought no puzzle. */
  public long of(Missed.Kind kind) {
    return switch (kind) {
      case NO_MATE -> noMate;
      case DOUBLED -> doubled;
      case BROKEN -> broken;
    };
  }

  Counts plusTaken(int more) {
    return new Counts(taken + more, noMate, doubled, broken);
  }

  Counts plus(Missed.Kind kind) {
    return switch (kind) {
      case NO_MATE -> new Counts(taken, noMate + 1, doubled, broken);
      case DOUBLED -> new Counts(taken, noMate, doubled + 1, broken);
      case BROKEN -> new Counts(taken, noMate, doubled, broken + 1);
    };
  }
}
