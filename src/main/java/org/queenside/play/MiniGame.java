package org.queenside.play;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * A game with few pieces and a goal of its own. The pieces move by the rules of chess; a side that
 * has no legal move loses, in each of these games.
 */
public enum MiniGame {
  /** Pawns only. Wins who promotes first, takes all enemy pawns, or leaves them no move. */
  PAWN_GAME("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - -"),
  /** Pieces without kings. Wins who takes all enemy pieces. */
  CAPTURE_ALL("2bnnb2/2pppp2/8/8/8/8/2PPPP2/2BNNB2 w - -"),
  /** A lone king walks to the last rank; the other side has pieces to stop him. */
  SAFE_PATH_KING("2nbn3/8/8/8/8/8/8/4K3 w - -"),
  /** Two knights collect the same stars. Wins who has more than half, or takes the other. */
  KNIGHT_RACE("6n1/8/8/8/8/8/8/1N6 w - -"),
  /** A queen takes all pawns before one is promoted. */
  QUEEN_AGAINST_PAWNS("8/pppppppp/8/8/8/8/8/3Q4 w - -");

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
    for (MiniGame game : values()) {
      if (game.code.equals(code)) {
        return game;
      }
    }
    return null;
  }

  /** Returns the position in which this game usually begins. */
  public Position start() {
    return Position.lessonFromFen(fen);
  }

  /** Returns the stars that lie on the board when this game begins; empty without stars. */
  public SquareSet stars() {
    return this == KNIGHT_RACE ? STARS : SquareSet.EMPTY;
  }
}
