package org.queenside.puzzle.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file with puzzles, read from its beginning to its end in bounded memory. Format and packing are
 * recognised by what is in it.
 *
 * <p>One thread reads {@link #next sections}; what is in a section may be found out by another.
 */
public final class PuzzleFile implements Closeable {
  private static final int LARGEST_SECTION = 1 << 20;

  private final PuzzleFormat format;
  private final PassageReader reader;
  private final UnpackedInput in;
  private final Passages passages;
  private @Nullable IOException trouble;

  private PuzzleFile(FormatFinder.Found found, UnpackedInput in) {
    this.format = found.format();
    this.reader = found.reader();
    this.in = in;
    TextLines lines = new TextLines(in);
    this.passages = format == PuzzleFormat.PGN ? new GamePassages(lines) : lines;
  }

  /**
   * Opens a file at its beginning.
   *
   * @throws UnreadableFile if there are no puzzles in it, with the reason in plain words
   * @throws IOException if the disk cannot be read
   */
  public static PuzzleFile open(Path file) throws IOException {
    FormatFinder.Found found = FormatFinder.find(file);
    return new PuzzleFile(found, UnpackedInput.open(file));
  }

  /** Returns the format that was recognised. */
  public PuzzleFormat format() {
    return format;
  }

  /** Bytes of the file, packed as it is, that have been read. Any thread may ask. */
  public long bytesRead() {
    return in.packedBytesRead();
  }

  /**
   * Goes to a place where reading had come to before. To be called first of all.
   *
   * @throws UnreadableFile if this is another file than the one that was read then
   */
  public void skipTo(Mark mark) throws IOException {
    passages.skipTo(mark);
  }

  /**
   * Returns the next section, or null at the end of the file.
   *
   * @param most lines or games that it may have; long ones make it shorter
   * @throws UnreadableFile if the file cannot be read further
   */
  public @Nullable Section next(int most) throws IOException {
    if (trouble != null) {
      throw trouble;
    }
    List<Passage> read = new ArrayList<>(most);
    for (int size = 0; read.size() < most && size < LARGEST_SECTION; ) {
      Passage passage = nextBeforeTrouble();
      if (passage == null) {
        break;
      }
      read.add(passage);
      size += passage.text().length();
    }
    if (trouble != null && read.isEmpty()) {
      throw trouble;
    }
    return read.isEmpty() ? null : new Section(reader, List.copyOf(read), passages.mark());
  }

  /** What was read before the trouble is still of use. */
  private @Nullable Passage nextBeforeTrouble() {
    try {
      return passages.next();
    } catch (IOException e) {
      trouble = e;
      return null;
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /** Some lines or games in the order of the file. */
  public static final class Section {
    private final PassageReader reader;
    private final List<Passage> passages;
    private final Mark end;

    private Section(PassageReader reader, List<Passage> passages, Mark end) {
      this.reader = reader;
      this.passages = passages;
      this.end = end;
    }

    /** Returns the place in the file behind this section. */
    public Mark end() {
      return end;
    }

    /** Finds out, with the rules of chess, what is in it. Any thread may ask. */
    public List<Entry> entries() {
      return passages.stream().map(reader::read).filter(Objects::nonNull).toList();
    }
  }
}
