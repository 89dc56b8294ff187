package org.queenside.school.roster.names;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.queenside.school.roster.names.DelimitedText.Row;

/**
 * Guesses from all cells what columns without titles contain.
 *
 * @param separator what separates the columns
 * @param typed whether the second column has groups, as people type them after a semicolon
 */
record ColumnGuess(List<List<String>> columns, String separator, boolean typed) {

  /** The fewest rows in which repeated values show that a column contains groups. */
  private static final int FEWEST_FOR_GROUPS = 4;

  /** The share of cells that have to look alike, except for a few mistakes. */
  private static final double ALIKE = 0.8;

  /** Returns a meaning for each column. */
  static List<ColumnMeaning> of(List<Row> rows, int width, String separator) {
    List<List<String>> columns =
        IntStream.range(0, width)
            .mapToObj(index -> rows.stream().map(row -> row.cell(index)).toList())
            .toList();
    return new ColumnGuess(columns, separator, isTyped(rows, separator)).meanings();
  }

  private static boolean isTyped(List<Row> rows, String separator) {
    if (separator.indexOf(';') < 0 || most(rows, row -> row.width() > 2)) {
      return false;
    }
    return rows.size() == 1
        || !most(rows, row -> row.width() == 2)
        || rows.stream().anyMatch(row -> row.text().contains("; "));
  }

  private List<ColumnMeaning> meanings() {
    List<ColumnMeaning> meanings = new ArrayList<>();
    List<Integer> names = new ArrayList<>();
    for (int column = 0; column < columns.size(); column++) {
      ColumnMeaning meaning = fact(column);
      if (meaning.isName()) {
        names.add(column);
      }
      boolean second = meaning == ColumnMeaning.GROUP && meanings.contains(meaning);
      meanings.add(meaning.isName() || second ? ColumnMeaning.IGNORED : meaning);
    }
    if (names.isEmpty() && !meanings.isEmpty()) {
      meanings.set(0, ColumnMeaning.FULL_NAME);
    } else if (names.size() == 1 || !names.isEmpty() && hasCommas(names.getFirst())) {
      meanings.set(names.getFirst(), order(filled(names.getFirst())));
    } else if (names.size() > 1) {
      setParts(names, meanings);
    }
    return meanings;
  }

  private void setParts(List<Integer> names, List<ColumnMeaning> meanings) {
    int first = firstNames(names);
    int place = names.indexOf(first);
    int last = names.get(place > 0 ? place - 1 : 1);
    for (int each : names) {
      if (each != first && known(each) < known(last)) {
        last = each;
      }
    }
    for (int each : names) {
      // A second first name may have a column of its own.
      boolean further = each == first + 1 && known(each) * 2 > filled(each).size();
      if (each == last) {
        meanings.set(each, ColumnMeaning.LAST_NAME);
      } else if (each == first || further) {
        meanings.set(each, ColumnMeaning.FIRST_NAME);
      }
    }
  }

  /** Which of several columns of names contains the first names. */
  private int firstNames(List<Integer> names) {
    int best = names.getFirst();
    for (int column : names) {
      if (known(column) > known(best)) {
        best = column;
      }
    }
    if (known(best) > 0) {
      return best;
    }
    boolean lastNamesFirst =
        separator.equals(",")
            || most(filled(names.getFirst()), cell -> new PersonName(cell, List.of()).isCapitals());
    return lastNamesFirst ? names.get(1) : names.getFirst();
  }

  /** What a column contains; {@code FULL_NAME} for names of any kind. */
  private ColumnMeaning fact(int column) {
    List<String> cells = filled(column);
    Map<CellKind, Long> kinds =
        cells.stream().collect(Collectors.groupingBy(CellKind::of, Collectors.counting()));
    CellKind kind =
        kinds.entrySet().stream()
            .filter(each -> each.getValue() >= cells.size() * ALIKE)
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(CellKind.WORDS);
    return switch (kind) {
      case EMPTY, TITLE -> ColumnMeaning.IGNORED;
      case NUMBER -> isAge(cells) ? ColumnMeaning.AGE : ColumnMeaning.NUMBER;
      case AGE -> ColumnMeaning.AGE;
      case DATE -> ColumnMeaning.BIRTH_DATE;
      case EMAIL -> ColumnMeaning.EMAIL;
      case SEX -> ColumnMeaning.SEX;
      case DENOMINATION -> ColumnMeaning.DENOMINATION;
      case CLASS ->
          hasGroups(column) && (typed || cells.stream().distinct().count() > 1)
              ? ColumnMeaning.GROUP
              : ColumnMeaning.CLASS;
      case CODE -> isRepeated(cells) ? ColumnMeaning.IGNORED : words(column);
      case WORDS, OTHER -> words(column);
    };
  }

  private ColumnMeaning words(int column) {
    if (hasGroups(column)) {
      return ColumnMeaning.GROUP;
    }
    boolean names =
        most(filled(column), cell -> CellKind.isWords(PersonName.of(cell).withoutFacts().name()));
    return names ? ColumnMeaning.FULL_NAME : ColumnMeaning.IGNORED;
  }

  /** Whether a column contains groups: some values repeat, or some pupils have none. */
  private boolean hasGroups(int column) {
    List<String> cells = filled(column);
    if (column == 0 || !most(cells, cell -> CellKind.hasLetters(cell) && cell.indexOf('@') < 0)) {
      return false;
    }
    // "Schmidt; Anna" isn't a name with a group.
    boolean names = known(column) * 2 > cells.size() && known(0) == 0;
    return isRepeated(cells) || typed && column == 1 && !names;
  }

  private static boolean isRepeated(List<String> cells) {
    return cells.size() >= FEWEST_FOR_GROUPS
        && cells.stream().distinct().count() * 2 <= cells.size();
  }

  private static boolean isAge(List<String> cells) {
    return cells.stream().distinct().count() < cells.size()
        && cells.stream().allMatch(cell -> cell.matches("[3-9]|1\\d|2[01]"));
  }

  private boolean hasCommas(int column) {
    return most(filled(column), cell -> cell.indexOf(',') > 0);
  }

  /** Whether whole names begin with the last name. */
  static ColumnMeaning order(List<String> cells) {
    int order = cells.stream().mapToInt(cell -> PersonName.of(cell).withoutFacts().order()).sum();
    return order > 0 ? ColumnMeaning.LAST_NAME_FIRST : ColumnMeaning.FULL_NAME;
  }

  private long known(int column) {
    return columns.get(column).stream().filter(FirstNames::startWith).count();
  }

  private List<String> filled(int column) {
    return columns.get(column).stream().filter(cell -> !cell.isEmpty()).toList();
  }

  private static <T> boolean most(List<T> all, Predicate<T> property) {
    return all.stream().filter(property).count() * 2 > all.size();
  }
}
