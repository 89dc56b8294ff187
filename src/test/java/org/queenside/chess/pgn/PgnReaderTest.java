package org.queenside.chess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Fen;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;

class PgnReaderTest {
  private static final String LEGALL =
      """
      [Event "Café de la Régence"]
      [Site "Paris"]
      [White "Legall de Kermeur"]
      [Black "Saint Brie"]
      [Result "1-0"]

      1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0
      """;

  @Test
  void aGameHasTagsMovesAndResult() {
    PgnGame game = only(LEGALL);
    assertEquals("Café de la Régence", game.tags().get("Event"));
    assertEquals(List.of("Event", "Site", "White", "Black"), List.copyOf(game.tags().keySet()));
    assertEquals(GameResult.WHITE_WINS, game.result());
    assertEquals("e2e4 e7e5 f1c4 d7d6 g1f3 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5", moves(game));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.e4 e5 2.Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1. e4 1... e5 2. Nf3 *",
        "e4 e5 Nf3",
        "1. e4\ne5\r\n2.\rNf3",
        "1. e2-e4 e7-e5 2. ♘f3 *",
        "1. e2e4 e7e5 2. g1f3 *",
        "% an escape for other programs\n1. e4 e5 2. Nf3\n% another ) one }\n*",
        "\uFEFF1. e4 e5 2. Nf3",
        "1. e4\u00A0e5 2. Nf3",
        "1.\u200Be4 e5\u202F2.\u2060Nf3 \u001A",
        "1. e2–e4 e7−e5 2. ♘\uFE0Ef3 *",
        "1. e4 1… e5 2. Nf3",
        "1. e4 {a comment\n% with a line }\n1... e5 2. Nf3"
      })
  void movesAreReadInEveryLayout(String text) {
    assertEquals("e2e4 e7e5 g1f3", moves(only(text)));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "1-0, 1-0",
    "0-1, 0-1",
    "1/2-1/2, 1/2-1/2",
    "½-½, 1/2-1/2",
    "1–0, 1-0",
    "½–½, 1/2-1/2",
    "1/2, 1/2-1/2",
    "*, *"
  })
  void resultsAreRead(String text, String result) {
    assertEquals(result, only("1. e4 e5 " + text).result().toString());
  }

  @Test
  void aMissingResultIsTakenFromItsTag() {
    assertEquals(GameResult.DRAW, only("[Result \"1/2-1/2\"]\n\n1. e4 e5\n").result());
    assertEquals(GameResult.UNDECIDED, only("1. e4 e5\n").result());
  }

  @Test
  void signsOfBooksAreGlyphs() {
    PgnGame game = only("1. e4 ± e5 □ 2. Nf3 N += Nc6 -/+ *");
    assertEquals(
        List.of(List.of(16), List.of(7), List.of(146, 14), List.of(17)),
        game.moves().stream().map(PgnNode::nags).toList());
  }

  @Test
  void aGameIsReadAsFarAsItGoesAndTheNextOneWhole() throws IOException {
    PgnReader reader =
        new PgnReader("1. e4 e5 (1... Sf6 2. e5) 2. Sf3 Nc6 3. Bb5 {x} 1-0\n" + LEGALL);
    PgnReading.Game game = assertInstanceOf(PgnReading.Game.class, reader.next());
    assertEquals("e2e4 e7e5", moves(game.game()));
    assertEquals(GameResult.WHITE_WINS, game.game().result());
    assertEquals(2, game.problems());
    PgnProblem first = Objects.requireNonNull(game.problem());
    assertEquals(1, first.line());
    assertEquals("Sf6", first.excerpt());
    assertTrue(first.isMove());
    assertEquals(13, next(reader).moves().size());
  }

  @Test
  void commentsGlyphsAndVariationsBelongToTheirMoves() {
    PgnGame game =
        only(
            """
            {before all} 1. e4! $14 {best by
              test} e5 ; to the end of the line )
            (1... c5 {Sicilian} 2. Nf3 (2. c3 $5) 2... d6) {after} 2. Nf3?! *
            """);
    PgnNode first = game.moves().get(0);
    assertEquals(List.of("before all"), first.before());
    assertEquals(List.of(1, 14), first.nags());
    assertEquals(List.of("best by test"), first.comments());
    PgnNode second = game.moves().get(1);
    assertEquals(List.of("to the end of the line )"), second.comments());
    List<PgnNode> sicilian = second.variations().get(0);
    assertEquals(
        List.of("c7c5", "g1f3", "d7d6"), sicilian.stream().map(n -> n.move().toString()).toList());
    assertEquals(List.of("Sicilian"), sicilian.get(0).comments());
    PgnNode alapin = sicilian.get(1).variations().get(0).get(0);
    assertEquals("c2c3", alapin.move().toString());
    assertEquals(List.of(5), alapin.nags());
    PgnNode third = game.moves().get(2);
    assertEquals(List.of("after"), third.before());
    assertEquals(List.of(6), third.nags());
  }

  @Test
  void specialMovesAreReadInEverySpelling() {
    PgnGame game =
        only(
            """
            [FEN "r3k3/8/6P1/3pP3/8/8/8/4K2R w Kq d6 0 1"]

            1. exd6 e.p. 0-0-0 2. g7 Kb8 3. g8(Q) Kb7 4. 0-0! *
            """);
    assertEquals("e5d6 e8c8 g6g7 c8b8 g7g8q b8b7 e1g1", moves(game));
  }

  @Test
  void aGameMayStartFromAnyPosition() {
    String fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    PgnGame game = only("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n40... Kd7 41. e4 *");
    assertEquals(fen, Fen.write(game.start()));
    assertEquals("e8d7 e2e4", moves(game));
    assertEquals(Map.of(), game.tags());
  }

  @Test
  void quotationMarksInTagsAreEscaped() {
    PgnGame game = only("[Event \"The \\\"Immortal\\\" \\\\ game\"]\n\n*");
    assertEquals("The \"Immortal\" \\ game", game.tags().get("Event"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n[Black \"y\"]\n\n1. e4 *",
        "[Event \"a\"]\n[White \"x\"]\n[Event \"b\"]\n[Black \"y\"]\n\n1. e4 *",
        "[White \"x\"]\n[Event \"a\"]\n\n[White \"y\"]\n[Event \"b\"]\n\n1. e4 *",
        "[Event \"a\"]\r\n\r\n[White \"x\"]\r\n\r\n[Event \"b\"]\r\n\r\n[Black \"y\"]\r\n\r\n1. e4 *"
      })
  void aGameOfOnlyTagsIsNotMergedIntoTheNext(String text) {
    List<PgnGame> games = Pgn.read(text);
    assertEquals(2, games.size());
    assertEquals(Map.of("Event", "a", "White", "x"), games.getFirst().tags());
    assertEquals(List.of(), games.getFirst().moves());
    assertEquals("b", games.getLast().tags().get("Event"));
    assertEquals("e2e4", moves(games.getLast()));
  }

  @Test
  void theResultOfAGameOfOnlyTagsIsInItsTag() {
    List<PgnGame> games =
        Pgn.read("[Event \"a\"]\n[Result \"0-1\"]\n\n[Event \"b\"]\n[Result \"1-0\"]\n");
    assertEquals(
        List.of(GameResult.BLACK_WINS, GameResult.WHITE_WINS),
        games.stream().map(PgnGame::result).toList());
  }

  @Test
  void anEmptyLineBetweenTagsDoesNotStartAGame() {
    assertEquals("x", only("[Event \"a\"]\n\n[White \"x\"]\n\n1. e4 *").tags().get("White"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0",
        " 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 ",
        "4k3/8/8/8/8/8/4P3/4K3 w - -"
      })
  void aStartingPositionIsReadLeniently(String fen) {
    assertEquals(
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        Fen.write(only("[FEN \"" + fen + "\"]\n\n1. e4 *").start()));
  }

  @Test
  void anImpossibleStartIsExplained() {
    NotationException refusal =
        assertThrows(
            NotationException.class,
            () -> Pgn.read("[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 12345\"]\n\n*"));
    assertEquals(
        "line 1, column 1: the FEN is wrong: White may castle kingside, but has no rook on h1;"
            + " the move number can't be 12345",
        refusal.message());
  }

  @Test
  void manyGamesAreReadOneAfterAnother() throws IOException {
    PgnReader reader = new PgnReader(LEGALL.repeat(3));
    for (int i = 0; i < 3; i++) {
      assertEquals(13, next(reader).moves().size());
    }
    assertNull(reader.next());
    assertNull(reader.next());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1. e4 e5 2. Ke3          | line 1, column 14: e1 to e3 is not legal:
          1. e4 e5 2. Nq3          | line 1, column 14: a square is missing, such as e4
          1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Kxh1 | line 1, column 37: e1 to h1 is not legal: castling-too-far
          1. e4 ) e5               | line 1, column 7: no variation is open
          1. e4 ( 1. d4            | line 1, column 7: the variation is not closed
          ( 1. e4 )                | line 1, column 1: there is no move before this
          $1 1. e4                 | line 1, column 1: there is no move before this
          1. e4 $x                 | line 1, column 7: a number from 0 to 255 must follow $
          1. e4 $256               | line 1, column 7: a number from 0 to 255 must follow $
          1. e4 {never closed      | line 1, column 7: the comment is not closed
          1. e4 <e5>               | line 1, column 7: '<' has no meaning here
          [Event]                  | line 1, column 7: the value of the tag Event must be in quotation marks
          [Event "x]               | line 1, column 11: the value of the tag Event is not closed
          [Event "x"               | line 1, column 11: the tag Event is not closed
          [ "x"]                   | line 1, column 3: the name of a tag is missing
          """)
  void aBrokenGameIsReportedWithItsPlace(String text, String message) {
    NotationException refusal = assertThrows(NotationException.class, () -> Pgn.read(text));
    assertTrue(refusal.message().startsWith(message), refusal::message);
    assertEquals(text, refusal.input());
  }

  @Test
  void theLineOfAnErrorIsCountedInTheWholeText() {
    NotationException refusal =
        assertThrows(
            NotationException.class, () -> Pgn.read(LEGALL + "\r\n\r\n1. e4\r\ne5 2. Zf3"));
    assertTrue(refusal.message().startsWith("line 11, column 7: "), refusal::message);
    assertEquals("e5 2. Zf3", refusal.input());
    assertEquals(6, refusal.offset());
  }

  @Test
  void anImpossibleStartIsReportedAtItsTag() {
    NotationException refusal =
        assertThrows(
            NotationException.class,
            () ->
                Pgn.read("[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[Site \"y\"]\n\n*"));
    assertTrue(refusal.message().startsWith("line 2, column 1: the FEN is wrong: "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"a\"]\n[Site \"b\"]\n\n1. e4 e5 2. Ke3 Nc6 3. d4 1-0\n\n",
        "[Event \"a]\n[Site \"b\"]\n\n1. e4 e5 *\n\n",
        "[Event \"a\"]\n\n1. e4 {never closed 1-0\n\n",
        "[Event \"a\"]\n\n1. e4 (1. d4 1-0\n\n",
        "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bxh8 *",
        "[FEN \"what\"]\n\n1. e4 e5\n",
        "1. e4 e5 2. e5 *\n"
      })
  void afterABrokenGameTheNextOneIsRead(String broken) throws IOException {
    PgnReader reader = new PgnReader(broken + "\n" + LEGALL + LEGALL);
    assertThrows(NotationException.class, () -> next(reader));
    assertEquals(13, next(reader).moves().size());
    assertEquals(13, next(reader).moves().size());
    assertNull(reader.next());
  }

  @Test
  void aTextWithoutGamesHasNone() {
    assertEquals(List.of(), Pgn.read(""));
    assertEquals(List.of(), Pgn.read(" \n\n\t\n% nothing\n"));
  }

  @Test
  void endlessNestingIsRefused() {
    assertThrows(NotationException.class, () -> Pgn.read("1. e4 " + "(1. d4 ".repeat(10_000)));
  }

  @Test
  void aLineThatWasCutIsReportedAndTheNextGameRead() throws IOException {
    Iterator<String> lines = ("1. e4 e5 2. Nf3 {cut \n" + LEGALL).lines().iterator();
    int[] number = new int[1];
    PgnReader reader =
        new PgnReader(
            () ->
                lines.hasNext()
                    ? new LineSource.Line(++number[0], lines.next(), number[0] == 1)
                    : null);
    PgnReading.Game cut = assertInstanceOf(PgnReading.Game.class, reader.next());
    assertEquals("e2e4 e7e5 g1f3", moves(cut.game()));
    assertEquals(
        "the line is longer than 21 characters", Objects.requireNonNull(cut.problem()).message());
    assertEquals(13, next(reader).moves().size());
  }

  private static PgnGame only(String text) {
    List<PgnGame> games = Pgn.read(text);
    assertEquals(1, games.size());
    return games.getFirst();
  }

  private static PgnGame next(PgnReader reader) throws IOException {
    PgnReading game = reader.next();
    assertNotNull(game);
    return game.complete();
  }

  private static String moves(PgnGame game) {
    return String.join(" ", game.mainLine().stream().map(Move::toString).toList());
  }
}
