package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks that a reason is true for its position and attempt, with no other information. */
final class RefusalReasonVerifier {
  private final Position position;
  private final NaiveBoard board;
  private final Color turn;
  private final Square from;
  private final Square to;
  private final @Nullable Piece piece;
  private final @Nullable Piece occupant;

  RefusalReasonVerifier(Position position, NaiveBoard board, AttemptedMove tried) {
    this.position = position;
    this.board = board;
    this.turn = position.turn();
    this.from = tried.from();
    this.to = tried.to();
    this.piece = board.at(from);
    this.occupant = board.at(to);
  }

  void check(RefusalReason reason) {
    switch (reason) {
      case TurnReason turnReason -> check(turnReason);
      case MovementReason movement -> check(movement);
      case PawnReason pawn -> check(pawn);
      case PromotionReason promotion -> check(promotion);
      case KingReason king -> check(king);
      case CastlingReason castling -> check(castling);
      case EnPassantReason enPassant -> check(enPassant);
    }
  }

  private void check(TurnReason reason) {
    switch (reason) {
      case TurnReason.NoPiece(Square square) -> {
        assertEquals(from, square);
        assertTrue(board.isEmpty(from));
      }
      case TurnReason.OpponentsPiece(Square square, Piece named) -> {
        assertEquals(from, square);
        assertEquals(piece, named);
        assertEquals(turn.opposite(), named.color());
      }
      case TurnReason.GameOver(Termination ending) -> {
        assertEquals(List.of(), position.legalMoves());
        assertEquals(
            board.checkers(turn).isEmpty() ? Termination.STALEMATE : Termination.CHECKMATE, ending);
      }
      case TurnReason.NotYourTurn _ -> fail("the player is unknown");
    }
  }

  private void check(MovementReason reason) {
    switch (reason) {
      case MovementReason.SameSquare(Square square, Piece named) -> {
        assertEquals(from, to);
        assertEquals(from, square);
        assertEquals(piece, named);
      }
      case MovementReason.NotItsWay(Square start, Square end, Piece named) -> {
        named(start, end, named);
        assertFalse(isItsWay());
      }
      case MovementReason.Blocked(
              Square start,
              Square end,
              Piece named,
              Square at,
              Piece other) -> {
        named(start, end, named);
        List<Square> way = NaiveBoard.between(from, to);
        assertTrue(way.contains(at));
        assertTrue(way.subList(0, way.indexOf(at)).stream().allMatch(board::isEmpty));
        assertEquals(board.at(at), other);
      }
      case MovementReason.OwnPieceOnTarget(Square start, Square end, Piece named, Piece other) -> {
        named(start, end, named);
        assertEquals(occupant, other);
        assertEquals(turn, other.color());
      }
      case MovementReason.KingNotCapturable(Square start, Square end, Piece named) -> {
        named(start, end, named);
        assertEquals(Piece.of(turn.opposite(), Role.KING), occupant);
      }
    }
  }

  private boolean isItsWay() {
    if (piece == null || piece.role() != Role.PAWN) {
      return piece != null && NaiveBoard.isItsWay(piece.role(), from, to);
    }
    int ahead = NaiveBoard.ahead(turn, from, to);
    int aside = Math.abs(from.file() - to.file());
    return aside == 0 && (ahead == 1 || ahead == 2) || aside == 1 && ahead == 1;
  }

  private void check(PawnReason reason) {
    named(reason.from(), reason.to(), reason.pawn());
    assertEquals(Role.PAWN, reason.pawn().role());
    int ahead = NaiveBoard.ahead(turn, from, to);
    int aside = Math.abs(from.file() - to.file());
    switch (reason) {
      case PawnReason.CapturesStraight straight -> {
        assertEquals(0, aside);
        assertEquals(occupant, straight.occupant());
        assertEquals(turn.opposite(), straight.occupant().color());
      }
      case PawnReason.DiagonalWithoutCapture _ -> {
        assertEquals(List.of(1, 1), List.of(ahead, aside));
        assertTrue(board.isEmpty(to));
      }
      case PawnReason.Backwards _ -> assertTrue(ahead < 0);
      case PawnReason.Sideways _ -> assertEquals(0, ahead);
      case PawnReason.DoubleStepNotFromStart _ -> {
        assertEquals(List.of(2, 0), List.of(ahead, aside));
        assertFalse(from.toString().endsWith(turn == Color.WHITE ? "2" : "7"));
      }
      case PawnReason.DoubleStepBlocked blocked -> {
        assertEquals(List.of(2, 0), List.of(ahead, aside));
        assertEquals(NaiveBoard.between(from, to), List.of(blocked.at()));
        assertEquals(board.at(blocked.at()), blocked.blocker());
      }
    }
  }

