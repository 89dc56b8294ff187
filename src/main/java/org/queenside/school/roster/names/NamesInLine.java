package org.queenside.school.roster.names;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.queenside.school.roster.names.DelimitedText.Line;

/** Splits lines with several names, such as the recipients of an e-mail or a photo's caption. */
final class NamesInLine {

  private static final Pattern RECIPIENT = Pattern.compile("<\\s*+[^<>\\s@]++@[^<>\\s@]++\\s*+>");
  private static final Pattern LONE_ADDRESS =
      Pattern.compile("[\\s,;]*+[^\\s<>,;@]++@[^\\s<>,;@]++\\s*+(?=[,;])");
  private static final Pattern AND =
      Pattern.compile("(?i)\\s(?:und|and|&|sowie|et|och|og|ve|и|και)\\s");
  private static final Pattern AND_IN_LIST =
      Pattern.compile(
          "(?i)\\s(?:und|and|&|sowie|et|och|og|ve|и|και|y|e|i|en|és)\\s(?=[^,;]{0,100}$)");

  /** How many names of a list are common first names if its columns aren't something else. */
  private static final double SHARE_OF_FIRST_NAMES = 0.4;

  /** More lines, or names in a line, aren't looked at one by one. */
  private static final int MOST = 2000;

  private NamesInLine() {}

  /** Returns the lines with one pupil each, or the same lines if they are a table or a list. */
  static List<Line> split(List<Line> lines, Predicate<List<String>> isHeading) {
    if (lines.stream().anyMatch(line -> line.text().indexOf('\t') >= 0)
        || DelimitedText.separatorOfHeading(lines, isHeading) != null) {
      return lines;
    }
    if (lines.stream().anyMatch(NamesInLine::hasRecipients)) {
      return each(lines, NamesInLine::recipients);
    }
    for (String separator : List.of(";", ",")) {
      if (isList(lines, separator)) {
        return each(lines, line -> listed(line, separator));
      }
    }
    boolean plain =
        lines.stream().allMatch(line -> DelimitedText.parts(line.text(), ";,|").size() == 1);
    return plain ? each(lines, line -> List.of(AND.split(line))) : lines;
  }

  private static List<Line> each(List<Line> lines, Function<String, List<String>> names) {
    return lines.stream()
        .flatMap(
            line ->
                names.apply(line.text()).stream()
                    .filter(name -> !name.isBlank())
                    .map(name -> new Line(line.number(), name)))
        .toList();
  }

  private static boolean hasRecipients(Line line) {
    return RECIPIENT.matcher(line.text()).find()
        || line.text().indexOf('@') >= 0
            && DelimitedText.parts(line.text(), ";,").stream()
                .allMatch(part -> part.isBlank() || part.indexOf('@') > 0);
  }

  private static List<String> recipients(String line) {
    List<String> names = new ArrayList<>();
    Matcher recipient = RECIPIENT.matcher(line);
    int rest = 0;
    while (recipient.find()) {
      addRecipient(names, line.substring(rest, recipient.end()));
      rest = recipient.end();
    }
    names.addAll(DelimitedText.parts(line.substring(rest), ";,"));
    return names;
  }

  /** Adds a recipient with an address in brackets, and others without one before it. */
  private static void addRecipient(List<String> names, String text) {
    Matcher address = LONE_ADDRESS.matcher(text);
    int start = 0;
    while (address.lookingAt()) {
      names.add(address.group().replaceAll("[\\s,;]", ""));
      start = address.end();
      address.region(start, text.length());
    }
    names.addAll(DelimitedText.parts(text.substring(start).replaceFirst("^[\\s,;]+", ""), ";"));
  }

  private static List<String> listed(String line, String separator) {
    return DelimitedText.parts(AND_IN_LIST.matcher(line).replaceFirst(separator), separator);
  }

  private static boolean isList(List<Line> lines, String separator) {
    if (lines.size() > MOST
        || lines.stream().noneMatch(line -> line.text().contains(separator))
        || lines.stream()
            .anyMatch(line -> DelimitedText.parts(line.text(), separator).size() > MOST)) {
      return false;
    }
    List<List<String>> rows =
        lines.stream().map(line -> DelimitedText.cells(line.text(), separator)).toList();
    List<List<String>> lists =
        rows.stream()
            .filter(row -> row.size() > 2 || row.size() == 2 && AND.matcher(row.getLast()).find())
            .toList();
    long separated = rows.stream().filter(row -> row.size() > 1).count();
    if (lists.isEmpty()
        || lists.size() * 2L < separated
        || lists.stream().flatMap(List::stream).anyMatch(NamesInLine::isNoName)) {
      return false;
    }
    if (lines.size() == 1
        || rows.stream().anyMatch(row -> row.size() > 1 && AND.matcher(row.getLast()).find())) {
      return true;
    }
    boolean even = rows.stream().allMatch(row -> row.size() == rows.getFirst().size());
    boolean spaced =
        lines.stream().noneMatch(line -> line.text().matches(".*" + separator + "\\S.*"));
    return even
        ? IntStream.range(0, rows.getFirst().size()).allMatch(column -> hasFirstNames(rows, column))
        : spaced && IntStream.range(0, 2).allMatch(column -> hasFirstNames(rows, column));
  }

  private static boolean isNoName(String cell) {
    String name = PersonName.of(PersonName.withoutNumbering(cell)).name();
    return switch (CellKind.of(name)) {
      case EMPTY, WORDS, CODE -> false;
      default -> true;
    };
  }

  private static boolean hasFirstNames(List<List<String>> rows, int column) {
    List<String> cells =
        rows.stream()
            .filter(row -> row.size() > column)
            .map(row -> row.get(column))
            .filter(cell -> !cell.isEmpty())
            .toList();
    return cells.stream().filter(FirstNames::startWith).count()
        >= cells.size() * SHARE_OF_FIRST_NAMES;
  }
}
