package org.queenside.puzzle.format;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file with puzzles in bounded memory. Format and compression are recognised by the
 * content.
 *
 * <p>One thread reads {@link #next sections}, which other threads may check.
 */
public final class PuzzleFileReader implements Closeable {
  private static final int LARGEST_SECTION = 1 << 20;

  private final EntryParser reader;
  private final DecompressingInputStream in;
  private final RawEntrySource passages;
  private @Nullable IOException trouble;

  private PuzzleFileReader(FormatDetector.Detected found, DecompressingInputStream in) {
    this.reader = found.reader();
    this.in = in;
    TextLineReader lines = new TextLineReader(in);
    this.passages = found.format() == PuzzleFormat.PGN ? new PgnGameSplitter(lines) : lines;
  }

  /**
   * Opens a file at its beginning.
   *
   * @throws UnreadableFileException if it has no puzzles, with the reason
   * @throws IOException if the disk cannot be read
   */
  public static PuzzleFileReader open(Path file) throws IOException {
    FormatDetector.Detected found = FormatDetector.find(file);
    return new PuzzleFileReader(found, DecompressingInputStream.open(file));
  }

  /** Returns the bytes of the compressed file read so far. Any thread may call it. */
  public long bytesRead() {
    return in.packedBytesRead();
  }

  /**
   * Continues from an earlier point. Call it before anything else.
   *
   * @throws UnreadableFileException if this isn't the same file as before
   */
  public void skipTo(ResumePoint mark) throws IOException {
    passages.skipTo(mark);
  }

  /**
   * Returns the next section, or null at the end of the file.
   *
   * @param most the maximum number of lines or games; fewer if they are long
   * @throws UnreadableFileException if the file can't be read any further
   */
  public @Nullable Section next(int most) throws IOException {
    if (trouble != null) {
      throw trouble;
    }
    List<RawEntry> read = new ArrayList<>(most);
    for (int size = 0; read.size() < most && size < LARGEST_SECTION; ) {
      RawEntry passage = nextBeforeTrouble();
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

  /**
   * Returns the next entry, or null after a failure, because what was read before can still be
   * used.
   */
  private @Nullable RawEntry nextBeforeTrouble() {
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

  /** A number of consecutive lines or games of the file. */
  public static final class Section {
    private final EntryParser reader;
    private final List<RawEntry> passages;
    private final ResumePoint end;

    private Section(EntryParser reader, List<RawEntry> passages, ResumePoint end) {
      this.reader = reader;
      this.passages = passages;
      this.end = end;
    }

    /** Returns the place in the file after this section. */
    public ResumePoint end() {
      return end;
    }

    /** Checks the section by the rules of chess. Any thread may call it. */
    public List<ParsedEntry> entries() {
      return passages.stream().map(reader::read).filter(Objects::nonNull).toList();
    }
  }
}
