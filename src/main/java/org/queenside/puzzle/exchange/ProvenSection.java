package org.queenside.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import org.queenside.puzzle.Difficulty;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.Rating;
import org.queenside.puzzle.file.Entry;
import org.queenside.puzzle.file.FileRating;
import org.queenside.puzzle.file.Mark;
import org.queenside.puzzle.file.PuzzleFile;
import org.queenside.puzzle.pattern.Labels;

/**
 * Some lines of a file, proven by the rules.
 *
 * @param puzzles the mates in one
 * @param lines the number of the line of each of them
 * @param missed the lines that bring none
 * @param end the place in the file behind these lines
 * @param fileRead bytes of the file read by then, packed as it is
 */
record ProvenSection(
    List<NewPuzzle> puzzles, List<Long> lines, List<Missed> missed, Mark end, long fileRead) {

  static ProvenSection of(PuzzleFile.Section section, long fileRead) {
    List<NewPuzzle> puzzles = new ArrayList<>();
    List<Long> lines = new ArrayList<>();
    List<Missed> missed = new ArrayList<>();
    for (Entry entry : section.entries()) {
      switch (entry) {
        case Entry.Mate mate -> {
          puzzles.add(puzzle(mate));
          lines.add(mate.line());
        }
        case Entry.NoMate(long line) -> missed.add(new Missed(Missed.Kind.NO_MATE, line, ""));
        case Entry.Broken(long line, String reason) ->
            missed.add(new Missed(Missed.Kind.BROKEN, line, reason));
      }
    }
    return new ProvenSection(puzzles, lines, missed, section.end(), fileRead);
  }

  private static NewPuzzle puzzle(Entry.Mate mate) {
    Labels labels = Labels.of(mate.position());
    FileRating known = mate.rating();
    Rating rating =
        known == null ? Difficulty.of(labels) : Difficulty.known(known.value(), known.deviation());
    return new NewPuzzle(mate.name(), mate.position(), labels, rating);
  }
}
