package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;

/** Mates in one for tests. */
public final class TestPuzzles {

  private TestPuzzles() {}

  /**
   * Returns positions with a back-rank mate by a rook, with different white pawns on the b- to
   * d-files.
   *
   * @param count 1 to 64
   */
  static List<Position> backRanks(int count) {
    List<Position> positions = new ArrayList<>();
    for (int pawns = 0; pawns < count; pawns++) {
      positions.add(
          Position.fromFen(
              "6k1/5ppp/8/8/8/%s/%s/R5K1 w - - 0 1".formatted(rank(pawns & 7), rank(pawns >> 3))));
    }
    return positions;
  }

  /** Returns a rank in FEN with a white pawn on the b- to d-files for each bit set. */
  private static String rank(int pawns) {
    StringBuilder rank = new StringBuilder();
    int empty = 1;
    for (int file = 0; file < 3; file++) {
      if ((pawns >> file & 1) == 1) {
        rank.append(empty == 0 ? "" : empty).append('P');
        empty = 0;
      } else {
        empty++;
      }
    }
    return rank.append(empty + 4).toString();
  }

  /** Returns the puzzle of a position that has a mate in one. */
  public static Puzzle puzzle(Position position) {
    return puzzle(position, PuzzleLabels.of(position));
  }

  /** Returns a puzzle with these labels, whether or not they fit the position. */
  public static Puzzle puzzle(Position position, PuzzleLabels labels) {
    return new Puzzle(
        new PuzzleId(1),
        new PuzzleCollectionId(1),
        "test",
        position,
        labels,
        InitialRating.of(labels));
  }

  /** Returns such puzzles with ratings that increase from the first one by a step each. */
  public static List<NewPuzzle> rated(int count, double from, double step) {
    List<Position> positions = backRanks(count);
    List<NewPuzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Position position = positions.get(i);
      Rating rating = InitialRating.known(from + step * i, 80);
      puzzles.add(new NewPuzzle("p" + i, position, PuzzleLabels.of(position), rating));
    }
    return puzzles;
  }
}