  private void check(PromotionReason reason) {
    boolean arrives =
        piece == Piece.of(turn, Role.PAWN)
            && to.toString().endsWith(turn == Color.WHITE ? "8" : "1");
    switch (reason) {
      case PromotionReason.ChoiceMissing _ -> assertTrue(arrives);
      case PromotionReason.ChoiceNotAllowed(var _, var _, var _, Role choice) -> {
        assertTrue(arrives);
        assertTrue(Set.of(Role.KING, Role.PAWN).contains(choice));
      }
      case PromotionReason.NotAPromotion _ -> assertFalse(arrives && from != to);
    }
  }

  private void check(KingReason reason) {
    switch (reason) {
      case KingReason.KingsAdjacent(Square start, Square end, Piece king, Square other) -> {
        named(start, end, king);
        assertEquals(Piece.of(turn.opposite(), Role.KING), board.at(other));
        assertTrue(NaiveBoard.isItsWay(Role.KING, other, to));
      }
      case KingReason.KingIntoAttack(
              Square start,
              Square end,
              Piece king,
              SquareSet attackers,
              SquareSet pinned) -> {
        named(start, end, king);
        assertTrue(board.isEmpty(to));
        Set<Square> expected = board.attackers(to, turn.opposite());
        expected.remove(board.king(turn.opposite()));
        assertEquals(expected, attackers.toSet());
        checkPinned(attackers, pinned);
      }
      case KingReason.KingTakesProtected(
              Square start,
              Square end,
              Piece king,
              Piece captured,
              SquareSet defenders,
              SquareSet pinned) -> {
        named(start, end, king);
        assertEquals(occupant, captured);
        assertEquals(turn.opposite(), captured.color());
        assertEquals(board.attackers(to, turn.opposite()), defenders.toSet());
        checkPinned(defenders, pinned);
      }
      case KingReason.KingStaysOnLine(
              Square start,
              Square end,
              Piece king,
              Square checker,
              Line line) -> {
        named(start, end, king);
        assertEquals(Set.of(checker, to), Set.of(line.start(), line.end()));
        assertTrue(NaiveBoard.between(checker, to).contains(from));
        assertFalse(board.attacks(checker, to));
        assertTrue(board.checkers(turn).contains(checker));
        assertTrue(board.without(from).attacks(checker, to));
      }
      case KingReason.LeavesInCheck(
              Square start,
              Square end,
              Piece named,
              Square king,
              Square checker,
              var ways) -> {
        named(start, end, named);
        assertEquals(board.king(turn), king);
        assertEquals(Set.of(checker), board.checkers(turn));
        assertTrue(after().checkers(turn).contains(checker));
        assertEquals(waysOut(checker), ways);
      }
      case KingReason.DoubleCheck(
              Square start,
              Square end,
              Piece named,
              Square king,
              SquareSet checkers) -> {
        named(start, end, named);
        assertEquals(board.king(turn), king);
        assertEquals(board.checkers(turn), checkers.toSet());
        assertTrue(checkers.size() > 1);
        assertFalse(after().checkers(turn).isEmpty());
        assertTrue(position.legalMoves().stream().allMatch(move -> move.from() == king));
      }
      case KingReason.Pinned(Square start, Square end, Piece named, Square king, Square pinner) -> {
        named(start, end, named);
        assertEquals(board.king(turn), king);
        assertTrue(board.isPinned(from));
        assertEquals(
            List.of(from),
            NaiveBoard.between(king, pinner).stream().filter(s -> !board.isEmpty(s)).toList());
        assertTrue(after().checkers(turn).contains(pinner));
      }
    }
  }

  private void checkPinned(SquareSet attackers, SquareSet pinned) {
    for (Square attacker : attackers) {
      assertEquals(board.isPinned(attacker), pinned.contains(attacker), attacker::toString);
    }
  }

  /** Returns the board after the attempted move, including a capture en passant. */
  private NaiveBoard after() {
    NaiveBoard after = board.moved(from, to);
    boolean enPassant =
        piece == Piece.of(turn, Role.PAWN)
            && to == position.enPassant()
            && NaiveBoard.ahead(turn, from, to) == 1
            && Math.abs(from.file() - to.file()) == 1;
    return enPassant ? after.without(Square.of(to.file(), from.rank())) : after;
  }

  private Set<CheckResponse> waysOut(Square checker) {
    Set<CheckResponse> ways = new HashSet<>();
    for (Move move : position.legalMoves()) {
      if (NaiveBoard.of(position.play(move)).at(checker) != board.at(checker)) {
        ways.add(CheckResponse.CAPTURE);
      } else {
        ways.add(move.from() == board.king(turn) ? CheckResponse.MOVE : CheckResponse.BLOCK);
      }
    }
    return ways.isEmpty() ? Set.of() : EnumSet.copyOf(ways);
  }

