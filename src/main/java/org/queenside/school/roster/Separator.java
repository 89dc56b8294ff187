package org.queenside.school.roster;

import java.util.ArrayList;
import java.util.List;

/** What separates the columns of a line. Separators in quotation marks don't count. */
enum Separator {
  NONE(""),
  /** Each line has tabs, as when cells of a spreadsheet are pasted. */
  TAB("\t"),
  /** Several lines have the same number of semicolons, as in a file. */
  SEMICOLON(";"),
  /** Some lines have a group after a semicolon or a tab, as people type it. */
  TYPED(";\t"),
  /** Each line has the same number of commas, or the first line contains titles. */
  COMMA(",");

  private final String characters;

  Separator(String characters) {
    this.characters = characters;
  }

  static Separator of(List<String> lines) {
    if (lines.isEmpty()) {
      return NONE;
    }
    if (lines.stream().allMatch(line -> TAB.count(line) > 0)) {
      return TAB;
    }
    if (lines.stream().anyMatch(line -> TYPED.count(line) > 0)) {
      boolean spaced = lines.stream().anyMatch(line -> line.contains("; "));
      return !spaced && lines.size() > 1 && SEMICOLON.isEven(lines) || SEMICOLON.hasTitles(lines)
          ? SEMICOLON
          : TYPED;
    }
    return COMMA.isEven(lines) || COMMA.hasTitles(lines) ? COMMA : NONE;
  }

  private boolean isEven(List<String> lines) {
    int first = count(lines.getFirst());
    return first > 0 && lines.stream().allMatch(line -> count(line) == first);
  }

  private boolean hasTitles(List<String> lines) {
    List<String> first = split(lines.getFirst());
    return first.size() > 1 && !ColumnTitles.meanings(first).isEmpty();
  }

  int count(String line) {
    return split(line).size() - 1;
  }

  /** Returns the parts of a line as typed, at least one. */
  List<String> split(String line) {
    List<String> parts = new ArrayList<>();
    int lastQuote = line.lastIndexOf('"');
    boolean quoted = false;
    int start = 0;
    for (int index = 0; index < line.length(); index++) {
      char each = line.charAt(index);
      if (each == '"' && (quoted || start == index)) {
        quoted = !quoted && index < lastQuote;
      } else if (!quoted && characters.indexOf(each) >= 0) {
        parts.add(line.substring(start, index));
        start = index + 1;
      }
    }
    parts.add(line.substring(start));
    return parts;
  }
}
