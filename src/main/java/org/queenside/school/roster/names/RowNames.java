package org.queenside.school.roster.names;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.queenside.school.roster.names.DelimitedText.Row;

/** Joins the name of a pupil from the cells of a row, written as most rows of the list are. */
final class RowNames {

  private static final Pattern TURKISH = Pattern.compile("[İığĞ]");

  private static final int MOST_LOOKED_AT = 1000;

  private final NameTable table;
  private final List<ColumnMeaning> meanings;

  /** What the language does with capitals: a Turkish I becomes ı. */
  private final Locale locale;

  /** Whether only some cells are numbers, so that they are hardly aliases. */
  private final boolean lettersNeeded;

  private final List<Style> styles;

  /** How most cells of a column are written. */
  private record Style(boolean capitals, boolean facts) {}

  RowNames(NameTable table, List<ColumnMeaning> meanings) {
    this.table = table;
    this.meanings = List.copyOf(meanings);
    boolean turkish = table.rows().stream().anyMatch(row -> TURKISH.matcher(row.text()).find());
    this.locale = turkish ? Locale.of("tr") : Locale.ROOT;
    this.lettersNeeded = table.rows().stream().anyMatch(row -> CellKind.hasLetters(row.text()));
    this.styles = IntStream.range(0, meanings.size()).mapToObj(this::style).toList();
  }

  private Style style(int column) {
    if (!meanings.get(column).isName()) {
      return new Style(false, false);
    }
    List<PersonName> names =
        table.rows().stream()
            .limit(MOST_LOOKED_AT)
            .map(row -> PersonName.of(row.cell(column)))
            .filter(name -> !name.name().isEmpty())
            .toList();
    return new Style(
        most(names.stream().map(name -> name.hasCapitals()).toList()),
        most(names.stream().map(name -> !name.withoutFacts().equals(name)).toList()));
  }

  private static boolean most(List<Boolean> all) {
    return all.stream().filter(each -> each).count() * 2 > all.size();
  }

  /** Returns the name, which may be empty. */
  PersonName name(Row row) {
    List<PersonName> parts =
        Stream.of(
                ColumnMeaning.FULL_NAME,
                ColumnMeaning.LAST_NAME_FIRST,
                ColumnMeaning.FIRST_NAME,
                ColumnMeaning.LAST_NAME)
            .flatMap(meaning -> parts(row, meaning))
            .toList();
    String name = parts.stream().map(PersonName::name).collect(Collectors.joining(" ")).strip();
    List<String> leftOut = new ArrayList<>();
    parts.forEach(part -> leftOut.addAll(part.leftOut()));
    boolean readable =
        name.codePoints()
            .anyMatch(
                each ->
                    Character.isLetter(each)
                        || !lettersNeeded && Character.isDigit(each)
                        || Character.getType(each) == Character.OTHER_SYMBOL);
    return new PersonName(readable ? name : "", leftOut);
  }

  private Stream<PersonName> parts(Row row, ColumnMeaning wanted) {
    return columns(wanted)
        .filter(column -> !row.cell(column).isEmpty())
        .mapToObj(column -> part(row.cell(column), wanted, styles.get(column)))
        // "van der" may have a column of its own, behind the one of the name.
        .sorted(Comparator.comparing(part -> !PersonName.isParticles(part.name())));
  }

  private PersonName part(String cell, ColumnMeaning meaning, Style style) {
    PersonName name = PersonName.of(cell);
    if (style.facts()) {
      name = name.withoutFacts();
    }
    boolean comma = name.name().indexOf(',') > 0;
    if (meaning == ColumnMeaning.FULL_NAME || comma) {
      name = meaning == ColumnMeaning.LAST_NAME ? name : name.withoutComma();
    }
    if (meaning == ColumnMeaning.LAST_NAME_FIRST && !comma) {
      name = name.lastNameMoved();
    }
    return style.capitals() ? name.withoutCapitals(locale) : name;
  }

  /** Returns the group, which may be empty. */
  String group(Row row) {
    return columns(ColumnMeaning.GROUP)
        .mapToObj(row::cell)
        .filter(cell -> !cell.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Returns the cells of a row that has no name. */
  String text(Row row) {
    return IntStream.range(0, meanings.size())
        .mapToObj(row::cell)
        .collect(Collectors.joining("; "))
        .strip();
  }

  private IntStream columns(ColumnMeaning wanted) {
    return IntStream.range(0, meanings.size()).filter(column -> meanings.get(column) == wanted);
  }
}
