package org.queenside.school.roster.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.school.roster.names.NameList.InvalidLine;
import org.queenside.school.roster.names.NameList.NewPupil;

/** Reads the lists in lists.txt: which columns, which pupils, and which lines aren't taken. */
class NameListsTest {

  private static final Pattern CODE = Pattern.compile("\\{([0-9A-F]{4})}");

  @ParameterizedTest(name = "{0}")
  @MethodSource("lists")
  void listIsReadAsTheTeacherMeansIt(
      String name, String list, String columns, String pupils, String notTaken) {
    NameTable table = NameTable.of(list);
    NameList read = NameList.of(table, table.suggested());

    assertThat(words(table.suggested(), " ")).isEqualTo(columns);
    assertThat(
            read.newPupils().stream().map(NameListsTest::pupil).collect(Collectors.joining("\n")))
        .isEqualTo(pupils);
    assertThat(notTaken(table, read)).isEqualTo(notTaken);
  }

  private static String pupil(NewPupil pupil) {
    return String.join(
            " | ",
            pupil.name(),
            Objects.requireNonNullElse(pupil.group(), ""),
            String.join(", ", pupil.leftOut()))
        .replaceFirst("( \\| )+$", "")
        .replace(" |  | ", " | | ");
  }

  private static String notTaken(NameTable table, NameList list) {
    return Stream.concat(
            table.others().stream().map(line -> Map.entry(line.number(), line.kind().name())),
            list.invalidLines().stream().map(line -> Map.entry(line.number(), problem(line))))
        .sorted(Map.Entry.comparingByKey())
        .map(line -> line.getKey() + " " + line.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String problem(InvalidLine line) {
    return line.problem().getClass().getSimpleName();
  }

  private static String words(List<ColumnMeaning> meanings, String separator) {
    return meanings.stream().map(Enum::name).collect(Collectors.joining(separator));
  }

  static Stream<Arguments> lists() throws Exception {
    try (InputStream in = NameListsTest.class.getResourceAsStream("lists.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("(?m)^=== "))
          .skip(1)
          .map(NameListsTest::readList)
          .toList()
          .stream();
    }
  }

  private static Arguments readList(String list) {
    String[] parts = list.split("(?m)^--- ?", -1);
    String[] input = parts[0].split("\n", 2);
    String[] result = parts[1].split("\n", 2);
    return arguments(
        input[0],
        CODE.matcher(input[1].replace('⇥', '\t'))
            .replaceAll(code -> Character.toString(Integer.parseInt(code.group(1), 16))),
        result[0].strip(),
        result[1].strip(),
        parts[2].strip());
  }
}
