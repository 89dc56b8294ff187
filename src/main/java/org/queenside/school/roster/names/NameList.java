package org.queenside.school.roster.names;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;

/**
 * Names of pupils as a teacher typed, pasted or uploaded them, with an optional group.
 *
 * @param lines each row of the list, in order
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
   * @param leftOut what else the cells of the name say, such as a title or a class
   */
  public record NewPupil(int number, String name, @Nullable String group, List<String> leftOut)
      implements Line {
    public NewPupil {
      leftOut = List.copyOf(leftOut);
    }

    NewPupil(int number, String name, @Nullable String group) {
      this(number, name, group, List.of());
    }
  }

  /**
   * A line that can't be added as a pupil.
   *
   * @param text the name in the line, or the whole line if there is no name
   */
  public record InvalidLine(int number, String text, Problem problem) implements Line {}

  /** The reason why a line can't be added. */
  public sealed interface Problem {
    record NoName() implements Problem {}

    /** There is an e-mail address, but no name. */
    record OnlyAddress() implements Problem {}

    record NameTooLong(int letters) implements Problem {}

    record GroupTooLong(int letters) implements Problem {}

    /** An earlier line has the same name. */
    record Repeated(int line) implements Problem {}

    /** A pupil of the class already has this name. */
    record InClass(int card) implements Problem {}
  }

  /** Reads a text, with the columns that {@link NameTable#suggested} contains. */
  public static NameList of(String text) {
    NameTable table = NameTable.of(text);
    return of(table, table.suggested());
  }

  /**
   * Makes pupils of the rows of a table.
   *
   * @param meanings what the columns contain
   */
  public static NameList of(NameTable table, List<ColumnMeaning> meanings) {
    Map<String, Integer> seen = new HashMap<>();
    var names = new RowNames(table, meanings);
    return new NameList(
        table.rows().stream().map(row -> checkRepeated(line(names, row), seen)).toList());
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

  /**
   * Returns this list, marking the names that pupils of the class already have.
   *
   * @param present the numbers of the pupils' cards by their names
   */
  public NameList comparedWith(Map<String, Integer> present) {
    Map<String, Integer> cards = new HashMap<>();
    present.forEach((name, card) -> cards.put(key(name), card));
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

  private static Line line(RowNames names, DelimitedText.Row row) {
    PersonName name = names.name(row);
    String group = names.group(row);
    if (name.name().isEmpty()) {
      return new InvalidLine(
          row.number(),
          names.text(row),
          row.text().indexOf('@') > 0 ? new Problem.OnlyAddress() : new Problem.NoName());
    }
    if (!NameNormalizer.fits(name.name())) {
      return new InvalidLine(
          row.number(), name.name(), new Problem.NameTooLong(name.name().length()));
    }
    if (group.length() > NameNormalizer.LONGEST) {
      return new InvalidLine(row.number(), name.name(), new Problem.GroupTooLong(group.length()));
    }
    return new NewPupil(row.number(), name.name(), group.isEmpty() ? null : group, name.leftOut());
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

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
