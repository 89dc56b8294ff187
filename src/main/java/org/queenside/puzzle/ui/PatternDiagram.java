package org.queenside.puzzle.ui;

import org.queenside.board.BoardPicture;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * A minimal example of a pattern.
 *
 * @param fen the position before the mating move
 * @param uci the mating move
 * @param file the first file shown, from 0
 * @param rank the first rank shown, from 0
 */
public record PatternDiagram(String fen, String uci, int file, int rank) {

  private static final int SIZE = 5;

  /** Returns the example of a pattern. */
  public static PatternDiagram of(MatePattern pattern) {
    return switch (pattern) {
      case CASTLING -> new PatternDiagram("8/8/8/4R1R1/8/5k2/8/4K2R w K - 0 1", "e1g1", 3, 0);
      case EN_PASSANT -> new PatternDiagram("8/k7/p1B5/PpP1Q3/8/8/8/4K3 w - b6 0 1", "c5b6", 0, 3);
      case UNDERPROMOTION -> kingside("6br/5Ppk/7p/8/8/8/8/4K3 w - - 0 1", "f7f8n");
      case PROMOTION -> kingside("6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8q");
      case DOUBLE_CHECK -> center("3qkb2/3p1p2/4N3/4R3/8/8/8/4K3 w - - 0 1", "e6c7");
      case DISCOVERED_CHECK -> kingside("6bk/7p/5N2/4B3/8/8/8/4K3 w - - 0 1", "f6d7");
      case SMOTHERED -> kingside("6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1", "e5f7");
      case PAWN -> kingside("7k/5K1p/6P1/8/8/8/8/8 w - - 0 1", "g6g7");
      case BODEN -> new PatternDiagram("2kr4/3p4/8/4B3/8/8/4B3/4K3 w - - 0 1", "e2a6", 0, 3);
      case ARABIAN -> kingside("7k/R7/5N2/8/8/8/8/4K3 w - - 0 1", "a7h7");
      case HOOK -> kingside("5r2/6k1/5Np1/4P3/8/8/8/4K2R w - - 0 1", "h1h7");
      case ANASTASIA -> kingside("8/4N1pk/8/8/3R4/8/8/4K3 w - - 0 1", "d4h4");
      case OPERA -> kingside("4k3/5p2/8/6B1/8/8/8/3RK3 w - - 0 1", "d1d8");
      case EPAULETTE -> center("3rkr2/8/Q7/8/8/8/8/4K3 w - - 0 1", "a6e6");
      case SWALLOWS_TAIL -> center("3r1r2/4k3/Q7/5P2/8/8/8/4K3 w - - 0 1", "a6e6");
      case DOVETAIL -> center("4r3/3pk3/8/6P1/8/8/5Q2/4K3 w - - 0 1", "f2f6");
      case BACK_RANK -> kingside("6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1", "d1d8");
      case TWO_ROOKS -> kingside("6k1/3R4/4R3/8/8/8/8/4K3 w - - 0 1", "e6e8");
      case ROOK_AND_KING -> kingside("6k1/8/4R1K1/8/8/8/8/8 w - - 0 1", "e6e8");
      case QUEEN_BESIDE_KING -> kingside("6k1/Q7/5K2/8/8/8/8/8 w - - 0 1", "a7g7");
      case OTHER -> kingside("7k/5K1p/8/8/8/6B1/8/8 w - - 0 1", "g3e5");
    };
  }

  /** Files d to h and ranks 4 to 8. */
  private static PatternDiagram kingside(String fen, String uci) {
    return new PatternDiagram(fen, uci, 3, 3);
  }

  /** Files c to g and ranks 4 to 8. */
  private static PatternDiagram center(String fen, String uci) {
    return new PatternDiagram(fen, uci, 2, 3);
  }

  Position before() {
    return Position.fromFen(fen);
  }

  Move move() {
    return Move.parseUci(uci);
  }

  /** Draws the mate, as a part of the board. */
  public BoardPicture draw() {
    return BoardPicture.part(before().play(move()).board(), file, rank, SIZE);
  }
}
