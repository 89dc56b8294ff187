package org.queenside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Checks with positions that each opponent plays as its page says. */
class PlayingStyleTest {
  private static final int SEEDS = 12;

  /** Returns the moves that an opponent chooses with different seeds. */
  private static List<String> moves(Opponent opponent, String fen) {
    Game game = Game.from(Position.fromFen(fen));
    return LongStream.range(0, SEEDS)
        .mapToObj(seed -> ComputerPlayer.choose(game, opponent, seed, () -> false))
        .map(Move::toString)
        .toList();
  }

  @Test
  void hungryPawnMostlyTakesThePoisonedPawn() {
    String poisoned = "4k3/8/2p5/3p4/8/8/3Q1PPP/6K1 w - - 0 1";
    long taken = moves(Opponent.HUNGRY_PAWN, poisoned).stream().filter("d2d5"::equals).count();
    assertThat(taken).isGreaterThanOrEqualTo(SEEDS / 2);
    assertThat(moves(Opponent.JUMPY_KNIGHT, poisoned)).doesNotContain("d2d5");
  }

  @Test
  void hungryPawnTakesTheMostItSees() {
    List<String> moves = moves(Opponent.HUNGRY_PAWN, "4k3/8/8/1q3n2/8/3B4/8/6K1 w - - 0 1");
    assertThat(moves.stream().filter("d3b5"::equals)).hasSizeGreaterThanOrEqualTo(SEEDS / 2);
    assertThat(moves).contains("d3f5");
  }

  @Test
  void jumpyKnightGivesCheckAndForgetsWhatItLeavesBehind() {
    // The knight protects the bishop on c4 from the rook.
    String fen = "2r5/5ppp/5k2/8/2B5/8/3N1PPP/6K1 w - - 0 1";
    assertThat(moves(Opponent.JUMPY_KNIGHT, fen)).contains("d2e4");
    assertThat(moves(Opponent.STONE_ROOK, fen)).doesNotContain("d2e4");
  }

  @Test
  void jumpyKnightMostlySavesAPieceThatWasAttackedBefore() {
    // The pawn on b5 attacks the bishop on c4, which only moves away by a bishop's move.
    String fen = "6k1/5ppp/8/1p6/2B5/8/5PPP/1N4K1 w - - 0 1";
    long saved =
        moves(Opponent.JUMPY_KNIGHT, fen).stream().filter(move -> move.startsWith("c4")).count();
    assertThat(saved).isGreaterThanOrEqualTo(SEEDS / 2);
  }

  @Test
  void sleepyBishopTakesTheNearQueenAndOverlooksTheFarOne() {
    List<String> near = moves(Opponent.SLEEPY_BISHOP, "6k1/5ppp/8/8/8/q7/5PPP/R5K1 w - - 0 1");
    assertThat(near.stream().filter("a1a3"::equals)).hasSizeGreaterThanOrEqualTo(SEEDS / 2);
    assertThat(moves(Opponent.SLEEPY_BISHOP, "6k1/q4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"))
        .doesNotContain("a1a7");
    assertThat(moves(Opponent.STONE_ROOK, "6k1/q4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"))
        .contains("a1a7");
  }

  @Test
  void hastyQueenBringsItsQueenOutEarly() {
    Piece queen = Piece.of(Color.BLACK, Role.QUEEN);
    long out =
        LongStream.range(0, SEEDS)
            .mapToObj(PlayingStyleTest::openingAgainstTheQueen)
            .filter(position -> !position.pieces(queen).contains(Square.D8))
            .count();
    assertThat(out).isGreaterThan(SEEDS * 2 / 3);
  }

  private static Position openingAgainstTheQueen(long seed) {
    Game game = Game.START;
    while (game.moves().size() < 12) {
      Opponent player =
          game.position().turn() == Color.WHITE ? Opponent.STONE_ROOK : Opponent.HASTY_QUEEN;
      game = game.play(ComputerPlayer.choose(game, player, seed, () -> false));
    }
    return game.position();
  }

  @Test
  void hastyQueenSometimesForgetsAThreatThatWasThereBefore() {
    // The pawn on b5 attacks the knight. A queen on d5 would be attacked by the pawn on c6.
    Position position = Position.fromFen("6k1/5ppp/2p5/1p6/N7/8/5PPP/3Q2K1 w - - 0 1");
    assertThat(seen(position, "h2h3", "b5a4")).contains(true, false);
    assertThat(seen(position, "d1d5", "c6d5")).containsOnly(true);
  }

  /** Returns whether Hasty Queen sees the reply to a move, with different seeds. */
  private static List<Boolean> seen(Position position, String move, String answer) {
    Move own = Move.parseUci(move);
    return LongStream.range(0, SEEDS)
        .mapToObj(seed -> new HastyQueen().visibleReplies(position, own, new Memory(seed, 0)))
        .map(filter -> filter.includes(position.play(own), Move.parseUci(answer), 1))
        .toList();
  }

  @Test
  void stoneRookDoesNotSeeAForkComing() {
    // Black threatens 1…d4, which attacks both knights. Only a knight move prevents it.
    String fen = "6k1/pp3ppp/4p3/2pp4/8/2N1N3/PP3PPP/6K1 w - - 0 1";
    Position position = Position.fromFen(fen);
    assertThat(Forks.isFork(position.withTurn(Color.BLACK), Move.parseUci("d5d4"))).isTrue();
    assertThat(moves(Opponent.STONE_ROOK, fen)).anyMatch(move -> !isKnightMove(move));
    assertThat(moves(Opponent.SLY_KING, fen)).allMatch(PlayingStyleTest::isKnightMove);
  }

  private static boolean isKnightMove(String move) {
    return move.startsWith("c3") || move.startsWith("e3");
  }

  @Test
  void slyKingKnowsATrap() {
    // Légal's trap: 1.Nxe5 Bxd1 takes the queen and loses to 2.Bxf7+ Ke7 3.Nd5#.
    String fen = "rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5";
    Game game = Game.from(Position.fromFen(fen));
    assertThat(SlyKing.setsTrap(game, Move.parseUci("f3e5"))).isTrue();
    assertThat(SlyKing.setsTrap(game, Move.parseUci("h2h3"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    // After 1.e4 e5 2.Bc4 Nc6 3.Qh5 White threatens 4.Qxf7#.
    "HUNGRY_PAWN, 2",
    "STONE_ROOK, 10",
    "FULL_ARMY, 12"
  })
  void theScholarsMateIsPrevented(Opponent opponent, int least) {
    String fen = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3";
    Position position = Position.fromFen(fen);
    assertThat(moves(opponent, fen))
        .filteredOn(move -> position.play(Move.parseUci(move)).matesInOne().isEmpty())
        .hasSizeGreaterThanOrEqualTo(least);
  }
}
