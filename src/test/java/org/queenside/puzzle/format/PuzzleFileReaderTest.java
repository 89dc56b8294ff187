package org.queenside.puzzle.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Fen;
import org.queenside.chess.Position;
import org.queenside.puzzle.format.ParsedEntry.Broken;
import org.queenside.puzzle.format.ParsedEntry.MateInOne;
import org.queenside.puzzle.format.ParsedEntry.NoMate;

/** Reads files in every format, correct or slightly wrong. */
class PuzzleFileReaderTest {
  /** Fool's mate: White plays g4, Black mates on h4. */
  private static final String FOOL = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";

  private static final Position FOOL_TO_SOLVE =
      Position.fromFen("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2");

  /** Scholar's mate: Black plays Nf6, White mates on f7. */
  private static final String SCHOLAR =
      "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3";

  private static final Position SCHOLAR_TO_SOLVE =
      Position.fromFen("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4");

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final String HEADER =
      "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";

  @TempDir private Path folder;

  @Test
  void aLichessRowIsThePositionAfterTheOpponentsMove() throws IOException {
    assertThat(
            read(
                HEADER
                    + "aB3x9,"
                    + SCHOLAR
                    + ",g8f6 h5f7,811,75,95,1200,mate mateIn1,https://example.org/x#6,Italian\n"))
        .containsExactly(new MateInOne(2, "aB3x9", SCHOLAR_TO_SOLVE, new ImportedRating(811, 75)));
  }

