package org.queenside.classroom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.TidyName;

/**
 * Pupils' names as somebody typed or pasted them: one a line, and after a semicolon or a tab the
 * group, if there is one. A name with one comma is last name first; a single line with more commas
 * is a list of names.
 */
public record NameList(List<Line> lines) {

  /** A line that is not blank. */
  public sealed interface Line {
    /** Its number in what was typed, from 1. */
    int number();
  }

  /**
   * A pupil to add.
   *
   * @param group the name of a group, or null
   */
  public record Named(int number, String name, @Nullable String group) implements Line {}

  /**
   * A line of which no pupil can be made.
   *
   * @param text what stands there, tidied
   */
  public record Flawed(int number, String text, Flaw flaw) implements Line {}

  /** What is wrong with a line. */
  public sealed interface Flaw {
    /** There is no name. */
    record NoName() implements Flaw {}

    /** The name has too many letters. */
    record NameTooLong(int letters) implements Flaw {}

    /** The group's name has too many letters. */
    record GroupTooLong(int letters) implements Flaw {}

    /** The same name stands in another line. */
    record Repeated(int line) implements Flaw {}

    /** A pupil of the class has this name. */
    record InClass(int card) implements Flaw {}
  }

  private static final Pattern NUMBERING = Pattern.compile("^\\s*(\\d{1,4}[.)]|[-*•–])\\s+");
  private static final Pattern GROUP = Pattern.compile("[;\\t]");

  /** Copies the lines. */
  public NameList {
    lines = List.copyOf(lines);
  }

  /** Reads what was typed. */
  public static NameList of(String text) {
    List<String> typed = text.lines().toList();
    List<String> filled = typed.stream().filter(line -> !line.isBlank()).toList();
    if (filled.size() == 1 && commas(filled.getFirst()) > 1) {
      typed = List.of(filled.getFirst().split(","));
    }
    List<Line> lines = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    for (int index = 0; index < typed.size(); index++) {
      if (!typed.get(index).isBlank()) {
        lines.add(unrepeated(line(index + 1, typed.get(index)), seen));
      }
    }
    return new NameList(lines);
  }

  /** The pupils to add. */
  public List<Named> named() {
    return lines.stream().filter(Named.class::isInstance).map(Named.class::cast).toList();
  }

  /** The lines with something wrong. */
  public List<Flawed> flawed() {
    return lines.stream().filter(Flawed.class::isInstance).map(Flawed.class::cast).toList();
  }

  /** The same list, in which who is in the class already is marked. */
  NameList besides(List<Pupil> pupils) {
    Map<String, Integer> cards = new HashMap<>();
    pupils.forEach(pupil -> cards.put(same(pupil.name()), pupil.card()));
    return new NameList(
        lines.stream()
            .<Line>map(
                line ->
                    switch (line) {
                      case Flawed flawed -> flawed;
                      case Named named -> {
                        Integer card = cards.get(same(named.name()));
                        yield card == null
                            ? named
                            : new Flawed(named.number(), named.name(), new Flaw.InClass(card));
                      }
                    })
            .toList());
  }

  private static Line line(int number, String typed) {
    String[] parts = GROUP.split(NUMBERING.matcher(typed).replaceFirst(""), -1);
    String name = inOrder(TidyName.of(unquoted(parts[0])));
    String group = parts.length > 1 ? TidyName.of(unquoted(parts[1])) : "";
    if (name.isEmpty()) {
      return new Flawed(number, TidyName.of(typed), new Flaw.NoName());
    }
    if (!TidyName.fits(name)) {
      return new Flawed(number, name, new Flaw.NameTooLong(name.length()));
    }
    if (group.length() > TidyName.LONGEST) {
      return new Flawed(number, name, new Flaw.GroupTooLong(group.length()));
    }
    return new Named(number, name, group.isEmpty() ? null : group);
  }

  private static Line unrepeated(Line line, Map<String, Integer> seen) {
    return switch (line) {
      case Flawed flawed -> flawed;
      case Named named -> {
        Integer before = seen.putIfAbsent(same(named.name()), named.number());
        yield before == null
            ? named
            : new Flawed(named.number(), named.name(), new Flaw.Repeated(before));
      }
    };
  }

  private static String inOrder(String name) {
    int comma = name.indexOf(',');
    return commas(name) == 1
        ? TidyName.of(name.substring(comma + 1) + " " + name.substring(0, comma))
        : name;
  }

  private static String unquoted(String text) {
    String stripped = text.strip();
    boolean quoted = stripped.length() > 1 && stripped.startsWith("\"") && stripped.endsWith("\"");
    return quoted ? stripped.substring(1, stripped.length() - 1) : stripped;
  }

  private static long commas(String text) {
    return text.chars().filter(each -> each == ',').count();
  }

  private static String same(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
