package org.queenside.puzzle.format;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.text.MessageBundle;

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

  private PuzzleFileReader(
      FormatDetector.Format format, DecompressingInputStream in, MessageBundle messages) {
    this.in = in;
    this.source = format.read(in, messages);
  }

  /**
   * Opens a file at its beginning.
   *
   * @param locale the language in which it says what is wrong with entries
   * @throws UnreadableFileException if it has no puzzles, with the reason
   * @throws IOException if the disk cannot be read
   */
  public static PuzzleFileReader open(Path file, Locale locale) throws IOException {
    FormatDetector.Format format = FormatDetector.find(file);
    MessageBundle messages = MessageBundle.of(EntryParser.BUNDLE, locale);
    return new PuzzleFileReader(format, DecompressingInputStream.open(file), messages);
  }

  /** Returns the bytes of the compressed file read so far. Any thread may call it. */
  public long bytesRead() {
    return in.packedBytesRead();
  }

  /**
   * Returns the next section, or null at the end of the file.
   *
   * @param most the maximum number of lines or games; fewer if they are long
   * @throws UnreadableFileException if the file can't be read any further
   */
  public @Nullable Section next(int most) throws IOException {
    List<Supplier<@Nullable ParsedEntry>> entries = new ArrayList<>(most);
    long begin = source.bytes();
    while (entries.size() < most && source.bytes() - begin < LARGEST_SECTION) {
      Supplier<@Nullable ParsedEntry> entry = source.next();
      if (entry == null) {
        break;
      }
      entries.add(entry);
    }
    return entries.isEmpty() ? null : new Section(entries);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /**
   * A number of consecutive lines or games of the file.
   *
   * @param unchecked what hasn't been checked by the rules yet
   */
  public record Section(List<Supplier<@Nullable ParsedEntry>> unchecked) {

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
