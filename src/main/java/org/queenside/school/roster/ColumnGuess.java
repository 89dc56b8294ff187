package org.queenside.school.roster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Guesses from the cells alone what columns without titles contain. */
record ColumnGuess(List<List<String>> columns, Separator separator) {

  /** The fewest rows in which repeated values show that a column contains groups. */
  private static final int FEWEST_FOR_GROUPS = 4;

  /** Common in several countries, in lower case without accents. */
  private static final Set<String> FIRST_NAMES = readFirstNames();

  /** Returns a meaning for each column. After {@link Separator#TYPED}, the second has groups. */
  static List<ColumnMeaning> of(List<NameTable.Row> rows, Separator separator) {
    if (rows.isEmpty()) {
      return List.of();
    }
    List<List<String>> columns =
        IntStream.range(0, rows.getFirst().cells().size())
            .mapToObj(index -> rows.stream().map(row -> row.cells().get(index)).toList())
            .toList();
    return new ColumnGuess(columns, separator).meanings();
  }

  private List<ColumnMeaning> meanings() {
    List<ColumnMeaning> meanings =
        new ArrayList<>(Collections.nCopies(columns.size(), ColumnMeaning.IGNORED));
    List<Integer> names =
        IntStream.range(0, columns.size()).filter(this::hasNames).boxed().toList();
    if (names.isEmpty()) {
      meanings.set(0, ColumnMeaning.FULL_NAME);
      return meanings;
    }
    int first = names.getFirst();
    if (names.size() == 1 || hasWholeNames(first)) {
      meanings.set(first, ColumnMeaning.FULL_NAME);
    } else {
      int firstNames = firstNames(names);
      int place = names.indexOf(firstNames);
      meanings.set(firstNames, ColumnMeaning.FIRST_NAME);
      meanings.set(
          names.get(place + 1 < names.size() ? place + 1 : place - 1), ColumnMeaning.LAST_NAME);
    }
    IntStream.range(first + 1, columns.size())
        .filter(column -> meanings.get(column) == ColumnMeaning.IGNORED && hasGroups(column))
        .findFirst()
        .ifPresent(column -> meanings.set(column, ColumnMeaning.GROUP));
    return meanings;
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
    boolean lastNamesFirst = separator == Separator.COMMA || isInCapitals(names.getFirst());
    return lastNamesFirst ? names.get(1) : names.getFirst();
  }

  private boolean hasNames(int column) {
    return most(column, cell -> hasLetters(cell) && !hasDigits(cell) && cell.indexOf('@') < 0)
        && (column == 0 || !hasGroups(column));
  }

  /** Whether a column contains groups: some values repeat, or some pupils have none. */
  private boolean hasGroups(int column) {
    List<String> cells = columns.get(column);
    long filled = cells.stream().filter(cell -> !cell.isEmpty()).count();
    if (!most(column, cell -> hasLetters(cell) && cell.indexOf('@') < 0)) {
      return false;
    }
    boolean repeated =
        filled >= FEWEST_FOR_GROUPS && cells.stream().distinct().count() * 2 <= filled;
    return repeated || separator == Separator.TYPED;
  }

  private boolean hasWholeNames(int column) {
    return most(column, cell -> cell.indexOf(',') > 0);
  }

  private boolean isInCapitals(int column) {
    return most(column, cell -> cell.length() > 1 && cell.equals(cell.toUpperCase(Locale.ROOT)));
  }

  private long known(int column) {
    return columns.get(column).stream().filter(ColumnGuess::isFirstName).count();
  }

  private static boolean isFirstName(String cell) {
    return FIRST_NAMES.contains(
        Normalizer.normalize(cell.split("[ -]", 2)[0], Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT));
  }

  /** Whether more than half of the non-empty cells have a property. */
  private boolean most(int column, Predicate<String> property) {
    List<String> filled = columns.get(column).stream().filter(cell -> !cell.isEmpty()).toList();
    return filled.stream().filter(property).count() * 2 > filled.size();
  }

  private static boolean hasLetters(String cell) {
    return cell.codePoints().anyMatch(Character::isLetter);
  }

  private static boolean hasDigits(String cell) {
    return cell.codePoints().anyMatch(Character::isDigit);
  }

  private static Set<String> readFirstNames() {
    try (InputStream in = ColumnGuess.class.getResourceAsStream("first-names.txt")) {
      String text =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII);
      return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
