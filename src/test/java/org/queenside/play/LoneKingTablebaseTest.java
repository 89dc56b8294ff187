package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Compares the tables with the known lengths of the endings and with a plain search. */
class LoneKingTablebaseTest {

  /** The longest mates from endgame literature, with the stronger side to move. */
  @ParameterizedTest
  @CsvSource({
    "QUEEN, 10",
    "ROOK, 16",
    "TWO_ROOKS, 7",
    "TWO_BISHOPS, 19",
    "BISHOP_AND_KNIGHT, 33",
    "TWO_KNIGHTS, 1"
  })
  void theLongestMateMatchesTheLiterature(TablebaseMaterial material, int moves) {
    Tablebase table = TablebaseCache.of(material);
    assertEquals(moves, IntStream.range(0, table.size()).map(table::at).max().orElseThrow());
  }

  @ParameterizedTest
  @EnumSource(TablebaseMaterial.class)
  void theDistanceToMateIsOneMoreThanAfterTheBestMove(TablebaseMaterial material) {
    for (Position position : randomPositions(material, 1_000)) {
      OptionalInt now = LoneKingTablebase.movesToMate(position);
      OptionalInt best =
          position.legalMoves().stream()
              .map(position::play)
              .map(LoneKingTablebase::movesToMate)
              .flatMapToInt(OptionalInt::stream)
              .min();
      OptionalInt expected =
          best.isPresent() ? OptionalInt.of(best.getAsInt() + 1) : OptionalInt.empty();
      assertEquals(expected, now, position::toString);
    }
  }

  @ParameterizedTest
  @EnumSource(TablebaseMaterial.class)
  void theBestDefenceLosesOneMoveAtATime(TablebaseMaterial material) {
    for (Position position : randomPositions(material, 60)) {
      OptionalInt left = LoneKingTablebase.movesToMate(position);
      Position now = position;
      for (int moves = left.orElse(0); moves > 0; moves--) {
        assertEquals(OptionalInt.of(moves), LoneKingTablebase.movesToMate(now), position::toString);
        now = now.play(LoneKingTablebase.quickest(now).getLast());
        if (moves > 1) {
          now = now.play(LoneKingTablebase.defence(now));
        }
      }
      assertEquals(left.isPresent(), now.isCheckmate(), position::toString);
    }
  }

  @Test
  void shortMatesAgreeWithAPlainSearch() {
    for (TablebaseMaterial material : TablebaseMaterial.values()) {
      for (Position position : randomPositions(material, 40)) {
        OptionalInt known = LoneKingTablebase.movesToMate(position);
        assertEquals(
            known.isPresent() && known.getAsInt() <= 2,
            matesWithin(position, 2),
            position::toString);
      }
    }
  }

  private static boolean matesWithin(Position position, int moves) {
    return moves > 0
        && position.legalMoves().stream()
            .map(position::play)
            .anyMatch(after -> after.isCheckmate() || isLostWithin(after, moves - 1));
  }

  private static boolean isLostWithin(Position position, int moves) {
    return moves > 0
        && position.hasLegalMove()
        && position.legalMoves().stream().allMatch(move -> matesWithin(position.play(move), moves));
  }

  @Test
  void theLoneKingTakesAnUnprotectedPiece() {
    Position position = Position.fromFen("8/8/8/8/8/2k5/1Q6/7K b - - 0 1");
    assertEquals("c3b2", LoneKingTablebase.defence(position).toString());
    assertEquals(OptionalInt.empty(), LoneKingTablebase.movesToMate(position));
  }

  @Test
  void theOtherRookMatesAKingThatTookOne() {
    Position position = Position.fromFen("8/8/8/8/8/2k5/1R6/R6K b - - 0 1");
    OptionalInt before = LoneKingTablebase.movesToMate(position);
    assertTrue(before.isPresent());
    assertTrue(
        LoneKingTablebase.movesToMate(position.play(Move.parseUci("c3b2"))).orElseThrow()
            <= before.getAsInt());
  }

  @Test
  void stalemateIsNotMate() {
    assertEquals(
        OptionalInt.empty(),
        LoneKingTablebase.movesToMate(Position.fromFen("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1")));
    assertEquals(
        OptionalInt.of(0),
        LoneKingTablebase.movesToMate(Position.fromFen("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1")));
  }

  @Test
  void blackMatesAsWellAsWhite() {
    Position white = Position.fromFen("8/8/8/3k4/8/8/8/KQ6 w - - 0 1");
    Position black = Position.fromFen("kq6/8/8/8/3K4/8/8/8 b - - 0 1");
    assertEquals(LoneKingTablebase.movesToMate(white), LoneKingTablebase.movesToMate(black));
  }

  @Test
  void onlyPositionsAgainstALoneKingAreCovered() {
    assertFalse(LoneKingTablebase.covers(Position.START));
    assertFalse(LoneKingTablebase.covers(Position.fromFen("8/8/8/3k4/8/8/8/KB6 w - - 0 1")));
    assertFalse(LoneKingTablebase.covers(Position.fromFen("8/7p/8/3k4/8/8/8/KQ6 w - - 0 1")));
    assertFalse(LoneKingTablebase.covers(Position.lessonFromFen("8/8/8/8/8/8/8/KQ6 w - -")));
    assertThrows(
        IllegalArgumentException.class, () -> LoneKingTablebase.movesToMate(Position.START));
    assertThrows(
        IllegalArgumentException.class,
        () -> LoneKingTablebase.defence(Position.fromFen("8/8/8/3k4/8/8/8/KQ6 w - - 0 1")));
  }

  @Test
  void theDefenceVariesItsChoiceAmongEqualMoves() {
    long others =
        randomPositions(TablebaseMaterial.ROOK, 200).stream()
            .filter(position -> LoneKingTablebase.quickest(position).size() == 1)
            .map(position -> position.play(LoneKingTablebase.quickest(position).getFirst()))
            .filter(Position::hasLegalMove)
            .map(position -> position.legalMoves().indexOf(LoneKingTablebase.defence(position)))
            .distinct()
            .count();
    assertTrue(others > 2);
  }

  /** Returns legal positions with the stronger side to move; it is Black in half of them. */
  private static List<Position> randomPositions(TablebaseMaterial material, int count) {
    Random random = new Random(material.ordinal());
    return Stream.generate(() -> randomPosition(material, random))
        .flatMap(Stream::ofNullable)
        .limit(count)
        .toList();
  }

  private static Position randomPosition(TablebaseMaterial material, Random random) {
    Color stronger = random.nextBoolean() ? Color.WHITE : Color.BLACK;
    Board board = Board.EMPTY;
    List<Piece> pieces =
        Stream.concat(
                Stream.of(Piece.of(stronger, Role.KING), Piece.of(stronger.opposite(), Role.KING)),
                material.pieces().stream().map(role -> Piece.of(stronger, role)))
            .toList();
    for (Piece piece : pieces) {
      board = board.with(Square.values()[random.nextInt(64)], piece);
    }
    if (board.occupied().size() < pieces.size()) {
      return null;
    }
    return legal(board + " " + stronger.letter() + " - - 0 1");
  }

  private static Position legal(String fen) throws NotationException {
    return Fen.read(fen).position() instanceof PositionResult.Valid(Position position)
        ? position
        : null;
  }
}
