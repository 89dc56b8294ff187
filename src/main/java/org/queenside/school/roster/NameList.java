package org.queenside.school.roster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;

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
  public record NewPupil(int number, String name, @Nullable String group) implements Line {}

  /**
   * A line of which no pupil can be made.
   *
   * @param text what stands there, tidied
   */
  public record InvalidLine(int number, String text, Problem flaw) implements Line {}

  /** What is wrong with a line. */
  public sealed interface Problem {
    /** There is no name. */
    record NoName() implements Problem {}

    /** The name has too many letters. */
    record NameTooLong(int letters) implements Problem {}

    /** The group's name has too many letters. */
    record GroupTooLong(int letters) implements Problem {}

    /** The same name stands in another line. */
    record Repeated(int line) implements Problem {}

    /** A pupil of the class has this name. */
    record InClass(int card) implements Problem {}
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
  public List<NewPupil> newPupils() {
    return lines.stream().filter(NewPupil.class::isInstance).map(NewPupil.class::cast).toList();
  }

  /** The lines with something wrong. */
  public List<InvalidLine> invalidLines() {
    return lines.stream()
        .filter(InvalidLine.class::isInstance)
        .map(InvalidLine.class::cast)
        .toList();
  }

  /** The same list, in which who is in the class already is marked. */
  NameList comparedWith(List<Pupil> pupils) {
    Map<String, Integer> cards = new HashMap<>();
    pupils.forEach(pupil -> cards.put(same(pupil.name()), pupil.card()));
    return new NameList(
        lines.stream()
            .<Line>map(
                line ->
                    switch (line) {
                      case InvalidLine flawed -> flawed;
                      case NewPupil named -> {
                        Integer card = cards.get(same(named.name()));
                        yield card == null
                            ? named
                            : new InvalidLine(
                                named.number(), named.name(), new Problem.InClass(card));
                      }
                    })
            .toList());
  }

  private static Line line(int number, String typed) {
    String[] parts = GROUP.split(NUMBERING.matcher(typed).replaceFirst(""), -1);
    String name = inOrder(NameNormalizer.normalize(unquoted(parts[0])));
    String group = parts.length > 1 ? NameNormalizer.normalize(unquoted(parts[1])) : "";
    if (name.isEmpty()) {
      return new InvalidLine(number, NameNormalizer.normalize(typed), new Problem.NoName());
    }
    if (!NameNormalizer.fits(name)) {
      return new InvalidLine(number, name, new Problem.NameTooLong(name.length()));
    }
    if (group.length() > NameNormalizer.LONGEST) {
      return new InvalidLine(number, name, new Problem.GroupTooLong(group.length()));
    }
    return new NewPupil(number, name, group.isEmpty() ? null : group);
  }

  private static Line unrepeated(Line line, Map<String, Integer> seen) {
    return switch (line) {
      case InvalidLine flawed -> flawed;
      case NewPupil named -> {
        Integer before = seen.putIfAbsent(same(named.name()), named.number());
        yield before == null
            ? named
            : new InvalidLine(named.number(), named.name(), new Problem.Repeated(before));
      }
    };
  }

  private static String inOrder(String name) {
    int comma = name.indexOf(',');
    return commas(name) == 1
        ? NameNormalizer.normalize(name.substring(comma + 1) + " " + name.substring(0, comma))
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
