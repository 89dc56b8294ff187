package org.queenside.chess.pgn;

import java.util.List;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** Writes one game in PGN's export format: the seven tags first, lines of at most 80 columns. */
final class PgnWriter {
  private static final int COLUMNS = 80;
  private static final Map<String, String> UNKNOWN =
      Map.of(
          "Event",
          "?",
          "Site",
          "?",
          "Date",
          "????.??.??",
          "Round",
          "?",
          "White",
          "?",
          "Black",
          "?");
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black");

  private final StringBuilder out = new StringBuilder();
  private int column;

  /** True after an opening bracket, which mustn't be followed by a space. */
  private boolean tight = true;

  static String write(PgnGame game) {
    PgnWriter writer = new PgnWriter();
    writer.tags(game);
    game.comments().forEach(writer::comment);
    writer.line(game.start(), game.moves());
    writer.word(game.result().toString());
    return writer.out.append('\n').toString();
  }

  private void tags(PgnGame game) {
    ROSTER.forEach(
        name -> tag(name, game.tags().getOrDefault(name, UNKNOWN.getOrDefault(name, "?"))));
    tag("Result", game.result().toString());
    if (!game.start().equals(Position.START)) {
      tag("SetUp", "1");
      tag("FEN", Fen.write(game.start()));
    }
    game.tags()
        .forEach(
            (name, value) -> {
              if (!ROSTER.contains(name)) {
                tag(name, value);
              }
            });
    out.append('\n');
  }

  private void tag(String name, String value) {
    String escaped = value.replaceAll("\\R", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private void line(Position start, List<PgnNode> nodes) {
    Position position = start;
    boolean numbered = false;
    for (PgnNode node : nodes) {
      node.before().forEach(this::comment);
      boolean white = position.turn() == Color.WHITE;
      if (white || !numbered || !node.before().isEmpty()) {
        word(position.fullmoveNumber() + (white ? "." : "..."));
      }
      word(San.write(position, node.move()));
      node.nags().forEach(nag -> word("$" + nag));
      node.comments().forEach(this::comment);
      for (List<PgnNode> variation : node.variations()) {
        word("(");
        tight = true;
        line(position, variation);
        close(")");
      }
      numbered = node.comments().isEmpty() && node.variations().isEmpty();
      position = position.play(node.move());
    }
  }

  private void comment(String text) {
    if (text.indexOf('}') >= 0) {
      restOfLineComment(text);
      return;
    }
    word("{");
    tight = true;
    for (String word : text.strip().split("\\s+")) {
      word(word);
    }
    close("}");
  }

  /** A comment with a closing brace must be written with a semicolon, on its own line. */
  private void restOfLineComment(String text) {
    if (column > 0) {
      newLine();
    }
    out.append(';').append(text.strip().replaceAll("\\s+", " "));
    newLine();
  }

  private void word(String word) {
    int space = tight || column == 0 ? 0 : 1;
    // A line starting with a bracket would be read as a tag, and one with % would be skipped.
    boolean mayBeginLine = !word.startsWith("[") && !word.startsWith("%");
    if (column > 0 && column + space + word.length() > COLUMNS && mayBeginLine) {
      newLine();
      space = 0;
    }
    out.append(" ".repeat(space)).append(word);
    column += space + word.length();
    tight = false;
  }

  private void close(String bracket) {
    tight = true;
    word(bracket);
    tight = false;
  }

  private void newLine() {
    out.append('\n');
    column = 0;
  }
}