  @Test
  void everyMateIsASolutionWhateverTheRowSays() throws IOException {
    assertThat(read(HEADER + "x," + SCHOLAR + ",g8f6 c4f7,811,75,95,12,,,\n"))
        .hasOnlyElementsOfType(MateInOne.class);
    assertThat(read(HEADER + "x," + START + ",e2e4 e7e5,811,75,95,12,mateIn1,,\n"))
        .containsExactly(new NoMate(2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // no header
        "aB3x9,%s,g8f6 h5f7,811,75,95,1200,mate mateIn1,https://example.org/x#6,Italian",
        // an index
        ",PuzzleId,FEN,Moves,Rating,RatingDeviation\n0,aB3x9,%s,g8f6 h5f7,811,75",
        "7,aB3x9,%s,g8f6 h5f7,811,75,95,1200,mate mateIn1,https://example.org/x#6,Italian",
        // the day of a daily puzzle, before or after
        HEADER_WITH_DATE + "aB3x9,%s,g8f6 h5f7,811,75,95,1200,mate,u,o,2026-11-21",
        "2026-11-21,aB3x9,%s,g8f6 h5f7,811,75,95",
        // quotes
        "\"aB3x9\",\"%s\",\"g8f6 h5f7\",\"811\",\"75\",\"95\"",
        // another separator
        "PuzzleId;FEN;Moves;Rating;RatingDeviation\naB3x9;%s;g8f6 h5f7;811;75",
        "PuzzleId\tFEN\tMoves\tRating\tRatingDeviation\naB3x9\t%s\tg8f6 h5f7\t811\t75",
        // other names and another order
        "rating,ratingdeviation,moves,fen,id\n811,75,g8f6 h5f7,%s,aB3x9"
      })
  void columnsAreRecognisedByTheirNamesOrTheirContent(String text) throws IOException {
    assertThat(read(text.formatted(SCHOLAR)))
        .extracting(entry -> (MateInOne) entry)
        .extracting(MateInOne::name, MateInOne::position, MateInOne::rating)
        .containsExactly(tuple("aB3x9", SCHOLAR_TO_SOLVE, new ImportedRating(811, 75)));
  }

  private static final String HEADER_WITH_DATE =
      "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags,DailyDate\n";

  @Test
  void fiveColumnsAreEnough() throws IOException {
    assertThat(read("PuzzleId,FEN,Moves,Rating,Themes\nx," + SCHOLAR + ",g8f6 h5f7,811,mateIn1"))
        .containsExactly(new MateInOne(2, "x", SCHOLAR_TO_SOLVE, new ImportedRating(811, 100)));
  }

  @Test
  void withoutAMoveOfTheOpponentTheFenIsThePuzzle() throws IOException {
    assertThat(read("FEN,Moves\n" + SCHOLAR_TO_SOLVE + ",h5f7\n" + SCHOLAR_TO_SOLVE + ",\n"))
        .extracting(entry -> ((MateInOne) entry).position())
        .containsExactly(SCHOLAR_TO_SOLVE, SCHOLAR_TO_SOLVE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // no header, and the FEN first
        "%s,g8f6 h5f7,811,75",
        "%s;g8f6 h5f7;811;75",
        "%s\tg8f6 h5f7\t811\t75\tmate",
        "\"%s\",\"g8f6 h5f7\",811,75",
        // the moves before it
        "g8f6 h5f7,%s,811,75",
        // a header with its own name for the moves
        "FEN,Solution,Rating,RatingDeviation\n%s,g8f6 h5f7,811,75"
      })
  void theMovesAreFoundInAnyColumn(String text) throws IOException {
    assertThat(read(text.formatted(SCHOLAR)))
        .extracting(entry -> (MateInOne) entry)
        .extracting(MateInOne::position, MateInOne::rating)
        .containsExactly(tuple(SCHOLAR_TO_SOLVE, new ImportedRating(811, 75)));
  }

  @Test
  void oneBrokenRowDoesNotHideTheColumns() throws IOException {
    String row = SCHOLAR + ",g8f6 h5f7,811\n";
    assertThat(read(FOOL + ",nonsense d8h4,900\n" + row + row))
        .containsExactly(
            new Broken(1, "nonsense isn’t a legal first move"),
            new MateInOne(2, "2", SCHOLAR_TO_SOLVE, new ImportedRating(811, 100)),
            new MateInOne(3, "3", SCHOLAR_TO_SOLVE, new ImportedRating(811, 100)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "%s;",
        "%s, a nice one",
        "%s;Qxf7#",
        "%s,Qxf7#,811",
        "%s,1. Qxf7#",
        "%s,h5f7,811",
        "%s; id \"q1\";"
      })
  void aLineThatBeginsWithAFenIsThatPosition(String line) throws IOException {
    assertThat(read(line.formatted(SCHOLAR_TO_SOLVE)))
        .extracting(entry -> Fen.writeWithoutCounters(((MateInOne) entry).position()))
        .containsExactly(Fen.writeWithoutCounters(SCHOLAR_TO_SOLVE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          %1$s,%2$s,g8f6 h5f7 | which column has the position
          %1$s,g8f6,h5f7      | which column has the moves
          x,%1$s,g8f6,h5f7    | which column has the moves
          %1$s,Nf6 Qxf7#      | which position is the puzzle
          %1$s;3... Nf6 4. Qxf7#  | which position is the puzzle
          %1$s,Nf6,Qxf7#      | which position is the puzzle
          """)
  void ambiguousColumnsAreRefusedWithTheReason(String row, String doubt) {
    assertThatExceptionOfType(UnreadableFileException.class)
        .isThrownBy(() -> read(row.formatted(SCHOLAR, SCHOLAR_TO_SOLVE)))
        .withMessageContaining(doubt);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"a,%s,g8f6 h5f7,811,75", "a,%s,\"g8f6 h5f7,811,75", "a,%s,,\"81"})
  void anUnclosedQuoteIsReported(String row) throws IOException {
    assertThat(read(HEADER + row.formatted(SCHOLAR) + "\n"))
        .containsExactly(new Broken(2, "a quotation mark isn’t closed"));
  }

  @Test
  void closedQuotesAreAccepted() throws IOException {
    assertThat(
            read(
                HEADER
                    + ("\"say \"\"mate\"\"\"," + SCHOLAR + ",\"g8f6 h5f7\",\"\",\n")
                    + ("5\" board," + SCHOLAR + ",g8f6 h5f7,,\n")))
        .extracting(entry -> ((MateInOne) entry).name())
        .containsExactly("say \"mate\"", "5\" board");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 0",
        "  r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 1 ",
        "x,r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 0,h5f7",
        "[Event \"x\"]\n[FEN \" r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 0\"]\n\n*"
      })
  void theMoveNumberZeroIsReadAsOne(String text) throws IOException {
    assertThat(read(text))
        .extracting(entry -> (MateInOne) entry)
        .extracting(MateInOne::position, MateInOne::corrected)
        .containsExactly(
            tuple(
                Position.fromFen(
                    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 1"),
                !text.contains(" 1 ")));
  }

  @Test
  void epdHasFourFieldsAndOperations() throws IOException {
    assertThat(
            read(
                """
                # for people
                r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; id "q0001";
                rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq -
                """))
        .extracting(ParsedEntry::line, entry -> ((MateInOne) entry).name())
        .containsExactly(tuple(2L, "q0001"), tuple(3L, "3"));
  }

  @Test
  void aListOfFensMayHaveCountersAndWideSpaces() throws IOException {
    assertThat(read("  " + SCHOLAR_TO_SOLVE + "\n" + START.replace(" ", "   ") + "\r\n\r\n"))
        .containsExactly(new MateInOne(1, "1", SCHOLAR_TO_SOLVE, null), new NoMate(2));
  }

  @Test
  void theStartPositionOfAGameIsThePuzzle() throws IOException {
    assertThat(
            read(
                """
                [Event "Scholar"]
                [SetUp "1"]
                [FEN "%s"]

                1. Qxf7# 1-0

                [Event "A whole game"]

                1. f3 e5 2. g4 Qh4# 0-1

                [Event "Fool"]
                [FEN "%s"]
                [PuzzleId "q7"]

                *
                """
                    .formatted(SCHOLAR_TO_SOLVE, FOOL_TO_SOLVE)))
        .containsExactly(
            game(1, 1, "Scholar", SCHOLAR_TO_SOLVE, ""),
            new NoMate(7, 2, ""),
            game(11, 3, "q7", FOOL_TO_SOLVE, ""));
  }

  @Test
  void aGameOfTagsAloneIsAGame() throws IOException {
    String game = "[Event \"%s\"]\n[FEN \"%s\"]\n\n";
    assertThat(
            read(game.formatted("a", SCHOLAR_TO_SOLVE) + game.formatted("b", FOOL_TO_SOLVE) + "*"))
        .containsExactly(game(1, 1, "a", SCHOLAR_TO_SOLVE, ""), game(4, 2, "b", FOOL_TO_SOLVE, ""));
  }

  @Test
  void anIllegalMoveIsSkippedAndTheNextGameIsRead() throws IOException {
    String castling = "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. Kxh1 *\n\n";
    String good = "[Event \"good\"]\n[FEN \"" + SCHOLAR_TO_SOLVE + "\"]\n\n1. Qxf7# 1-0\n\n";
    assertThat(read(castling + good))
        .containsExactly(
            new NoMate(
                1,
                1,
                "line 4: Kxh1 isn’t a legal move in English notation, so the moves from there on were"
                    + " skipped"),
            game(6, 2, "good", SCHOLAR_TO_SOLVE, ""));
  }

  @Test
  void anImpossiblePositionOfAGameIsExplainedInPlainWords() throws IOException {
    assertThat(read("[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 12345\"]\n\n*\n"))
        .containsExactly(
            new Broken(
                2,
                1,
                "the game can’t be read: an impossible position: White can’t castle there because"
                    + " there’s no rook on h1."));
  }

  @Test
  void everyLineEndingIsAccepted() throws IOException {
    String row = SCHOLAR_TO_SOLVE.toString();
    for (String end : List.of("\n", "\r\n", "\r", "\n\n", "\r\r")) {
      assertThat(read(row + end + row + end + row)).as(end).hasSize(3);
    }
  }

  @Test
  void aByteOrderMarkAndLatin1AreRead() throws IOException {
    String row = SCHOLAR_TO_SOLVE + " id \"Café\";";
    assertThat(read(("\uFEFF" + row).getBytes(UTF_8)))
        .containsExactly(new MateInOne(1, "Café", SCHOLAR_TO_SOLVE, null));
    assertThat(read(row.getBytes(ISO_8859_1)))
        .containsExactly(new MateInOne(1, "Café", SCHOLAR_TO_SOLVE, null));
  }

  @Test
  void aBrokenLineIsReportedWithItsReasonAndTheNextIsRead() throws IOException {
    assertThat(
            read(
                HEADER
                    + ("a," + FOOL.replace(" w ", " x ") + ",g2g4 d8h4,,,\n")
                    + ("b," + FOOL.replace("KBNR w", "1BNR w") + ",g2g4 d8h4,,,\n")
                    + ("c," + FOOL + ",g2g5 d8h4,,,\n")
                    + ("d," + FOOL + ",nonsense d8h4,,,\n")
                    + "e\n"
                    + ("f,\"" + FOOL + ",g2g4 d8h4,,,\n")
                    + ",".repeat(1_000_000)
                    + "\n"
                    + ("g," + FOOL + ",g2g4 d8h4,900,80,\n")))
        .containsExactly(
            new Broken(2, "the FEN can’t be read from character 49 on: “x” doesn’t belong there"),
            new Broken(3, "an impossible position: White has no king."),
            new Broken(4, "g2g5 isn’t a legal first move"),
            new Broken(5, "nonsense isn’t a legal first move"),
            new Broken(6, "the column with the FEN is missing"),
            new Broken(7, "a quotation mark isn’t closed"),
            new Broken(8, "longer than 65,536 characters"),
            new MateInOne(9, "g", FOOL_TO_SOLVE, new ImportedRating(900, 80)));
  }

  @Test
  void aBrokenGameIsReportedWithItsLineAndTheNextIsRead() throws IOException {
    String good = "[Event \"good\"]\n[FEN \"" + SCHOLAR_TO_SOLVE + "\"]\n\n1. Qxf7# 1-0\n\n";
    assertThat(read(good + "[Event \"bad\"]\n[FEN \"8/8/8/8/8/8/8/9 w - -\"]\n\n*\n\n" + good))
        .containsExactly(
            game(1, 1, "good", SCHOLAR_TO_SOLVE, ""),
            new Broken(
                7,
                2,
                "the game can’t be read: the FEN can’t be read from character 15 on: “9” doesn’t"
                    + " belong there"),
            game(11, 3, "good", SCHOLAR_TO_SOLVE, ""));
  }

  private static MateInOne game(
      long line, long number, String name, Position position, String note) {
    return new MateInOne(line, number, name, position, null, false, note);
  }

  @Test
  void namesAreShortAndWithoutControlCharacters() throws IOException {
    String name = "\u0001\t" + "x".repeat(1000);
    assertThat(read(HEADER + name + "," + SCHOLAR + ",g8f6 h5f7,,\n"))
        .extracting(entry -> ((MateInOne) entry).name())
        .containsExactly("x".repeat(60));
  }

  private List<ParsedEntry> read(String text) throws IOException {
    return read(text.getBytes(UTF_8));
  }

  private List<ParsedEntry> read(byte[] bytes) throws IOException {
    try (PuzzleFileReader file =
        PuzzleFileReader.open(Files.write(folder.resolve("file"), bytes), Locale.ENGLISH)) {
      return rest(file);
    }
  }

  private static List<ParsedEntry> rest(PuzzleFileReader file) throws IOException {
    List<ParsedEntry> entries = new ArrayList<>();
    for (PuzzleFileReader.Section section; (section = file.next(7)) != null; ) {
      entries.addAll(section.entries());
    }
    return entries;
  }
}
