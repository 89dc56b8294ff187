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
 * Names of pupils as a teacher typed or pasted them: one per line, with an optional group after a
 * semicolon or a tab. A name with one comma has the last name first; a single line with several
 * commas is a list of names.
 */
public record NameList(List<Line> lines) {

  /** A line that isn't blank. */
  public sealed interface Line {
    /** The number of the line in the typed text, from 1. */
    int number();
  }

  /**
   * A pupil to add.
   *
   * @param group the name of the pupil's group; null for none
   */
  public record NewPupil(int number, String name, @Nullable String group) implements Line {}

  /**
   * A line that can't be added as a pupil.
   *
   * @param text the name in the line, or the whole line if there is no name
   */
  public record InvalidLine(int number, String text, Problem problem) implements Line {}

  /** The reason why a line can't be added. */
  public sealed interface Problem {
    /** There is no name. */
    record NoName() implements Problem {}

    /** The name is too long. */
    record NameTooLong(int letters) implements Problem {}

    /** The group's name is too long. */
    record GroupTooLong(int letters) implements Problem {}

    /** An earlier line has the same name. */
    record Repeated(int line) implements Problem {}

    /** A pupil of the class has this name already. */
    record InClass(int card) implements Problem {}
  }

  private static final Pattern NUMBERING = Pattern.compile("^\\s*(\\d{1,4}[.)]|[-*•–])\\s+");
  private static final Pattern GROUP = Pattern.compile("[;\\t]");

  /** Copies the lines. */
  public NameList {
    lines = List.copyOf(lines);
  }

  /** Reads typed text. */
  public static NameList of(String text) {
    List<String> typed = text.lines().toList();
    List<String> notBlank = typed.stream().filter(line -> !line.isBlank()).toList();
    if (notBlank.size() == 1 && commas(notBlank.getFirst()) > 1) {
      typed = List.of(notBlank.getFirst().split(","));
    }
    List<Line> lines = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    for (int index = 0; index < typed.size(); index++) {
      if (!typed.get(index).isBlank()) {
        lines.add(checkRepeated(line(index + 1, typed.get(index)), seen));
      }
    }
    return new NameList(lines);
  }

  /** The pupils to add. */
  public List<NewPupil> newPupils() {
    return lines.stream().filter(NewPupil.class::isInstance).map(NewPupil.class::cast).toList();
  }

  /** The lines that can't be added. */
  public List<InvalidLine> invalidLines() {
    return lines.stream()
        .filter(InvalidLine.class::isInstance)
        .map(InvalidLine.class::cast)
        .toList();
  }

  /** Returns this list with those names marked that pupils of the class have already. */
  NameList comparedWith(List<Pupil> pupils) {
    Map<String, Integer> cards = new HashMap<>();
    pupils.forEach(pupil -> cards.put(key(pupil.name()), pupil.card()));
    return new NameList(
        lines.stream()
            .<Line>map(
                line ->
                    switch (line) {
                      case InvalidLine invalid -> invalid;
                      case NewPupil pupil -> {
                        Integer card = cards.get(key(pupil.name()));
                        yield card == null
                            ? pupil
                            : new InvalidLine(
                                pupil.number(), pupil.name(), new Problem.InClass(card));
                      }
                    })
            .toList());
  }

  private static Line line(int number, String typed) {
    String[] parts = GROUP.split(NUMBERING.matcher(typed).replaceFirst(""), -1);
    String name = firstNameFirst(NameNormalizer.normalize(unquoted(parts[0])));
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

  private static Line checkRepeated(Line line, Map<String, Integer> seen) {
    return switch (line) {
      case InvalidLine invalid -> invalid;
      case NewPupil pupil -> {
        Integer before = seen.putIfAbsent(key(pupil.name()), pupil.number());
        yield before == null
            ? pupil
            : new InvalidLine(pupil.number(), pupil.name(), new Problem.Repeated(before));
      }
    };
  }

  private static String firstNameFirst(String name) {
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

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
