package org.queenside.course.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * The moves of a game or of a part of one, with the positions between them.
 *
 * @param positions the position before the first move, then the one after each move
 */
public record GameScore(List<Position> positions, List<Move> moves) {

  public GameScore {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /**
   * Plays moves from a position.
   *
   * @throws IllegalArgumentException if one of them is not legal
   */
  public static GameScore of(Position start, List<Move> moves) {
    List<Position> positions = new ArrayList<>();
    positions.add(start);
    for (Move move : moves) {
      positions.add(positions.getLast().play(move));
    }
    return new GameScore(positions, moves);
  }

  /** Returns the number of moves by both sides. */
  public int size() {
    return moves.size();
  }

  /** Returns the position after a number of moves. */
  public Position after(int played) {
    return positions.get(played);
  }

  /** Returns the last of a number of moves, or null if there are none. */
  public @Nullable Move last(int played) {
    return played == 0 ? null : moves.get(played - 1);
  }

  /** Returns the side that makes the move with the given index, from 0. */
  public Color side(int index) {
    return positions.get(index).turn();
  }

  /** Returns the move number on a score sheet of the move with the given index. */
  public int number(int index) {
    return positions.get(index).fullmoveNumber();
  }

  /**
   * Returns the move with the given index, from 0, with its number: {@code 3 Nf3}, {@code 3…d6}.
   */
  public String named(int index) {
    String dots = side(index) == Color.WHITE ? " " : "…";
    return number(index) + dots + written(index, Notation.SHORT);
  }

  /** Returns the move with the given index, from 0, as it is written. */
  public String written(int index, Notation notation) {
    return notation.write(positions.get(index), moves.get(index));
  }
}
