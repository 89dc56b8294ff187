package org.queenside.puzzle.format;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file with puzzles in bounded memory. Format and compression are recognised by the
 * content.
 *
 * <p>One thread reads {@link #next sections}, which other threads may check.
 */
public final class PuzzleFileReader implements Closeable {
  private static final int LARGEST_SECTION = 1 << 20;

  private final DecompressingInputStream in;
  private final EntrySource source;
  private @Nullable IOException trouble;

  private PuzzleFileReader(FormatDetector.Format format, DecompressingInputStream in) {
    this.in = in;
    this.source = format.read(in);
  }

  /**
   * Opens a file at its beginning.
   *
   * @throws UnreadableFileException if it has no puzzles, with the reason
   * @throws IOException if the disk cannot be read
   */
  public static PuzzleFileReader open(Path file) throws IOException {
    FormatDetector.Format format = FormatDetector.find(file);
    return new PuzzleFileReader(format, DecompressingInputStream.open(file));
  }

  /** Returns the bytes of the compressed file read so far. Any thread may call it. */
  public long bytesRead() {
    return in.packedBytesRead();
  }

  /**
   * Continues from an earlier point. Call it before anything else.
   *
   * @param entries how many entries were found before it
   * @throws UnreadableFileException if this isn't the same file as before
   */
  public void skipTo(ResumePoint mark, long entries) throws IOException {
    source.skipTo(mark, entries);
  }

  /**
   * Returns the next section, or null at the end of the file.
   *
   * @param most the maximum number of lines or games; fewer if they are long, and more if several
   *     games are on one line
   * @throws UnreadableFileException if the file can't be read any further
   */
  public @Nullable Section next(int most) throws IOException {
    if (trouble != null) {
      throw trouble;
    }
    List<Supplier<@Nullable ParsedEntry>> entries = new ArrayList<>(most);
    int complete = 0;
    long begin = source.bytes();
    while (complete < entries.size()
        || entries.size() < most && source.bytes() - begin < LARGEST_SECTION) {
      Supplier<@Nullable ParsedEntry> entry = nextBeforeTrouble();
      if (entry != null) {
        entries.add(entry);
      }
      if (trouble == null && source.isBetweenLines()) {
        complete = entries.size();
      }
      if (entry == null) {
        break;
      }
    }
    if (trouble != null && complete == 0) {
      throw trouble;
    }
    return entries.isEmpty()
        ? null
        : new Section(List.copyOf(entries.subList(0, complete)), source.mark());
  }

  /**
   * Returns the next entry, or null after a failure, because what was read before can still be
   * used.
   */
  private @Nullable Supplier<@Nullable ParsedEntry> nextBeforeTrouble() {
    try {
      return source.next();
    } catch (IOException e) {
      trouble = e;
      return null;
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /**
   * A number of consecutive lines or games of the file.
   *
   * @param unchecked what hasn't been checked by the rules yet
   * @param end the place in the file after this section
   */
  public record Section(List<Supplier<@Nullable ParsedEntry>> unchecked, ResumePoint end) {

    /** Checks the section by the rules of chess. Any thread may call it. */
    public List<ParsedEntry> entries() {
      List<ParsedEntry> entries = new ArrayList<>();
      for (Supplier<@Nullable ParsedEntry> entry : unchecked) {
        ParsedEntry checked = entry.get();
        if (checked != null) {
          entries.add(checked);
        }
      }
      return entries;
    }
  }
}
