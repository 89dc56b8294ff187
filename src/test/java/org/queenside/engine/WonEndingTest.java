package org.queenside.engine;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.play.LoneKingTablebase;

/** Every opponent finishes the games it has won. */
class WonEndingTest {
  private static final int POSITIONS = 20;
  private static final Square[] SQUARES = Square.values();

  @ParameterizedTest
  @EnumSource(Opponent.class)
  void everyOpponentMatesALoneKing(Opponent opponent) {
    assertThat(movesToMate(opponent, Position.fromFen("8/8/8/3k4/8/8/8/Q3K3 w - - 0 1")))
        .isLessThanOrEqualTo(25);
    assertThat(movesToMate(opponent, Position.fromFen("8/8/8/3k4/8/8/8/R3K3 w - - 0 1")))
        .isLessThanOrEqualTo(35);
  }

  /** The longest mates with best play take 10 moves with a queen, 16 with a rook, 7 with two. */
  @ParameterizedTest
  @CsvSource({"Q, 25", "R, 35", "RR, 25", "QP, 25", "P, 30"})
  void everyWonEndingIsFinished(String pieces, int most) {
    SplittableRandom random = new SplittableRandom(1);
    for (int number = 0; number < POSITIONS; number++) {
      Position position = won(pieces, random);
      assertThat(movesToMate(Opponent.JUMPY_KNIGHT, position))
          .as(position.toString())
          .isLessThanOrEqualTo(most);
    }
  }

  /** Returns how many moves White needs against a good defence; fails if it doesn't mate. */
  private static int movesToMate(Opponent opponent, Position start) {
    Game game = Game.from(start);
    while (!game.isOver() && game.claims().isEmpty()) {
      Position position = game.position();
      Move move;
      if (position.turn() == Color.WHITE) {
        move = ComputerPlayer.choose(game, opponent, 1, () -> false);
      } else if (position.occupied().size() == 3 && LoneKingTablebase.covers(position)) {
        move = LoneKingTablebase.defence(position);
      } else {
        // The tables of two pieces would take longer than the test.
        move = Search.of(game, 500, () -> false).best();
      }
      game = game.play(move);
    }
    assertThat(game.outcome())
        .as(start.toString())
        .isEqualTo(new GameOutcome.Checkmate(Color.WHITE));
    return (game.moves().size() + 1) / 2;
  }

  @Test
  void aLeadThatComesToNothingIsPlayedWithCare() {
    assertThat(WonEnding.needsCare(afterQuietHalfmoves("Q", 16))).isTrue();
    assertThat(WonEnding.needsCare(afterQuietHalfmoves("Q", 15))).isFalse();
    assertThat(WonEnding.needsCare(afterQuietHalfmoves("N", 16))).isFalse();
  }

  private static Position afterQuietHalfmoves(String piece, int halfmoves) {
    return Position.fromFen(
        "4k3/pppp4/8/8/8/8/PPPP4/3%sK3 w - - %d 40".formatted(piece, halfmoves));
  }

  /** Returns a won position with White's king and pieces against a lone king, White to move. */
  private static Position won(String pieces, SplittableRandom random) {
    while (true) {
      Map<Square, Piece> placed = new EnumMap<>(Square.class);
      for (char letter : ("kK" + pieces).toCharArray()) {
        placed.put(
            SQUARES[random.nextInt(SQUARES.length)], requireNonNull(Piece.fromLetter(letter)));
      }
      String fen = Fen.write(Board.of(placed)) + " w - - 0 1";
      if (placed.size() == pieces.length() + 2
          && Fen.read(fen).position() instanceof PositionResult.Valid(Position position)
          && (!pieces.equals("P") || isBeyondReach(position))) {
        return position;
      }
    }
  }

  /** The rule of the square: the king is too far away to catch the pawn, which nothing blocks. */
  private static boolean isBeyondReach(Position position) {
    Square pawn = position.pieces(Role.PAWN).first();
    Square promotion = Square.of(pawn.file(), 7);
    Square defender = requireNonNull(position.king(Color.BLACK));
    Square own = requireNonNull(position.king(Color.WHITE));
    int moves = Math.min(5, 7 - pawn.rank());
    return defender.distance(promotion) > moves && own.file() != pawn.file();
  }
}
