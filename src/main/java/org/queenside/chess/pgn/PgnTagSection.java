package org.queenside.chess.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The tags of one game. Some games consist only of tags, so the tags of the next game may follow
 * without a move in between. They start at a second {@code Event} or {@code FEN}, at a tag that the
 * game already has with another value, and after an empty line also at {@code Event} or at any tag
 * that the game already has. An empty line alone means nothing, because in some files every second
 * line is empty.
 */
final class PgnTagSection {
  private final Map<String, String> values = new LinkedHashMap<>();
  private long lastLine;

  /**
   * Returns whether a tag belongs to this game, and adds it if so.
   *
   * @param line the number of its line
   */
  boolean accepts(PgnToken.Tag tag, long line) {
    String known = values.get(tag.name());
    boolean event = tag.name().equals("Event");
    boolean afterGap = line > lastLine + 1;
    boolean another =
        known != null
            && (event || tag.name().equals("FEN") || afterGap || !known.equals(tag.value()));
    if (another || event && afterGap && !values.isEmpty()) {
      return false;
    }
    values.putIfAbsent(tag.name(), tag.value());
    lastLine = line;
    return true;
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  Map<String, String> values() {
    return Collections.unmodifiableMap(values);
  }

  /** Returns a tag's value, or an empty text if the game doesn't have it. */
  String value(String name) {
    return values.getOrDefault(name, "");
  }
}
