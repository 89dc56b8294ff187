package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.format.PuzzleFileWriter;
import org.queenside.puzzle.format.PuzzleFormat;
import org.springframework.stereotype.Component;

/** Writes collections to files, a page of puzzles at a time. */
@Component
public class PuzzleExporter {
  private static final int PAGE = 1000;

  private final PuzzleService puzzles;

  PuzzleExporter(PuzzleService puzzles) {
    this.puzzles = puzzles;
  }

  /**
   * Writes a collection in UTF-8. The stream is flushed and left open.
   *
   * @throws IOException if the stream can't be written to
   */
  public void write(PuzzleCollection collection, PuzzleFormat format, OutputStream stream)
      throws IOException {
    Writer out = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    PuzzleFileWriter output = PuzzleFileWriter.to(out, format, collection.name());
    List<Puzzle> page = page(collection, null);
    while (!page.isEmpty()) {
      for (Puzzle puzzle : page) {
        output.write(puzzle);
      }
      page = page(collection, page.getLast().id());
    }
    out.flush();
  }

  private List<Puzzle> page(PuzzleCollection collection, @Nullable PuzzleId after) {
    return puzzles.page(collection.id(), after, PAGE);
  }
}
