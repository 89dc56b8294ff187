package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Invariants of every position, checked over many random games. */
class PositionInvariantsTest {
  private static final List<Position> POSITIONS = RandomGames.positions(20_260, 2_000);

  @Test
  void movesChangeTheBoardAsTheLawsSay() {
    for (Position position : POSITIONS) {
      for (Move move : position.legalMoves()) {
        assertEquals(
            NaiveBoard.after(position, move).pieces(),
            position.play(move).board().toMap(),
            () -> move + " in " + position);
      }
    }
  }

  @Test
  void noMoveLeavesTheKingAttacked() {
    for (Position position : POSITIONS) {
      for (Move move : position.legalMoves()) {
        NaiveBoard after = NaiveBoard.after(position, move);
        Square king = position.play(move).king(position.turn());
        assertFalse(
            !after.attackers(king, position.turn().opposite()).isEmpty(),
            () -> move + " in " + position);
      }
    }
  }

  @Test
  void thePositionAfterAMoveEqualsTheOneReadFromItsFen() {
    for (Position position : POSITIONS) {
      assertEquals(position, Position.fromFen(position.toString()));
      assertEquals(position.hashCode(), Position.fromFen(position.toString()).hashCode());
    }
  }

  @Test
  void theCountersFollowTheLaws() {
    for (Position position : POSITIONS) {
      for (Move move : position.legalMoves()) {
        Position after = position.play(move);
        boolean irreversible =
            position.pieces(Role.PAWN).contains(move.from())
                || after.occupied().size() < position.occupied().size();
        assertEquals(irreversible ? 0 : position.halfmoveClock() + 1, after.halfmoveClock());
        assertEquals(
            position.fullmoveNumber() + (position.turn() == Color.BLACK ? 1 : 0),
            after.fullmoveNumber());
        assertEquals(position.turn().opposite(), after.turn());
      }
    }
  }

  @Test
  void aCastlingRightLastsWhileKingAndRookHaveNotMoved() {
    for (Position position : POSITIONS) {
      for (Move move : position.legalMoves()) {
        CastlingRights after = position.play(move).castling();
        for (Color color : Color.values()) {
          for (CastlingSide side : CastlingSide.values()) {
            Square rook = side.rookFrom(color);
            boolean touched =
                move.from() == CastlingSide.kingFrom(color)
                    || move.from() == rook
                    || move.to() == rook;
            assertEquals(position.castling().has(color, side) && !touched, after.has(color, side));
          }
        }
      }
    }
  }

  @Test
  void allMoveQueriesAgree() {
    for (Position position : POSITIONS) {
      List<Move> moves = position.legalMoves();
      Set<Move> legal = new HashSet<>(moves);
      assertEquals(moves.size(), legal.size(), "no move twice");
      assertEquals(moves.size(), position.legalMoveCount(), position::toString);
      assertEquals(!moves.isEmpty(), position.hasLegalMove(), position::toString);
      for (Square from : Square.values()) {
        SquareSet targets = position.targets(from);
        for (Square to : Square.values()) {
          boolean plain = legal.contains(Move.of(from, to));
          boolean promotes = legal.contains(Move.of(from, to, Role.QUEEN));
          assertEquals(
              plain || promotes, targets.contains(to), () -> "" + from + to + " in " + position);
          assertEquals(plain, position.isLegal(Move.of(from, to)), position::toString);
          for (Role promotion : Role.PROMOTIONS) {
            Move move = Move.of(from, to, promotion);
            assertEquals(promotes, legal.contains(move), position::toString);
            assertEquals(promotes, position.isLegal(move), position::toString);
          }
        }
      }
    }
  }

  @Test
  void attacksAndAttackersAgree() {
    for (Position position : POSITIONS.subList(0, 300)) {
      NaiveBoard board = NaiveBoard.of(position);
      for (Square target : Square.values()) {
        for (Color color : Color.values()) {
          SquareSet attackers = position.attackers(target, color);
          assertEquals(board.attackers(target, color), attackers.toSet());
          for (Square from : position.pieces(color)) {
            assertEquals(position.attacks(from).contains(target), attackers.contains(from));
          }
        }
      }
    }
  }

  @Test
  void checkingMovesAttackTheKing() {
    for (Position position : POSITIONS) {
      CheckingMoves checks = new CheckingMoves(position);
      MoveList codes = position.codes();
      for (int i = 0; i < codes.size(); i++) {
        Move move = Move.ofCode(codes.get(i));
        NaiveBoard after = NaiveBoard.after(position, move);
        Square king = position.king(position.turn().opposite());
        assertEquals(
            !after.attackers(king, position.turn()).isEmpty(),
            checks.contains(codes.get(i)),
            () -> move + " in " + position);
      }
    }
  }

  @Test
  void matesInOneLeaveTheKingInCheckWithoutMoves() {
    int mates = 0;
    for (Position position : RandomGames.positions(7, 20_000)) {
      List<Move> expected =
          position.legalMoves().stream()
              .filter(
                  move -> {
                    Position after = position.play(move);
                    return after.isCheck() && after.legalMoves().isEmpty();
                  })
              .toList();
      assertEquals(expected, position.matesInOne(), position::toString);
      mates += expected.size();
    }
    assertTrue(mates > 50, "the games contain enough mates");
  }

  @Test
  void positionsWithoutMovesAreMateOrStalemate() {
    for (Position position : RandomGames.positions(8, 20_000)) {
      boolean stuck = position.legalMoves().isEmpty();
      boolean attacked = !NaiveBoard.of(position).checkers(position.turn()).isEmpty();
      assertEquals(attacked, position.isCheck());
      assertEquals(stuck && attacked, position.isCheckmate());
      assertEquals(stuck && !attacked, position.isStalemate());
    }
  }
}
