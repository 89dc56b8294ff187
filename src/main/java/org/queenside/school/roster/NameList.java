package org.queenside.school.roster;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;

/**
 * Names of pupils as a teacher typed or pasted them, with an optional group. A whole name with one
 * comma has the last name first.
 */
public record NameList(List<Line> lines) {
  public NameList {
    lines = List.copyOf(lines);
  }

  /** A non-blank line. */
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
    record NoName() implements Problem {}

    record NameTooLong(int letters) implements Problem {}

    record GroupTooLong(int letters) implements Problem {}

    /** An earlier line has the same name. */
    record Repeated(int line) implements Problem {}

    /** A pupil of the class already has this name. */
    record InClass(int card) implements Problem {}
  }

  /** Reads typed text, with the columns that {@link NameTable#suggested} contains. */
  public static NameList of(String text) {
    NameTable table = NameTable.of(text);
    return of(table, table.suggested());
  }

  static NameList of(NameTable table, List<ColumnMeaning> meanings) {
    Map<String, Integer> seen = new HashMap<>();
    return new NameList(
        table.rows().stream().map(row -> checkRepeated(line(row, meanings), seen)).toList());
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

  /** Returns this list, marking the names that pupils of the class already have. */
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

  private static Line line(NameTable.Row row, List<ColumnMeaning> meanings) {
    String name =
        NameNormalizer.normalize(
            firstNameFirst(joined(row, meanings, ColumnMeaning.FULL_NAME))
                + " "
                + joined(row, meanings, ColumnMeaning.FIRST_NAME)
                + " "
                + joined(row, meanings, ColumnMeaning.LAST_NAME));
    String group = joined(row, meanings, ColumnMeaning.GROUP);
    if (name.isEmpty()) {
      return new InvalidLine(
          row.number(), String.join("; ", row.cells()).strip(), new Problem.NoName());
    }
    if (!NameNormalizer.fits(name)) {
      return new InvalidLine(row.number(), name, new Problem.NameTooLong(name.length()));
    }
    if (group.length() > NameNormalizer.LONGEST) {
      return new InvalidLine(row.number(), name, new Problem.GroupTooLong(group.length()));
    }
    return new NewPupil(row.number(), name, group.isEmpty() ? null : group);
  }

  private static String joined(
      NameTable.Row row, List<ColumnMeaning> meanings, ColumnMeaning wanted) {
    return IntStream.range(0, meanings.size())
        .filter(column -> meanings.get(column) == wanted)
        .mapToObj(row.cells()::get)
        .filter(cell -> !cell.isEmpty())
        .collect(Collectors.joining(" "));
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

  private static long commas(String text) {
    return text.chars().filter(each -> each == ',').count();
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
