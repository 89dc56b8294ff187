package org.queenside.school.roster.directory;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.SignInName;
import org.queenside.school.roster.names.DelimitedText;
import org.queenside.school.roster.names.DelimitedText.Row;

/**
 * A list of new classes and their teachers as an administrator pasted it. A line at the top has the
 * titles of the columns, in any order. A class may have several rows: its first teacher leads it.
 */
public record NewClassList(List<NewClassRow> rows, List<InvalidRow> invalid) {
  public NewClassList {
    rows = List.copyOf(rows);
    invalid = List.copyOf(invalid);
  }

  /** The most rows that are read. */
  public static final int MOST = 500;

  /** Why a whole list can't be read. */
  public enum Refusal {
    /** No line at the top has titles for class and teacher. */
    NO_TITLES,
    /** It has more than {@link #MOST} rows. */
    TOO_MANY
  }

  /** A list can't be read. */
  public static final class NewClassListException extends Exception {
    private final Refusal refusal;

    NewClassListException(Refusal refusal) {
      super("unreadable list of classes: " + refusal);
      this.refusal = refusal;
    }

    /** Returns why it can't be read. */
    public Refusal refusal() {
      return refusal;
    }
  }

  /** Why a row can't be used. */
  public enum Problem {
    /** The row is above the titles of the columns. */
    ABOVE_TITLES,
    NO_CLASS,
    NO_TEACHER,
    TOO_LONG,
    /** An e-mail address was given instead of a name. */
    ADDRESS,
    /** A teacher's name has digits, as if columns were swapped. */
    DIGITS,
    ZONE,
    REPEATED,
    /** An earlier row has another name for the same user name. */
    OTHER_NAME,
    PUPIL,
    EXISTS
  }

  /** A row that can't be used. */
  public record InvalidRow(long line, Problem problem, String value) {}

  /** The titles are looked for in so many rows. */
  private static final int MOST_ABOVE = 15;

  private static final Set<String> CLASS =
      titles("class, class name, classname, klasse, classe, clase, form, group");
  private static final Set<String> TEACHER =
      titles(
          """
          teacher, teacher name, teacher's name, class teacher, form teacher, tutor, name, lehrer,
          lehrkraft, lehrerin, lehrer in, klassenlehrer, klassenlehrerin, enseignant, profesor,
          professor""");
  private static final Set<String> SIGN_IN =
      titles(
          """
          user name, username, user, sign-in name, sign in name, login, e-mail, email, mail,
          e-mail address, email address, benutzername, nombre de usuario, nom d'utilisateur,
          nom d’utilisateur""");
  private static final Set<String> ZONE =
      titles("time zone, timezone, zone, zeitzone, fuseau horaire, zona horaria");

  private static Set<String> titles(String list) {
    return Set.of(list.split(",\\s+"));
  }

  /** Where each column is; -1 if it is missing. */
  private record Columns(int schoolClass, int teacher, int signIn, int zone) {

    static Columns of(List<String> titles) {
      List<String> plain =
          titles.stream().map(each -> key(each.replaceAll("[*:_/]", " "))).toList();
      return new Columns(
          place(plain, CLASS), place(plain, TEACHER), place(plain, SIGN_IN), place(plain, ZONE));
    }

    static boolean areTitles(List<String> cells) {
      Columns columns = of(cells);
      return columns.schoolClass() >= 0 && columns.teacher() >= 0;
    }

    private static int place(List<String> titles, Set<String> known) {
      for (int column = 0; column < titles.size(); column++) {
        if (known.contains(titles.get(column))) {
          return column;
        }
      }
      return -1;
    }
  }

