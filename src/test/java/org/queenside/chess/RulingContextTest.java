package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Reasons that depend on earlier moves, the end of the game or the player's side. */
class RulingContextTest {

  @ParameterizedTest(name = "{3} after {2}: {0}")
  @CsvFileSource(resources = "past-rulings.csv", delimiter = '|')
  void theMovesBeforeExplainTheRefusal(String reasons, String fen, String moves, String tried) {
    assertEquals(reasons, codes(fen, moves, tried));
    assertEquals(
        reasons,
        codes(
            MirroredPosition.fen(fen), MirroredPosition.text(moves), MirroredPosition.text(tried)),
        "mirrored");
  }

  private static String codes(String fen, String moves, String tried) {
    Position start = Position.fromFen(fen);
    List<Move> played = Stream.of(moves.split(" ")).map(Move::parseUci).toList();
    Position now = start;
    for (Move move : played) {
      now = now.play(move);
    }
    RulingContext context = RulingContext.from(start, played).triedByEither();
    return RulingReasonTest.codes(Ruling.of(now, AttemptedMoveParser.of(tried), context));
  }

  @ParameterizedTest
  @EnumSource
  void afterTheEndOfTheGameNothingElseMatters(Termination ending) {
    RulingContext over = new RulingContext(CastlingRights.ALL, List.of(), ending, Set.of());
    Ruling ruling = Ruling.of(Position.START, Move.parseUci("e2e4"), over);
    assertEquals(List.of(new TurnReason.GameOver(ending)), reasons(ruling));
  }

  @Test
  void aPlayerMustWaitForTheirTurn() {
    assertEquals(
        List.of(new TurnReason.NotYourTurn(Square.G8, Piece.BLACK_KNIGHT)),
        reasons(triedBy(Color.BLACK, "g8f6")));
  }

  @Test
  void aPlayerCannotMoveTheOpponentsPiecesOnTheOpponentsTurn() {
    assertEquals(
        List.of(new TurnReason.OpponentsPiece(Square.G1, Piece.WHITE_KNIGHT)),
        reasons(triedBy(Color.BLACK, "g1f3")));
  }

  @Test
  void aPlayerCannotMoveTheOpponentsPiecesOnTheirOwnTurn() {
    assertEquals(
        List.of(new TurnReason.OpponentsPiece(Square.G8, Piece.BLACK_KNIGHT)),
        reasons(triedBy(Color.WHITE, "g8f6")));
  }

  @Test
  void aPlayerOfBothSidesHasNoOpponentsPieces() {
    assertEquals(
        List.of(new TurnReason.NotYourTurn(Square.G8, Piece.BLACK_KNIGHT)),
        reasons(Game.START.rule(Move.parseUci("g8f6"))));
  }

  @Test
  void anUnknownPlayerIsTheSideToMove() {
    Position after = Position.START.play(Move.parseUci("e2e4"));
    RulingContext context = RulingContext.from(Position.START, List.of(Move.parseUci("e2e4")));

    assertEquals(
        List.of(new TurnReason.OpponentsPiece(Square.G1, Piece.WHITE_KNIGHT)),
        reasons(Ruling.of(after, Move.parseUci("g1f3"), context)));
  }

  @Test
  void aPlayerMovesTheirOwnPieces() {
    assertEquals("legal", RulingReasonTest.codes(triedBy(Color.WHITE, "g1f3")));
  }

  private static Ruling triedBy(Color player, String move) {
    return Ruling.of(
        Position.START, Move.parseUci(move), RulingContext.UNKNOWN.triedBy(Set.of(player)));
  }

  private static List<RefusalReason> reasons(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Legal legal -> List.of();
      case Ruling.Illegal illegal -> illegal.reasons();
    };
  }
}
