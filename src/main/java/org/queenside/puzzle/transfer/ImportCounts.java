package org.queenside.puzzle.transfer;

/**
 * How many lines or games of a file were imported or skipped.
 *
 * @param taken the number with a puzzle
 * @param noMate the number of positions without a mate in one
 * @param doubled the number of positions that the collection already has
 * @param broken the number that can't be read or break the rules
 * @param corrected the number of mates in one whose move number 0 was read as 1
 * @param noted the number of imported puzzles of which something was skipped
 */
public record ImportCounts(
    long taken, long noMate, long doubled, long broken, long corrected, long noted) {
  static final ImportCounts NONE = new ImportCounts(0, 0, 0, 0);

  /** Creates counts in which nothing was corrected and nothing of a puzzle skipped. */
  public ImportCounts(long taken, long noMate, long doubled, long broken) {
    this(taken, noMate, doubled, broken, 0, 0);
  }

  /** Returns how many lines or games were read: every one of them was imported or skipped. */
  public long read() {
    return taken + noMate + doubled + broken;
  }

  /** Returns how many lines of a kind there are. */
  public long of(SkippedLine.Kind kind) {
    return switch (kind) {
      case NO_MATE -> noMate;
      case DOUBLED -> doubled;
      case BROKEN -> broken;
      case NOTED -> noted;
    };
  }

  ImportCounts plusTaken(int more) {
    return new ImportCounts(taken + more, noMate, doubled, broken, corrected, noted);
  }

  ImportCounts plusCorrected(long more) {
    return new ImportCounts(taken, noMate, doubled, broken, corrected + more, noted);
  }

  ImportCounts plus(SkippedLine.Kind kind) {
    return switch (kind) {
      case NOTED -> new ImportCounts(taken, noMate, doubled, broken, corrected, noted + 1);
      case NO_MATE -> new ImportCounts(taken, noMate + 1, doubled, broken, corrected, noted);
      case DOUBLED -> new ImportCounts(taken, noMate, doubled + 1, broken, corrected, noted);
      case BROKEN -> new ImportCounts(taken, noMate, doubled, broken + 1, corrected, noted);
    };
  }
}