  /** Reads a list without comparing it with the database. */
  static NewClassList of(String text, ZoneId usual) throws NewClassListException {
    List<Row> file = DelimitedText.rows(text, Columns::areTitles);
    int top = 0;
    while (top < Math.min(file.size(), MOST_ABOVE) && !Columns.areTitles(file.get(top).cells())) {
      top++;
    }
    if (top == Math.min(file.size(), MOST_ABOVE)) {
      throw new NewClassListException(Refusal.NO_TITLES);
    }
    if (file.size() - top > MOST + 1) {
      throw new NewClassListException(Refusal.TOO_MANY);
    }
    Columns columns = Columns.of(file.get(top).cells());
    List<NewClassRow> rows = new ArrayList<>();
    List<InvalidRow> invalid = new ArrayList<>();
    for (Row each : file.subList(0, top)) {
      if (!DelimitedText.isSetting(each.text())) {
        invalid.add(new InvalidRow(each.number(), Problem.ABOVE_TITLES, each.text()));
      }
    }
    Map<String, Long> seen = new HashMap<>();
    Map<String, String> teachers = new HashMap<>();
    for (Row each : file.subList(top + 1, file.size())) {
      InvalidRow wrong = problem(each, columns);
      if (wrong != null) {
        invalid.add(wrong);
        continue;
      }
      NewClassRow row = row(each, columns, usual);
      String name = teachers.putIfAbsent(row.teacherKey(), row.teacher());
      Long before = seen.putIfAbsent(key(row.className()) + "\n" + row.teacherKey(), row.line());
      if (name != null && !key(name).equals(key(row.teacher()))) {
        invalid.add(new InvalidRow(row.line(), Problem.OTHER_NAME, name));
      } else if (before != null) {
        invalid.add(new InvalidRow(row.line(), Problem.REPEATED, String.valueOf(before)));
      } else {
        rows.add(row);
      }
    }
    return new NewClassList(rows, invalid);
  }

  private static @Nullable InvalidRow problem(Row row, Columns columns) {
    String schoolClass = row.cell(columns.schoolClass());
    String teacher = row.cell(columns.teacher());
    String signIn = row.cell(columns.signIn());
    String zone = row.cell(columns.zone());
    for (String name : List.of(schoolClass, teacher, signIn)) {
      if (name.length() > NameNormalizer.LONGEST) {
        return new InvalidRow(row.number(), Problem.TOO_LONG, name);
      }
    }
    for (String name : List.of(schoolClass, teacher)) {
      if (name.indexOf('@') >= 0) {
        return new InvalidRow(row.number(), Problem.ADDRESS, name);
      }
    }
    if (schoolClass.isEmpty()) {
      return new InvalidRow(row.number(), Problem.NO_CLASS, "");
    }
    if (teacher.isEmpty()) {
      return new InvalidRow(row.number(), Problem.NO_TEACHER, schoolClass);
    }
    if (teacher.codePoints().anyMatch(Character::isDigit)) {
      return new InvalidRow(row.number(), Problem.DIGITS, teacher);
    }
    return isZone(zone) ? null : new InvalidRow(row.number(), Problem.ZONE, zone);
  }

  private static boolean isZone(String zone) {
    return zone.isEmpty() || ZoneId.getAvailableZoneIds().contains(zone);
  }

  private static NewClassRow row(Row row, Columns columns, ZoneId usual) {
    String zone = row.cell(columns.zone());
    return new NewClassRow(
        row.number(),
        row.cell(columns.schoolClass()),
        row.cell(columns.teacher()),
        SignInName.fold(row.cell(columns.signIn())),
        zone.isEmpty() ? usual : ZoneId.of(zone));
  }

  NewClassList without(List<InvalidRow> more) {
    Set<Long> lines = more.stream().map(InvalidRow::line).collect(Collectors.toSet());
    List<InvalidRow> all = new ArrayList<>(invalid);
    all.addAll(more);
    all.sort(Comparator.comparingLong(InvalidRow::line));
    return new NewClassList(rows.stream().filter(row -> !lines.contains(row.line())).toList(), all);
  }

  /** A key that is the same for titles and names that differ only in case and spaces. */
  static String key(String text) {
    return NameNormalizer.normalize(text).toLowerCase(Locale.ROOT);
  }
}
