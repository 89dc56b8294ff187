package org.queenside.puzzle.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.StoreUnavailable;
import org.queenside.puzzle.Collection;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.file.PuzzleFormat;
import org.queenside.puzzle.file.PuzzleOutput;
import org.springframework.stereotype.Component;

/** Writes collections to files, a page of puzzles at a time. */
@Component
public class Exporter {
  private static final int PAGE = 1000;

  private final Puzzles puzzles;

  Exporter(Puzzles puzzles) {
    this.puzzles = puzzles;
  }

  /**
   * Writes a collection in UTF-8. The stream is flushed and left open.
   *
   * @throws IOException if the stream takes no more
   * @throws StoreUnavailable if the database cannot be read
   */
  public void write(Collection collection, PuzzleFormat format, OutputStream stream)
      throws IOException {
    Writer out = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    PuzzleOutput output = PuzzleOutput.to(out, format, collection.name());
    List<Puzzle> page = page(collection, null);
    while (!page.isEmpty()) {
      for (Puzzle puzzle : page) {
        output.write(puzzle);
      }
      page = page(collection, page.getLast().id());
    }
    out.flush();
  }

  private List<Puzzle> page(Collection collection, @Nullable PuzzleId after) {
    return puzzles.page(collection.id(), after, PAGE);
  }
}
