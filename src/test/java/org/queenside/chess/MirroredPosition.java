package org.queenside.chess;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Mirrors a position, so the two sides swap roles. */
public final class MirroredPosition {
  private MirroredPosition() {}

  public static String fen(String fen) {
    String[] fields = fen.split(" ");
    List<String> ranks = Arrays.asList(swapCase(fields[0]).split("/"));
    Collections.reverse(ranks);
    fields[0] = String.join("/", ranks);
    fields[1] = fields[1].equals("w") ? "b" : "w";
    fields[2] = swapCase(fields[2]);
    fields[3] = text(fields[3]);
    return String.join(" ", fields);
  }

  /** Mirrors every square named in a text; {@code e2e4} becomes {@code e7e5}. */
  public static String text(String text) {
    StringBuilder mirrored = new StringBuilder(text);
    for (int i = 1; i < text.length(); i++) {
      char file = text.charAt(i - 1);
      char rank = text.charAt(i);
      if (file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8') {
        mirrored.setCharAt(i, (char) ('1' + '8' - rank));
      }
    }
    return mirrored.toString();
  }

  private static String swapCase(String text) {
    return text.chars()
        .mapToObj(
            c ->
                Character.toString(
                    Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c)))
        .collect(Collectors.joining());
  }
}
