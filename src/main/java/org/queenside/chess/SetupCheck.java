package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;

/** Finds what is wrong with a setup. */
final class SetupCheck {
  private static final int MAX_COUNTER = 9999;
  private static final Color[] COLORS = Color.values();
  private static final CastlingSide[] SIDES = CastlingSide.values();

  private final Setup setup;
  private final Board board;
  private final List<SetupProblem> problems = new ArrayList<>(0);

  SetupCheck(Setup setup) {
    this.setup = setup;
    board = setup.board();
  }

  List<SetupProblem> gameProblems() {
    for (Color color : COLORS) {
      if ((board.kings & board.bits(color)) == 0) {
        problems.add(new SetupProblem.NoKing(color));
      }
    }
    checkCommon();
    for (Color color : COLORS) {
      checkMaterial(color);
    }
    return problems;
  }

  List<SetupProblem> lessonProblems() {
    checkCommon();
    return problems;
  }

  private void checkCommon() {
    checkKings();
    for (Square square : new SquareSet(board.pawns & 0xFF000000000000FFL)) {
      problems.add(new SetupProblem.PawnOnEdgeRank(square));
    }
    checkCastling();
    checkEnPassant();
    if (setup.halfmoveClock() < 0 || setup.halfmoveClock() > MAX_COUNTER) {
      problems.add(new SetupProblem.BadHalfmoveClock(setup.halfmoveClock()));
    }
    if (setup.fullmoveNumber() < 1 || setup.fullmoveNumber() > MAX_COUNTER) {
      problems.add(new SetupProblem.BadFullmoveNumber(setup.fullmoveNumber()));
    }
  }

  private void checkKings() {
    for (Color color : COLORS) {
      SquareSet kings = new SquareSet(board.kings & board.bits(color));
      if (kings.size() > 1) {
        problems.add(new SetupProblem.TooManyKings(color, kings));
      }
    }
    if (!problems.isEmpty()) {
      return;
    }
    Square white = board.king(Color.WHITE);
    Square black = board.king(Color.BLACK);
    if (white != null && black != null && board.attacks(white).contains(black)) {
      problems.add(new SetupProblem.KingsAdjacent(white, black));
      return;
    }
    Square opponent = board.king(setup.turn().opposite());
    if (opponent != null) {
      SquareSet attackers = board.attackers(opponent, setup.turn());
      if (!attackers.isEmpty()) {
        problems.add(new SetupProblem.OpponentInCheck(opponent, attackers));
      }
    }
    Square king = board.king(setup.turn());
    if (king != null) {
      SquareSet checkers = board.attackers(king, setup.turn().opposite());
      if (checkers.size() > 2) {
        problems.add(new SetupProblem.TooManyCheckers(king, checkers));
      }
    }
  }

  private void checkCastling() {
    if (setup.castling().rooks().isEmpty()) {
      return;
    }
    for (Color color : COLORS) {
      for (CastlingSide side : SIDES) {
        if (setup.castling().has(color, side)) {
          checkCastling(color, side);
        }
      }
    }
  }

  private void checkCastling(Color color, CastlingSide side) {
    Square king = CastlingSide.kingFrom(color);
    if (board.at(king) != Piece.of(color, Role.KING)) {
      problems.add(new SetupProblem.CastlingRightWithoutKing(color, side, king));
    }
    Square rook = side.rookFrom(color);
    if (board.at(rook) != Piece.of(color, Role.ROOK)) {
      problems.add(new SetupProblem.CastlingRightWithoutRook(color, side, rook));
    }
  }

  private void checkEnPassant() {
    Square square = setup.enPassant();
    if (square == null) {
      return;
    }
    Color mover = setup.turn().opposite();
    int rank = mover == Color.WHITE ? 2 : 5;
    int forward = mover == Color.WHITE ? 1 : -1;
    if (square.rank() != rank) {
      problems.add(
          new SetupProblem.ImpossibleEnPassant(
              square, SetupProblem.ImpossibleEnPassant.Why.WRONG_RANK));
      return;
    }
    Square start = Square.of(square.file(), rank - forward);
    Square end = Square.of(square.file(), rank + forward);
    if (board.at(end) != Piece.of(mover, Role.PAWN)) {
      problems.add(
          new SetupProblem.ImpossibleEnPassant(
              square, SetupProblem.ImpossibleEnPassant.Why.NO_PAWN));
    } else if (board.occupied().intersects(SquareSet.of(square, start))) {
      problems.add(
          new SetupProblem.ImpossibleEnPassant(
              square, SetupProblem.ImpossibleEnPassant.Why.NOT_EMPTY));
    }
  }

  private void checkMaterial(Color color) {
    SquareSet pawns = board.pieces(Piece.of(color, Role.PAWN));
    if (pawns.size() > 8) {
      problems.add(new SetupProblem.TooManyPawns(color, pawns));
      return;
    }
    SquareSet bishops = board.pieces(Piece.of(color, Role.BISHOP));
    int promoted =
        beyond(bishops.intersect(SquareSet.LIGHT), 1)
            + beyond(bishops.intersect(SquareSet.DARK), 1)
            + beyond(board.pieces(Piece.of(color, Role.KNIGHT)), 2)
            + beyond(board.pieces(Piece.of(color, Role.ROOK)), 2)
            + beyond(board.pieces(Piece.of(color, Role.QUEEN)), 1);
    int lostPawns = 8 - pawns.size();
    if (promoted > lostPawns) {
      problems.add(new SetupProblem.TooManyPromotions(color, promoted, lostPawns));
    }
  }

  private static int beyond(SquareSet pieces, int initially) {
    return Math.max(0, pieces.size() - initially);
  }
}
