package org.queenside.game.review;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Finds which moves break the rules of the lesson "Your first ten moves": take the centre, bring
 * every piece out once, castle, and keep the queen at home. They are rules of thumb, so a move that
 * breaks one may still be good.
 */
final class OpeningRuleCheck {

  /** How many moves of each side the rules cover. */
  static final int MOVES = 10;

  private static final SquareSet CENTRE_FILES = SquareSet.file(3).union(SquareSet.file(4));

  /** A pawn on the c-file also fights for the centre. */
  private static final SquareSet SIDE_FILES = CENTRE_FILES.union(SquareSet.file(2)).complement();

  private static final SquareSet EDGE = SquareSet.file(0).union(SquareSet.file(7));

  /** With this many knights and bishops at home, it is too early for the queen. */
  private static final int EARLY_FOR_QUEEN = 3;

  /** With this many knights and bishops at home, another piece should move. */
  private static final int WAITING = 2;

  private OpeningRuleCheck() {}

  /** Returns whether a side has all its pieces on their initial squares. */
  static boolean isAtStart(Position position, Color side) {
    return Arrays.stream(Role.values())
        .map(role -> Piece.of(side, role))
        .allMatch(piece -> position.pieces(piece).equals(Position.START.pieces(piece)));
  }

  /**
   * Returns the rule that a legal move breaks, or null. A capture, a way out of check and a move of
   * an attacked piece have their own reasons and don't break any.
   */
  static @Nullable OpeningRule brokenBy(Position position, Move move) {
    if (position.isCheck()
        || isAttacked(position, move.from())
        || isCapture(position, move)
        || helps(position, move)) {
      return null;
    }
    Role role = requireNonNull(position.at(move.from())).role();
    OpeningRule rule =
        switch (role) {
          case PAWN -> leavesCentre(position, move) ? OpeningRule.CENTRE : null;
          case KNIGHT, BISHOP -> movesAgain(position, move) ? OpeningRule.SAME_PIECE : null;
          case QUEEN -> isEarlyForQueen(position) ? OpeningRule.QUEEN : null;
          case ROOK, KING -> losesCastling(position, move) ? OpeningRule.CASTLING_RIGHT : null;
        };
    return rule == null && canCastle(position) ? OpeningRule.CASTLING : rule;
  }

  /** Returns whether a move does what the rules ask for: centre, a new piece, or castling. */
  static boolean helps(Position position, Move move) {
    return castles(position, move) || takesCentre(position, move) || develops(position, move);
  }

  /** Returns whether a move castles. */
  static boolean castles(Position position, Move move) {
    return CastlingSide.of(position.at(move.from()), move) != null;
  }

  private static boolean canCastle(Position position) {
    return position.legalMoves().stream().anyMatch(move -> castles(position, move));
  }

  private static boolean takesCentre(Position position, Move move) {
    return position.pieces(Role.PAWN).contains(move.from())
        && CENTRE_FILES.contains(move.to())
        && Math.abs(move.to().rank() - position.turn().homeRank()) == 3;
  }

  /** A knight on the edge controls too few squares to count. */
  private static boolean develops(Position position, Move move) {
    boolean knight = position.pieces(Role.KNIGHT).contains(move.from());
    return minorPiecesAtHome(position).contains(move.from())
        && !(knight && EDGE.contains(move.to()));
  }

  /** The side to move pushes a side pawn while both centre pawns are at home. */
  private static boolean leavesCentre(Position position, Move move) {
    SquareSet pawns = pawns(position.turn());
    return SIDE_FILES.contains(move.from())
        && position.pieces(Piece.of(position.turn(), Role.PAWN)).containsAll(pawns);
  }

  private static SquareSet pawns(Color side) {
    return Position.START.pieces(Piece.of(side, Role.PAWN)).intersect(CENTRE_FILES);
  }

  /** A developed knight or bishop moves again while others wait. */
  private static boolean movesAgain(Position position, Move move) {
    return !minorPiecesAtHome(position).contains(move.from())
        && minorPiecesAtHome(position).size() >= WAITING;
  }

  private static boolean isEarlyForQueen(Position position) {
    return minorPiecesAtHome(position).size() >= EARLY_FOR_QUEEN;
  }

  private static boolean losesCastling(Position position, Move move) {
    return canStillCastle(position, position.turn())
        && !canStillCastle(position.playLegal(move), position.turn());
  }

  private static boolean canStillCastle(Position position, Color side) {
    return Arrays.stream(CastlingSide.values())
        .anyMatch(each -> position.castling().has(side, each));
  }

  private static boolean isAttacked(Position position, Square square) {
    return !position.attackers(square, position.turn().opposite()).isEmpty();
  }

  private static boolean isCapture(Position position, Move move) {
    boolean pawn = position.pieces(Role.PAWN).contains(move.from());
    return position.at(move.to()) != null || pawn && move.from().file() != move.to().file();
  }

  /** Returns where the side to move has knights and bishops that haven't moved. */
  private static SquareSet minorPiecesAtHome(Position position) {
    return atHome(position, Role.KNIGHT).union(atHome(position, Role.BISHOP));
  }

  private static SquareSet atHome(Position position, Role role) {
    Piece piece = Piece.of(position.turn(), role);
    return position.pieces(piece).intersect(Position.START.pieces(piece));
  }
}
