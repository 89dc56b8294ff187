package org.queenside.school.game;

import java.util.List;
import org.queenside.chess.Color;

/**
 * A player of a tournament.
 *
 * @param seed the player's number, from 0
 * @param name the player's name
 * @param isHere whether the player can be paired; one who left the class can't
 * @param halfPoints two for a win or a bye, one for a draw
 * @param opponents the numbers of the opponents so far
 * @param colors the colours so far, without byes
 * @param byes how often the player had no opponent
 */
public record TournamentPlayer(
    int seed,
    String name,
    boolean isHere,
    int halfPoints,
    List<Integer> opponents,
    List<Color> colors,
    int byes) {

  /** Copies the lists. */
  public TournamentPlayer {
    opponents = List.copyOf(opponents);
    colors = List.copyOf(colors);
  }

  /** Returns how many more games with White than with Black the player has had. */
  int balance() {
    return colors.stream().mapToInt(color -> color == Color.WHITE ? 1 : -1).sum();
  }

  /** Nobody gets a colour three times in a row, or three times more often than the other one. */
  boolean mayPlay(Color color) {
    int size = colors.size();
    boolean third = size >= 2 && colors.get(size - 1) == color && colors.get(size - 2) == color;
    int balance = color == Color.WHITE ? balance() : -balance();
    return !third && balance < 2;
  }
}
