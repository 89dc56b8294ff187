package org.queenside.puzzle.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Position;
import org.queenside.puzzle.format.ParsedEntry.Broken;
import org.queenside.puzzle.format.ParsedEntry.MateInOne;

/**
 * Files as old programs and people write them. The puzzle is imported if its position can be read,
 * and what was skipped is noted.
 */
class FaultyPuzzleFileTest {
  /** White mates with Re8#. */
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";

  /** White mates with Qg7#. */
  private static final String CORNER = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";

  /** Black mates with Qh4#. */
  private static final String FOOL =
      "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2";

  /** Scholar's mate before Black's Nf6. */
  private static final String SCHOLAR =
      "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3";

  private static final String HEADER = "PuzzleId,FEN,Moves,Rating,RatingDeviation\n";

  private static final String LAST_GAME =
      "\n\n[Event \"last\"]\n[FEN \"" + CORNER + "\"]\n\n1. Qg7# 1-0\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        // a game on each line
        "[FEN \"%s\"] 1. Re8# 1-0\n[FEN \"%s\"] 1. Qg7# 1-0\n[FEN \"%s\"] 1... Qh4# 0-1\n",
        // two on one line
        "[Event \"a\"][FEN \"%s\"] 1. Re8# 1-0 [Event \"b\"][FEN \"%s\"] *\n[FEN \"%s\"] *",
        "[FEN \"%s\"]\n\n1. Re8# 1-0[Event \"b\"][FEN \"%s\"]\n\n1. Qg7# 1-0[FEN \"%s\"]",
        // tags alone
        "[FEN \"%s\"]\n[FEN \"%s\"]\n[FEN \"%s\"]\n",
        "[Event \"x\"]\n[FEN \"%s\"]\n[Event \"x\"]\n[FEN \"%s\"]\n[Event \"x\"]\n[FEN \"%s\"]\n",
        "[White \"a\"]\n[FEN \"%s\"]\n[White \"b\"]\n[FEN \"%s\"]\n[White \"c\"]\n[FEN \"%s\"]\n",
        // the same game three times would otherwise look like one
        "[White \"a\"]\n[FEN \"%s\"]\n[White \"a\"]\n[FEN \"%s\"]\n[White \"a\"]\n[FEN \"%s\"]\n",
        // another order of tags
        "[FEN \"%s\"]\n[Event \"x\"]\n\n*\n[FEN \"%s\"]\n[Event \"x\"]\n\n[FEN \"%s\"]\n[Event \"x\"]\n",
        // a result too many, also at the end
        "[FEN \"%s\"] 1. Re8# 1-0 *\n[FEN \"%s\"] * 1-0 \n[FEN \"%s\"] 1... Qh4# 0-1 *",
        // no results
        "[FEN \"%s\"]\n1. Re8#\n[FEN \"%s\"]\n1. Qg7#\n[FEN \"%s\"]\n1... Qh4#"
      })
  void noGameIsLostHoweverTheFileIsArranged(String text) throws IOException {
    assertThat(read(text.formatted(BACK_RANK, CORNER, FOOL)))
        .extracting(entry -> ((MateInOne) entry).position().toString(), ParsedEntry::game)
        .containsExactly(tuple(BACK_RANK, 1L), tuple(CORNER, 2L), tuple(FOOL, 3L));
  }

  @Test
  void hundredsOfGamesOnOneLineAreRead() throws IOException {
    String game = "[Event \"x\"][FEN \"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 %d\"] 1. Re8# 1-0 ";
    String line =
        String.join("", IntStream.rangeClosed(1, 3000).mapToObj(game::formatted).toList());
    assertThat(read(line + LAST_GAME))
        .hasSize(3001)
        .hasOnlyElementsOfType(MateInOne.class)
        .extracting(ParsedEntry::game)
        .isSorted();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1. Re8# 1-0                          |
          1. Re8#± □ N 1-0                     |
          1. ♖\uFE0Ee8# 1-0                    |
          1. Re8# 1–0                          |
          1… Re8# 1-0                          |
          1.\u200BRe8#\u202F1-0                |
          1. Re8# 1-0 \u001A                   |
          1. Re8# {a [%evp 0,2,3] [%clk 1:0]}  |
          1. Re8# {a\\n% b\\n}                 |
          \uFEFF1. Re8#                        |
          1. -- Kf8 2. Re8#                    | line 4: -- isn’t a legal move
          1. Re8# (1. Z0 Kf8)                  | line 4: Z0 isn’t a legal move
          1. Te8#                              | line 4: Te8# isn’t a legal move
          1. Лe8#                              | line 4: Лe8# isn’t a legal move
          1. Rh8# Kh8                          | line 4: Rh8# isn’t a legal move
          1. Re8# 1-0 Black resigned           | line 4: Black isn’t a legal move
          1. Re8# $300                         | line 4 can’t be read at $300: a number from 0 to 255
          1. Re8# {a {b} 1-0                   |
          1. Re8# {a {b} c} 1-0                | line 4: c} isn’t a legal move
          1. Re8# {a                           | line 4 can’t be read at {a: the comment isn’t closed
          1. Re8# (1. Re2                      | line 4 can’t be read at (1.: the variation isn’t closed
          1. Re8# ) 1-0                        | line 4 can’t be read at ): no variation is open
          1. Re8# <b>                          | line 4 can’t be read at <b>: the sign has no meaning
          1. Re8# ] 1-0                        | line 4 can’t be read at ]: the sign has no meaning
          1. Re8# [ 1-0                        | line 4 can’t be read at 1-0: the tag has to look like
          """)
  void whatFollowsThePositionCannotLoseThePuzzle(String moves, String note) throws IOException {
    String text = moves.translateEscapes();
    List<ParsedEntry> entries =
        read("[Event \"first\"]\n[FEN \"" + BACK_RANK + "\"]\n\n" + text + LAST_GAME);

    assertThat(entries)
        .extracting(entry -> ((MateInOne) entry).name())
        .containsExactly("first", "last");
    String notes = ((MateInOne) entries.getFirst()).note() + ((MateInOne) entries.getLast()).note();
    if (note == null) {
      assertThat(notes).isEmpty();
    } else {
      assertThat(notes).startsWith(note);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [Event "The "Big" match"]     | The "Big" match |
          [Event "The \\\\"Big\\\\" match"] | The "Big" match |
          [Event “first”]               | first |
          [White-Elo "2000"]            | 1     |
          [Event "first"                | first | line 1: the tag has to look like
          [Event "first]                | first | line 1: the tag has to look like
          [Event]                       | 2     | line 1 can’t be read at [Event]: the tag has to look like
          Two for beginners\\n          | 3     | line 1: Two isn’t a legal move
          [Event "wrapped\\nhere"]      | wrapped | line 1: the tag has to look like
          ; a remark                    | 2     |
          % an escape                   | 2     |
          """)
  void oddTagsCannotLoseThePuzzle(String tag, String name, String note) throws IOException {
    String text = "[FEN \"" + BACK_RANK + "\"]\n[White \"x\"]\n\n1. Re8# 1-0\n" + LAST_GAME;
    MateInOne first = (MateInOne) read(tag.translateEscapes() + "\n" + text).getFirst();

    assertThat(first.position()).hasToString(BACK_RANK);
    assertThat(first.name()).isEqualTo(name);
    assertThat(first.note()).startsWith(note == null ? "" : note).matches(note == null ? "" : ".+");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[FEN “%s”]",
        "[FEN %s]",
        "[FEN %s",
        "[FEN '%s']",
        "[Fen \"%s\"]",
        "[FEN \"%s\"",
        "[FEN \"%s]",
        "[White \"a] [FEN \"%s\"]",
        "[SetUp \"0\"]\n[FEN \"%s\"]"
      })
  void aBadlyWrittenTagStillGivesThePosition(String tag) throws IOException {
    assertThat(read("[Event \"x\"]\n" + tag.formatted(BACK_RANK) + "\n\n1. Re8# 1-0" + LAST_GAME))
        .extracting(entry -> ((MateInOne) entry).position().toString())
        .containsExactly(BACK_RANK, CORNER);
  }

  @Test
  void wordsAfterTheLastGameCountAsBroken() throws IOException {
    assertThat(read(LAST_GAME + "\nThe end\n").getLast())
        .isEqualTo(new Broken(8, 2, "this text isn’t a game: The …"));
  }

  @Test
  void aGameOfTwoMegabytesIsCutAndTheNextOneRead() throws IOException {
    String comment = ("{" + "word ".repeat(15) + "}\n").repeat(27_000);
    String line = "{" + "word ".repeat(400_000) + "}\n";
    for (String endless : List.of(comment, line)) {
      assertThat(read("[FEN \"" + BACK_RANK + "\"]\n\n1. Re8#\n" + endless + "1-0\n" + LAST_GAME))
          .extracting(entry -> ((MateInOne) entry).position().toString())
          .containsExactly(BACK_RANK, CORNER);
    }
  }

  @Test
  void filesOfOldWindowsProgramsAreRead() throws IOException {
    String text = "[Event \"Café “Bauer” – Blitz\"]\n[FEN \"" + BACK_RANK + "\"]\n\n1. Re8# 1–0\n";
    assertThat(read(text.getBytes(Charset.forName("windows-1252"))))
        .containsExactly(
            new MateInOne(
                1, 1, "Café “Bauer” – Blitz", Position.fromFen(BACK_RANK), null, false, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "2450.0, 2450",
    "'600,5', 600.5",
    "1.200, 1200",
    "'1,200', 1200",
    "' 811 ', 811",
    "1\u00A0200, 1200"
  })
  void ratingsMayHaveFractionsAndSeparators(String rating, double points) throws IOException {
    assertThat(read(HEADER + "x," + SCHOLAR + ",g8f6 h5f7,\"" + rating + "\",75\n"))
        .extracting(entry -> ((MateInOne) entry).rating())
        .containsExactly(new ImportedRating(points, 75));
  }

  @Test
  void aRatingThatCannotBeReadIsNoted() throws IOException {
    assertThat(read(HEADER + "x," + SCHOLAR + ",g8f6 h5f7,hard,\n"))
        .extracting(entry -> ((MateInOne) entry).rating(), entry -> ((MateInOne) entry).note())
        .containsExactly(tuple(null, "the rating can’t be read: hard"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"g8f6,h5f7\"",
        "\"g8f6, h5f7\"",
        "g8f6\u00A0h5f7",
        "g8f6;h5f7",
        "g8f6|h5f7",
        "\"[\"\"g8f6\"\",\"\"h5f7\"\"]\"",
        "\"['g8f6', 'h5f7']\"",
        "G8F6 H5F7"
      })
  void movesMayBeSeparatedInAnyWay(String moves) throws IOException {
    for (String header : List.of(HEADER, "")) {
      if (header.isEmpty() && moves.startsWith("G")) {
        continue;
      }
      assertThat(read(header + "x," + SCHOLAR + "," + moves + ",811,75\n"))
          .as(header)
          .hasSize(1)
          .hasOnlyElementsOfType(MateInOne.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"g8f6_h5f7", "g8f6/h5f7", "Sf6"})
  void movesThatCannotBeReadAreReported(String moves) throws IOException {
    assertThat(read(HEADER + "x," + SCHOLAR + "," + moves + ",811,75\n"))
        .containsExactly(new Broken(2, "the moves can’t be read: " + moves));
  }

  @Test
  void aFenMayHaveUnusualSpacesAndDashes() throws IOException {
    String odd = BACK_RANK.replace(' ', '\u00A0').replace('-', '–');
    for (String text :
        List.of(odd, "FEN,Moves\n" + odd + ",", "x;" + odd + ";", "[FEN \"" + odd + "\"]\n\n*")) {
      assertThat(read(text))
          .as(text)
          .extracting(entry -> ((MateInOne) entry).position().toString())
          .containsExactly(BACK_RANK);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. %s       | 1
          12) %s      | 12
          #3 %s       |
          7 %s        | 7
          (8) %s      | 8
          Puzzle 3: %s | Puzzle 3
          FEN: %s     | 1
          '5\t%s'     | 5
          """)
  void aNumberMayStandInFrontOfAFen(String line, String name) throws IOException {
    List<ParsedEntry> entries = read(line.formatted(BACK_RANK) + "\n" + CORNER + "\n");

    assertThat(entries.stream().map(entry -> ((MateInOne) entry).name()))
        .containsExactlyElementsOf(name == null ? List.of("2") : List.of(name, "2"));
  }

  @Test
  void twoNumbersSideBySideInAFenAreRefused() throws IOException {
    assertThat(read("7k/8/5KQ1/44/8/8/8/8 w - - 0 1\n" + CORNER + "\n").getFirst())
        .isEqualTo(
            new Broken(1, "the FEN can’t be read from character 12 on: “4” doesn’t belong there"));
  }

  @Test
  void theEndMarkOfOldProgramsIsNoLine() throws IOException {
    String row = "x," + SCHOLAR + ",g8f6 h5f7,811,75\n";
    for (String text : List.of(HEADER + row, BACK_RANK + "\n", LAST_GAME)) {
      assertThat(read(text + "\u001A")).as(text).hasSize(1);
    }
  }

  private List<ParsedEntry> read(String text) throws IOException {
    return read(text.getBytes(UTF_8));
  }

  private List<ParsedEntry> read(byte[] bytes) throws IOException {
    List<ParsedEntry> entries = new ArrayList<>();
    try (PuzzleFileReader file =
        PuzzleFileReader.open(Files.write(folder.resolve("file"), bytes), Locale.ENGLISH)) {
      for (PuzzleFileReader.Section section; (section = file.next(2)) != null; ) {
        entries.addAll(section.entries());
      }
    }
    return entries;
  }
}
