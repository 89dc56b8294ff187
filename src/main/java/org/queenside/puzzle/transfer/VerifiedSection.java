package org.queenside.puzzle.transfer;

import java.util.ArrayList;
import java.util.List;
import org.queenside.puzzle.InitialRating;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.Rating;
import org.queenside.puzzle.format.ImportedRating;
import org.queenside.puzzle.format.ParsedEntry;
import org.queenside.puzzle.format.PuzzleFileReader;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * Some lines of a file, checked by the rules.
 *
 * @param puzzles the mates in one
 * @param mates what the file says about each of them
 * @param missed the skipped lines
 * @param corrected how many of the mates had the move number 0
 * @param fileRead the bytes of the compressed file read by then
 */
record VerifiedSection(
    List<NewPuzzle> puzzles,
    List<ParsedEntry.MateInOne> mates,
    List<SkippedLine> missed,
    int corrected,
    long fileRead) {

  static VerifiedSection of(PuzzleFileReader.Section section, long fileRead) {
    List<NewPuzzle> puzzles = new ArrayList<>();
    List<ParsedEntry.MateInOne> mates = new ArrayList<>();
    List<SkippedLine> missed = new ArrayList<>();
    int corrected = 0;
    for (ParsedEntry entry : section.entries()) {
      switch (entry) {
        case ParsedEntry.MateInOne mate -> {
          puzzles.add(puzzle(mate));
          mates.add(mate);
          corrected += mate.corrected() ? 1 : 0;
        }
        case ParsedEntry.NoMate(long line, long game, String note) ->
            missed.add(new SkippedLine(SkippedLine.Kind.NO_MATE, line, game, note));
        case ParsedEntry.Broken(long line, long game, String reason) ->
            missed.add(new SkippedLine(SkippedLine.Kind.BROKEN, line, game, reason));
      }
    }
    return new VerifiedSection(puzzles, mates, missed, corrected, fileRead);
  }

  private static NewPuzzle puzzle(ParsedEntry.MateInOne mate) {
    PuzzleLabels labels = PuzzleLabels.of(mate.position());
    ImportedRating known = mate.rating();
    Rating rating =
        known == null
            ? InitialRating.of(labels)
            : InitialRating.known(known.value(), known.deviation());
    return new NewPuzzle(mate.name(), mate.position(), labels, rating);
  }
}
