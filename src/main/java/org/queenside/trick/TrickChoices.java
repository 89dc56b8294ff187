package org.queenside.trick;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;

/** Three reasons to choose from: the right one, and two that are plausible but don't apply. */
public final class TrickChoices {
  private static final int OTHERS = 2;

  private TrickChoices() {}

  /**
   * Returns the three in an order that depends on the seed.
   *
   * @param known the rules that the learner knows, which are asked about first
   */
  public static List<TrickKind> of(Trick trick, Set<TrickKind> known, long seed) {
    Random random = Random.from(new SplittableRandom(seed ^ trick.before().hashCode()));
    List<TrickKind> others = new ArrayList<>(others(trick));
    Collections.shuffle(others, random);
    others.sort((a, b) -> Boolean.compare(known.contains(b), known.contains(a)));
    List<TrickKind> choices = new ArrayList<>(others.subList(0, OTHERS));
    choices.add(trick.kind());
    Collections.shuffle(choices, random);
    return List.copyOf(choices);
  }

  private static List<TrickKind> others(Trick trick) {
    return switch (trick.kind()) {
      case PAWN_MOVE ->
          List.of(TrickKind.PAWN_BACKWARDS, TrickKind.PIN_BROKEN, TrickKind.TAKES_OWN_PIECE);
      case PAWN_TAKES_STRAIGHT, PAWN_DIAGONAL, PAWN_BACKWARDS, PAWN_TWO_STEPS -> otherPawns(trick);
      case PAWN_STAYS ->
          List.of(TrickKind.PAWN_TWO_STEPS, TrickKind.PAWN_BACKWARDS, TrickKind.PIN_BROKEN);
      case EN_PASSANT ->
          List.of(TrickKind.PAWN_TAKES_STRAIGHT, TrickKind.PAWN_BACKWARDS, TrickKind.PIN_BROKEN);
      case KING_MOVE ->
          List.of(TrickKind.KING_INTO_ATTACK, TrickKind.KINGS_TOUCH, TrickKind.TAKES_OWN_PIECE);
      case KNIGHT_MOVE ->
          List.of(TrickKind.PIN_BROKEN, TrickKind.TAKES_OWN_PIECE, TrickKind.SECOND_MOVE);
      case KINGS_TOUCH, KING_INTO_ATTACK, KING_TAKES_PROTECTED ->
          List.of(TrickKind.KING_MOVE, TrickKind.TAKES_OWN_PIECE, TrickKind.SECOND_MOVE);
      case CHECK_IGNORED, PIN_BROKEN ->
          List.of(TrickKind.JUMP, TrickKind.TAKES_OWN_PIECE, TrickKind.SECOND_MOVE);
      case CASTLES_TOO_LATE,
          CASTLES_OVER_PIECE,
          CASTLES_OUT_OF_CHECK,
          CASTLES_THROUGH_CHECK,
          CASTLES_INTO_CHECK ->
          otherCastling(trick);
      case ROOK_MOVE, BISHOP_MOVE, QUEEN_MOVE ->
          List.of(TrickKind.JUMP, TrickKind.PIN_BROKEN, TrickKind.TAKES_OWN_PIECE);
      case JUMP -> otherThanJump(trick);
      case TAKES_OWN_PIECE, SECOND_MOVE, PIECE_RETURNS -> otherSpecial(trick);
    };
  }

  private static List<TrickKind> otherPawns(Trick trick) {
    return without(
        trick,
        TrickKind.PAWN_TAKES_STRAIGHT,
        TrickKind.PAWN_DIAGONAL,
        TrickKind.PAWN_BACKWARDS,
        TrickKind.PAWN_TWO_STEPS);
  }

  private static List<TrickKind> otherCastling(Trick trick) {
    return without(
        trick,
        TrickKind.CASTLES_TOO_LATE,
        TrickKind.CASTLES_OVER_PIECE,
        TrickKind.CASTLES_OUT_OF_CHECK,
        TrickKind.CASTLES_THROUGH_CHECK);
  }

  private static List<TrickKind> otherThanJump(Trick trick) {
    var piece = trick.before().at(trick.shownMoves().getLast().from());
    TrickKind way =
        piece == null
            ? TrickKind.SECOND_MOVE
            : switch (piece.role()) {
              case ROOK -> TrickKind.ROOK_MOVE;
              case BISHOP -> TrickKind.BISHOP_MOVE;
              case QUEEN -> TrickKind.QUEEN_MOVE;
              case PAWN -> TrickKind.PAWN_TWO_STEPS;
              case KNIGHT, KING -> TrickKind.SECOND_MOVE;
            };
    return List.of(way, TrickKind.PIN_BROKEN, TrickKind.TAKES_OWN_PIECE);
  }

  private static List<TrickKind> otherSpecial(Trick trick) {
    return without(
        trick,
        TrickKind.JUMP,
        TrickKind.PIECE_RETURNS,
        TrickKind.TAKES_OWN_PIECE,
        TrickKind.SECOND_MOVE);
  }

  private static List<TrickKind> without(Trick trick, TrickKind... kinds) {
    List<TrickKind> others = new ArrayList<>(List.of(kinds));
    others.remove(trick.kind());
    return others;
  }
}
