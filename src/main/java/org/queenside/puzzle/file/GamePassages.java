package org.queenside.puzzle.file;

import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The games of a PGN text: a tag that follows something other than a tag begins a new one. */
final class GamePassages implements Passages {
  /** Characters of a game that are kept. */
  static final int LONGEST = 1 << 20;

  private static final Pattern TAG = Pattern.compile("\\s*\\[\\s*\\w+\\s+\".*");

  private final TextLines lines;
  private @Nullable Passage ahead;
  private Mark mark;

  GamePassages(TextLines lines) {
    this.lines = lines;
    this.mark = lines.mark();
  }

  static boolean isTag(String line) {
    return TAG.matcher(line).lookingAt();
  }

  @Override
  public void skipTo(Mark place) throws IOException {
    lines.skipTo(place);
    mark = place;
  }

  @Override
  public Mark mark() {
    return mark;
  }

  @Override
  public @Nullable Passage next() throws IOException {
    Passage first = ahead == null ? lines.next() : ahead;
    ahead = null;
    if (first == null) {
      return null;
    }
    StringBuilder game = new StringBuilder(first.text());
    boolean cut = first.cut();
    boolean movesSeen = movesIn(first);
    Mark end = lines.mark();
    for (Passage line = lines.next(); line != null; line = lines.next()) {
      if (movesSeen && isTag(line.text())) {
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
    return new Passage(first.line(), game.toString(), cut);
  }

  private static boolean movesIn(Passage line) {
    return !line.text().isBlank() && !isTag(line.text());
  }
}
