package org.queenside.school.roster.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing is dropped in silence, whatever the list looks like. */
class NameListPropertyTest {

  private static final int LISTS = 60;

  private static final List<String> FIRST =
      List.of(
          "Anna",
          "Ben",
          "Chloé",
          "Dilara",
          "Emil",
          "Jean-Luc",
          "Mary Jane",
          "Даниил",
          "Ελένη",
          "محمد",
          "Nguyễn",
          "Łukasz",
          "Zoë",
          "Işıl",
          "Seán",
          "Ana María",
          "Oğuz",
          "Finn");
  private static final List<String> LAST =
      List.of(
          "Muster",
          "Kurz",
          "van der Berg",
          "O’Neil",
          "Müller-Lüdenscheidt",
          "García López",
          "Yıldız",
          "Иванова",
          "Παπαδοπούλου",
          "الزهراء",
          "Trần",
          "d'Artagnan",
          "Weiß",
          "Øster");

  /** A list, and what each of its lines has. */
  private record Made(String text, List<Set<String>> names) {}

  static IntStream seeds() {
    return IntStream.range(0, LISTS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void eachPupilIsTakenWithTheWholeNameAndEachOtherLineIsListed(int seed) {
    Made made = table(new Random(seed));
    NameTable table = NameTable.of(made.text());
    NameList list = NameList.of(table, table.suggested());

    for (int line = 0; line < made.names().size(); line++) {
      Set<String> expected = made.names().get(line);
      int number = line + 1;
      List<Set<String>> taken =
          list.newPupils().stream()
              .filter(pupil -> pupil.number() == number)
              .map(pupil -> words(pupil.name()))
              .toList();
      if (expected.isEmpty()) {
        assertThat(taken).as("line %s of%n%s", number, made.text()).isEmpty();
      } else if (!taken.isEmpty() || !isListed(table, list, number)) {
        assertThat(taken).as("line %s of%n%s", number, made.text()).containsExactly(expected);
      }
    }
    assertThat(numbers(table, list)).as(made.text()).isEqualTo(filled(made.text()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void everyLineOfAnyMixtureIsAPupilOrListed(int seed) {
    var random = new Random(seed);
    List<String> pieces =
        List.of(
            "Anna",
            "Muster, Ben",
            "Klasse 3b",
            "Name",
            "Total: 2",
            ";",
            ",",
            "\t",
            "\"",
            "5b",
            "w",
            "<a@example.org>",
            "b@example.org",
            "1.",
            "(2)",
            "•",
            " und ",
            "Frau",
            "\n",
            "\n",
            "\n",
            "\r\n",
            "07",
            "sep=;",
            "—",
            "|",
            "\u00A0",
            "\u200B",
            "Vorname;Nachname",
            "Points Possible");
    String text =
        random
            .ints(40, 0, pieces.size())
            .mapToObj(index -> pieces.get(index) + (random.nextBoolean() ? " " : ""))
            .collect(Collectors.joining());
    NameTable table = NameTable.of(text);
    NameList list = NameList.of(table, table.suggested());

    Set<Integer> found = numbers(table, list);
    // A cell in quotation marks may go on in the next lines, which then belong to its row.
    assertThat(filled(text)).as(text).containsAll(found);
    if (text.indexOf('"') < 0) {
      assertThat(found).as(text).isEqualTo(filled(text));
    }
  }

  private static Made table(Random random) {
    String separator = List.of("\t", ";", ",").get(random.nextInt(3));
    boolean lastFirst = random.nextBoolean();
    boolean numbered = random.nextBoolean();
    boolean facts = random.nextBoolean();
    List<String> lines = new ArrayList<>();
    List<Set<String>> names = new ArrayList<>();
    if (random.nextBoolean()) {
      add(lines, names, "Klasse 3b");
      add(lines, names, "Stand: 12.09.2026");
    }
    add(
        lines,
        names,
        row(
            separator,
            numbered ? "Nr." : "",
            lastFirst ? "Nachname" : "Vorname",
            lastFirst ? "Vorname" : "Nachname",
            facts ? "Geschlecht" : "",
            facts ? "Geb." : ""));
    int pupils = 3 + random.nextInt(20);
    for (int index = 1; index <= pupils; index++) {
      String first = FIRST.get(random.nextInt(FIRST.size()));
      String last = LAST.get(random.nextInt(LAST.size()));
      boolean alone = random.nextInt(10) == 0;
      String line =
          row(
              separator,
              numbered ? String.valueOf(index) : "",
              noise(random, lastFirst ? last : first),
              alone ? "" : noise(random, lastFirst ? first : last),
              facts && !alone ? (random.nextBoolean() ? "w" : "m") : "",
              facts && !alone ? "0" + (1 + random.nextInt(9)) + ".04.2017" : "");
      lines.add(line + (random.nextInt(8) == 0 ? separator : ""));
      names.add(words(alone ? (lastFirst ? last : first) : first + " " + last));
      if (random.nextInt(10) == 0) {
        add(lines, names, "  ");
      }
    }
    if (random.nextBoolean()) {
      add(lines, names, "Summe: " + pupils);
    }
    return new Made(String.join(random.nextBoolean() ? "\n" : "\r\n", lines), names);
  }

  private static void add(List<String> lines, List<Set<String>> names, String line) {
    lines.add(line);
    names.add(Set.of());
  }

  private static String row(String separator, String... cells) {
    return Arrays.stream(cells)
        .filter(cell -> !cell.isEmpty())
        .collect(Collectors.joining(separator));
  }

  private static String noise(Random random, String name) {
    return switch (random.nextInt(8)) {
      case 0 -> "\"" + name + "\"";
      case 1 -> "\u00A0" + name.replace(' ', '\u00A0') + " ";
      case 2 -> name + "\u200B";
      default -> name;
    };
  }

  private static boolean isListed(NameTable table, NameList list, int number) {
    return list.invalidLines().stream().anyMatch(line -> line.number() == number)
        || table.others().stream().anyMatch(line -> line.number() == number);
  }

  private static Set<Integer> numbers(NameTable table, NameList list) {
    Set<Integer> numbers = new TreeSet<>();
    list.lines().forEach(line -> numbers.add(line.number()));
    table.others().forEach(line -> numbers.add(line.number()));
    return numbers;
  }

  private static Set<Integer> filled(String text) {
    List<String> lines = text.lines().toList();
    return IntStream.range(0, lines.size())
        .filter(index -> !lines.get(index).replace("\u200B", "").replace('\u00A0', ' ').isBlank())
        .mapToObj(index -> index + 1)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> words(String name) {
    return new HashSet<>(List.of(name.toLowerCase(Locale.ROOT).split(" ")));
  }
}
