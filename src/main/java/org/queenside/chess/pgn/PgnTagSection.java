package org.queenside.chess.pgn;

import java.util.HashSet;
import java.util.Set;

/**
 * Decides which tags of a PGN text belong to one game. Some games consist only of tags, so the tags
 * of the next game may follow without a move in between. They start at a second {@code Event}, and
 * after an empty line also at {@code Event} or any other tag that the game already has. An empty
 * line alone means nothing, because in some files every second line is empty.
 */
public final class PgnTagSection {
  private final Set<String> names = new HashSet<>();
  private long lastLine;

  /**
   * Returns whether a tag belongs to this game, and adds it if so.
   *
   * @param name the tag's name
   * @param line the number of its line
   */
  public boolean accepts(String name, long line) {
    boolean first = names.isEmpty();
    boolean repeated = names.contains(name);
    boolean event = name.equals("Event");
    boolean afterGap = line > lastLine + 1;
    if (!first && (event && repeated || afterGap && (event || repeated))) {
      return false;
    }
    names.add(name);
    lastLine = line;
    return true;
  }
}
