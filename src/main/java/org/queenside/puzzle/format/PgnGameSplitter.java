package org.queenside.puzzle.format;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.pgn.PgnTagSection;

/**
 * Splits a PGN text into games. A game begins at a tag that doesn't follow another tag, or that
 * can't belong to the tags before it.
 */
final class PgnGameSplitter implements RawEntrySource {
  /** The maximum number of characters read of a game. */
  static final int LONGEST = 1 << 20;

  private static final Pattern TAG = Pattern.compile("\\s*\\[\\s*(\\w+)\\s+\".*");

  private final TextLineReader lines;
  private @Nullable RawEntry ahead;
  private ResumePoint mark;

  PgnGameSplitter(TextLineReader lines) {
    this.lines = lines;
    this.mark = lines.mark();
  }

  static boolean isTag(String line) {
    return TAG.matcher(line).lookingAt();
  }

  @Override
  public void skipTo(ResumePoint place) throws IOException {
    lines.skipTo(place);
    mark = place;
  }

  @Override
  public ResumePoint mark() {
    return mark;
  }

  @Override
  public @Nullable RawEntry next() throws IOException {
    RawEntry first = ahead == null ? lines.next() : ahead;
    ahead = null;
    if (first == null) {
      return null;
    }
    StringBuilder game = new StringBuilder(first.text());
    boolean cut = first.cut();
    boolean movesSeen = movesIn(first);
    PgnTagSection tags = new PgnTagSection();
    begins(first, tags);
    ResumePoint end = lines.mark();
    for (RawEntry line = lines.next(); line != null; line = lines.next()) {
      if (isTag(line.text()) && (movesSeen || begins(line, tags))) {
        ahead = line;
        break;
      }
      movesSeen |= movesIn(line);
      cut |= line.cut() || game.length() + line.text().length() >= LONGEST;
      if (!cut) {
        game.append('\n').append(line.text());
      }
      end = lines.mark();
    }
    mark = end;
    return new RawEntry(first.line(), game.toString(), cut);
  }

  private static boolean begins(RawEntry line, PgnTagSection tags) {
    Matcher tag = TAG.matcher(line.text());
    return tag.lookingAt() && !tags.accepts(tag.group(1), line.line());
  }

  private static boolean movesIn(RawEntry line) {
    return !line.text().isBlank() && !isTag(line.text());
  }
}
