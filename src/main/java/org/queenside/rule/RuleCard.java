package org.queenside.rule;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * One rule of chess. Its words are in {@link RuleText}. The articles are those of the FIDE Laws of
 * Chess in force since 1 January 2023.
 */
public enum RuleCard {
  SET_UP(RuleGroup.START, "2.2", RuleCard.START, "set-up"),
  TURNS(RuleGroup.START, "1.2", RuleCard.START, "turns"),
  CAPTURING(RuleGroup.START, "3.1", "4k3/6p1/8/3p4/4P3/8/1B6/4K3 w - -", "capture"),
  ROOK(RuleGroup.PIECES, "3.3", "8/3p4/8/8/3R1P2/8/8/8 w - -", "rook"),
  BISHOP(RuleGroup.PIECES, "3.2", "8/6p1/8/8/3B4/8/5P2/8 w - -", "bishop"),
  QUEEN(RuleGroup.PIECES, "3.4", "8/6p1/8/8/3Q1P2/8/3p4/8 w - -", "queen"),
  KING(RuleGroup.PIECES, "3.8.1", "8/8/3p4/8/4K3/8/8/3r4 w - -", "king"),
  KNIGHT(RuleGroup.PIECES, "3.6", "8/8/2p1p3/2PPP3/2PNP3/2PPP3/8/8 w - -", "knight"),
  PAWN(RuleGroup.PIECES, "3.7", "8/4P3/8/2p5/1P1p4/3P4/6P1/8 w - -", "pawn"),
  CHECK(RuleGroup.KING, "3.9.1", "4k3/8/8/8/8/8/8/R3K3 w - -", "check"),
  OUT_OF_CHECK(RuleGroup.KING, "3.9.2", "k1R5/b7/1n6/8/8/8/8/6K1 b - -", "out-of-check"),
  PINS(RuleGroup.KING, "3.9.2", "8/8/8/8/4b3/5R2/6K1/k7 w - -", "pins"),
  CHECKMATE(RuleGroup.KING, "5.1.1", "6k1/5ppp/8/8/8/8/8/2R3K1 w - -", "checkmate"),
  CASTLING(
      RuleGroup.SPECIAL_MOVES, "3.8.2", "5rk1/5ppp/8/3p4/3P4/8/PPP2PPP/R3K2R w KQ -", "castling"),
  EN_PASSANT(RuleGroup.SPECIAL_MOVES, "3.7.3.1", "4k3/3p4/8/4P3/8/8/8/4K3 b - -", "en-passant"),
  PROMOTION(RuleGroup.SPECIAL_MOVES, "3.7.3.3", "3r3k/4P3/8/8/8/8/8/4K3 w - -", "promotion"),
  STALEMATE(RuleGroup.DRAWS, "5.2.1", "7k/8/6K1/8/8/8/8/5Q2 w - -", "stalemate"),
  DEAD_POSITION(RuleGroup.DRAWS, "5.2.2", "8/8/8/4k3/8/3p4/4K3/8 w - -", "dead-position"),
  THREEFOLD_REPETITION(RuleGroup.DRAWS, "9.2", "1n4k1/5ppp/8/8/8/8/5PPP/1N4K1 w - -", "repetition"),
  FIFTY_MOVES(RuleGroup.DRAWS, "9.3", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "fifty-moves"),
  DRAW_BY_AGREEMENT(RuleGroup.DRAWS, "5.2.3", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -", "draws"),
  RESULTS(RuleGroup.AT_THE_BOARD, "10.1", "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - -", "results"),
  TOUCH_MOVE(RuleGroup.AT_THE_BOARD, "4.3", "4k3/8/8/1p1p4/1R6/1P6/8/4K3 w - -", "at-the-board");

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final RuleGroup group;
  private final String article;
  private final String fen;
  private final String lesson;

  RuleCard(RuleGroup group, String article, String fen, String lesson) {
    this.group = group;
    this.article = article;
    this.fen = fen;
    this.lesson = lesson;
  }

  /** Returns the stable name used in addresses: {@code en-passant}. */
  public String code() {
    return code;
  }

  /** Returns the card with the given code, or null if there is none. */
  public static @Nullable RuleCard find(String code) {
    return Stream.of(values()).filter(card -> card.code.equals(code)).findFirst().orElse(null);
  }

  /** Returns the cards of a group in order. */
  public static List<RuleCard> of(RuleGroup group) {
    return Stream.of(values()).filter(card -> card.group == group).toList();
  }

  /** Returns the part of the list to which the card belongs. */
  public RuleGroup group() {
    return group;
  }

  /** Returns the number of the article in the FIDE Laws of Chess. */
  public String article() {
    return article;
  }

  /** Returns the position to try the rule in. Kings may be missing. */
  public Position position() {
    return Position.lessonFromFen(fen);
  }

  /** Returns the side at the bottom of the board. */
  public Color orientation() {
    return this == EN_PASSANT ? Color.WHITE : position().turn();
  }

  /** Returns whether only one side moves, so that its piece can be tried out alone. */
  public boolean oneSided() {
    return group == RuleGroup.PIECES;
  }

  /** Returns the squares where the rule lets its piece go, for a picture; none for other rules. */
  public SquareSet dots() {
    if (this == CASTLING) {
      return SquareSet.of(Square.C1, Square.G1);
    }
    if (!oneSided()) {
      return SquareSet.EMPTY;
    }
    Position position = position();
    return position.pieces(Piece.of(position.turn(), Role.valueOf(name()))).stream()
        .map(position::targets)
        .reduce(SquareSet.EMPTY, SquareSet::union);
  }

  /** Returns the id of the lesson that practises the rule. */
  public String lesson() {
    return lesson;
  }
}
