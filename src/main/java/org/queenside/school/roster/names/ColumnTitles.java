package org.queenside.school.roster.names;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.text.LatinLetters;

/** The titles that spreadsheets and school programs give to the columns of a list of names. */
final class ColumnTitles {

  private static final String PERSON = "PERSON";
  private static final String MIDDLE = "MIDDLE";
  private static final String PREFERRED = "PREFERRED";
  private static final Set<String> NAMES =
      Set.of("FULL_NAME", "LAST_NAME_FIRST", "FIRST_NAME", "LAST_NAME", PREFERRED, PERSON);
  private static final int SHORT = 3;
  private static final int LONGEST = 60;

  /** As in "Schüler*in", "Schüler/-innen" and "Vorname(n)". */
  private static final Pattern ENDING =
      Pattern.compile("(?<=\\p{L})[*:_/(]-?(in|innen|n|s|e|a)\\)?(?!\\p{L})|(?<=[a-z])Innen\\b");

  private static final Pattern NOT_A_LETTER = Pattern.compile("[^\\p{L}\\p{N}]+");

  /** Words beside a title for a person: "Name of the student", "Nom de l'élève". */
  private static final Pattern SMALL_WORDS =
      Pattern.compile("\\b(of|the|s|des|der|die|de|del|du|la|l|legal)\\b");

  /** The words of column-titles.txt, each with what it stands for. */
  private static final Map<String, String> KNOWN = read();

  private ColumnTitles() {}

  /** What the columns contain, judging by their titles; empty if these aren't titles. */
  static List<ColumnMeaning> meanings(List<String> cells) {
    List<@Nullable String> found = new ArrayList<>();
    cells.forEach(cell -> found.add(known(cell)));
    long count = found.stream().filter(Objects::nonNull).count();
    // Some short titles are names, too, such as "Adi", which is "first name" in Turkish.
    boolean sure =
        count > 1
            || cells.size() == 1
            || cells.stream().anyMatch(cell -> known(cell) != null && cell.length() > SHORT);
    if (!sure || found.stream().noneMatch(each -> each != null && NAMES.contains(each))) {
      return List.of();
    }
    List<ColumnMeaning> meanings = new ArrayList<>();
    for (String each : found) {
      meanings.add(meaning(each, found, meanings));
    }
    return meanings;
  }

  private static ColumnMeaning meaning(
      @Nullable String title, List<@Nullable String> all, List<ColumnMeaning> before) {
    boolean first = all.contains("FIRST_NAME") || all.contains(PREFERRED);
    boolean last = all.contains("LAST_NAME");
    return switch (title) {
      case null -> ColumnMeaning.IGNORED;
      case MIDDLE -> ColumnMeaning.FIRST_NAME;
      case PREFERRED, "FIRST_NAME" ->
          before.contains(ColumnMeaning.FIRST_NAME)
                  || title.equals(PREFERRED) && all.contains("FIRST_NAME")
              ? ColumnMeaning.IGNORED
              : ColumnMeaning.FIRST_NAME;
      case PERSON, "FULL_NAME", "LAST_NAME_FIRST" -> {
        if (first && last || before.stream().anyMatch(each -> each.isName() && !first && !last)) {
          yield ColumnMeaning.IGNORED;
        }
        // Beside a column of first names, "Name" is the last name, and the other way round.
        yield first
            ? ColumnMeaning.LAST_NAME
            : last
                ? ColumnMeaning.FIRST_NAME
                : title.equals(PERSON) ? ColumnMeaning.FULL_NAME : ColumnMeaning.valueOf(title);
      }
      default -> ColumnMeaning.valueOf(title);
    };
  }

  private static @Nullable String known(String cell) {
    if (cell.isEmpty() || cell.length() > LONGEST) {
      return null;
    }
    String title = plain(ENDING.matcher(cell).replaceAll(""));
    String exact = KNOWN.get(title);
    if (exact != null) {
      return exact;
    }
    List<String> others = new ArrayList<>();
    boolean person = false;
    for (String word : SMALL_WORDS.matcher(title).replaceAll(" ").strip().split(" +")) {
      if (PERSON.equals(KNOWN.get(word))) {
        person = true;
      } else {
        others.add(word);
      }
    }
    String rest = String.join(" ", others);
    return rest.isEmpty() && person ? PERSON : KNOWN.get(rest);
  }

  private static String plain(String title) {
    return NOT_A_LETTER.matcher(LatinLetters.of(title)).replaceAll(" ").strip();
  }

  private static Map<String, String> read() {
    Map<String, String> known = new HashMap<>();
    try (InputStream in = ColumnTitles.class.getResourceAsStream("column-titles.txt")) {
      String text =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
              .replaceAll("(?m)^#.*$", "");
      for (String entry : text.strip().split("\\n(?=[A-Z])")) {
        String[] parts = entry.split(":", 2);
        for (String title : parts[1].split(",")) {
          known.put(plain(title), parts[0].strip());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return known;
  }
}