  private void check(CastlingReason reason) {
    assertEquals(turn, reason.color());
    String rank = turn == Color.WHITE ? "1" : "8";
    switch (reason) {
      case CastlingReason.NotCastling(Square start, Square end, var _, var shape) -> {
        assertEquals(List.of(from, to), List.of(start, end));
        assertTrue(from.toString().endsWith(rank) && to.toString().endsWith(rank));
        int files = Math.abs(from.file() - to.file());
        switch (shape) {
          case TOO_FAR -> assertTrue(from.toString().startsWith("e") && files > 2);
          case NOT_FROM_HOME -> assertTrue(!from.toString().startsWith("e") && files == 2);
          case ROOK_FIRST ->
              assertAll(
                  () -> assertEquals(Piece.of(turn, Role.ROOK), piece),
                  () -> assertEquals(Piece.of(turn, Role.KING), occupant),
                  () -> assertEquals("e" + rank, to.toString()));
        }
      }
      case CastlingReason.KingHasMoved _,
          CastlingReason.RookHasMoved _,
          CastlingReason.RookCaptured _ ->
          fail("the moves before are unknown");
      case CastlingReason.NoRook(var _, CastlingSide side) -> {
        assertFalse(position.castling().has(turn, side));
        assertFalse(Piece.of(turn, Role.ROOK) == board.at(corner(side, rank)));
      }
      case CastlingReason.RightLost(var _, CastlingSide side) -> {
        assertFalse(position.castling().has(turn, side));
        assertEquals(Piece.of(turn, Role.ROOK), board.at(corner(side, rank)));
      }
      case CastlingReason.PiecesBetween(var _, CastlingSide side, SquareSet blockers) -> {
        Set<Square> occupied = EnumSet.noneOf(Square.class);
        occupied.addAll(NaiveBoard.between(from, corner(side, rank)));
        occupied.removeIf(board::isEmpty);
        assertEquals(occupied, blockers.toSet());
        assertFalse(occupied.isEmpty());
      }
      case CastlingReason.OutOfCheck(var _, var _, SquareSet attackers) ->
          attacked("e" + rank, attackers);
      case CastlingReason.ThroughCheck(var _, CastlingSide side, SquareSet attackers) ->
          attacked((side == CastlingSide.KINGSIDE ? "f" : "d") + rank, attackers);
      case CastlingReason.IntoCheck(var _, CastlingSide side, SquareSet attackers) ->
          attacked((side == CastlingSide.KINGSIDE ? "g" : "c") + rank, attackers);
    }
  }

  private static Square corner(CastlingSide side, String rank) {
    return Square.parse((side == CastlingSide.KINGSIDE ? "h" : "a") + rank);
  }

  private void attacked(String square, SquareSet attackers) {
    assertEquals(board.attackers(Square.parse(square), turn.opposite()), attackers.toSet());
    assertFalse(attackers.isEmpty());
  }

  private void check(EnPassantReason reason) {
    assertEquals(List.of(from, to), List.of(reason.from(), reason.to()));
    Piece victim = board.at(reason.victim());
    assertNotNull(victim);
    assertEquals(turn.opposite(), victim.color());
    assertEquals(1, Math.abs(from.file() - reason.victim().file()));
    assertEquals(from.rank(), reason.victim().rank());
    switch (reason) {
      case EnPassantReason.TooLate _, EnPassantReason.NotADoubleStep _ ->
          fail("the moves before are unknown");
      case EnPassantReason.NotJustNow _ -> {
        assertEquals(Role.PAWN, victim.role());
        assertFalse(to == position.enPassant());
      }
      case EnPassantReason.CapturerNotAPawn(var _, var _, var _, Piece other) -> {
        assertEquals(piece, other);
        assertFalse(other.role() == Role.PAWN);
        assertEquals(position.enPassant(), to);
      }
      case EnPassantReason.VictimNotAPawn(var _, var _, var _, Piece other) -> {
        assertEquals(victim, other);
        assertFalse(other.role() == Role.PAWN);
      }
      case EnPassantReason.WrongSquare(var _, var _, Square taken, Square right) -> {
        assertEquals(to, taken);
        assertEquals(position.enPassant(), right);
      }
      case EnPassantReason.ExposesKing(var _, var _, var _, Square king, Square attacker) -> {
        assertEquals(position.enPassant(), to);
        assertEquals(board.king(turn), king);
        assertFalse(board.attacks(attacker, king));
        assertTrue(after().attacks(attacker, king));
      }
    }
  }

  private void named(Square start, Square end, Piece named) {
    assertEquals(from, start);
    assertEquals(to, end);
    assertEquals(piece, named);
    assertEquals(turn, named.color());
  }
}
