package org.queenside.play;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * A game with few pieces and its own goal. The pieces move by the rules of chess. In every
 * mini-game a side without a legal move loses.
 */
public enum MiniGame {
  /**
   * Pawns only. A side wins by promoting, taking all enemy pawns, or leaving the other side without
   * a move.
   */
  PAWN_GAME("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - -"),
  /** No kings. A side wins by taking all enemy pieces. */
  CAPTURE_ALL("2bnnb2/2pppp2/8/8/8/8/2PPPP2/2BNNB2 w - -"),
  /** A lone king walks to the last rank; the other side's pieces try to stop it. */
  SAFE_PATH_KING("2nbn3/8/8/8/8/8/8/4K3 w - -"),
  /**
   * Two knights collect the same stars. A side wins with more than half or by taking the other's
   * knight.
   */
  KNIGHT_RACE("6n1/8/8/8/8/8/8/1N6 w - -"),
  /** A queen has to take all pawns before one promotes. */
  QUEEN_AGAINST_PAWNS("8/pppppppp/8/8/8/8/8/3Q4 w - -"),
  /** Like the queen against pawns, with a rook and fewer pawns. */
  ROOK_AGAINST_PAWNS("8/p2p2p1/8/8/8/8/8/4R3 w - -"),
  /** Like the queen against pawns, with two bishops and fewer pawns. */
  BISHOPS_AGAINST_PAWNS("8/p2p2p1/8/8/8/8/8/2B2B2 w - -"),
  /**
   * Kings, pawns and a piece each. A side wins by promoting or by leaving the other side without a
   * move, which is mate or stalemate.
   */
  LITTLE_WAR("2r1k3/1ppp4/8/8/8/8/1PPP4/2R1K3 w - -");

  private static final SquareSet STARS =
      SquareSet.of(Square.D4, Square.E5, Square.C6, Square.F3, Square.B4, Square.G5, Square.H1);

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final String fen;

  MiniGame(String fen) {
    this.fen = fen;
  }

  /** Returns the stable name used in addresses and lesson files: {@code pawn-game}. */
  public String code() {
    return code;
  }

  /** Returns the game with the given code, or null if there is none. */
  public static @Nullable MiniGame find(String code) {
    return Arrays.stream(values()).filter(game -> game.code.equals(code)).findFirst().orElse(null);
  }

  /** Returns the usual starting position. */
  public Position start() {
    return Position.lessonFromFen(fen);
  }

  /** Returns the squares with stars at the start; empty for games without stars. */
  public SquareSet stars() {
    return this == KNIGHT_RACE ? STARS : SquareSet.EMPTY;
  }
}
