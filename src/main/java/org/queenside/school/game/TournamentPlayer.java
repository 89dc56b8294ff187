package org.queenside.school.game;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.identity.account.LearnerId;

/**
 * A player of a tournament.
 *
 * @param seed the player's number, from 0
 * @param learner the player
 * @param name the player's name
 * @param isInClass whether the player can be paired; players who left the class can't
 * @param rounds the rounds so far, without those for which the player wasn't paired
 */
public record TournamentPlayer(
    int seed, LearnerId learner, String name, boolean isInClass, List<TournamentRound> rounds) {

  /** Copies the list. */
  public TournamentPlayer {
    rounds = List.copyOf(rounds);
  }

  /** Returns twice the points: two for a win or a bye, one for a draw. */
  public int halfPoints() {
    return rounds.stream().mapToInt(TournamentRound::halfPoints).sum();
  }

  /** Returns the player's part in a round, or null. */
  public @Nullable TournamentRound round(int number) {
    return rounds.stream().filter(round -> round.number() == number).findFirst().orElse(null);
  }

  /** Returns the numbers of the opponents so far. */
  List<Integer> opponents() {
    return meetings().map(TournamentRound.Meeting::opponent).toList();
  }

  /** Returns the colours so far, without byes. */
  List<Color> colors() {
    return meetings().map(TournamentRound.Meeting::color).toList();
  }

  /** Returns how often the player had no opponent. */
  int byes() {
    return rounds.size() - (int) meetings().count();
  }

  private Stream<TournamentRound.Meeting> meetings() {
    return rounds.stream()
        .filter(TournamentRound.Meeting.class::isInstance)
        .map(TournamentRound.Meeting.class::cast);
  }

  /** Returns how many more games with White than with Black the player has had. */
  int balance() {
    return meetings().mapToInt(meeting -> meeting.color() == Color.WHITE ? 1 : -1).sum();
  }

  /** Nobody gets the same colour three times in a row, or three times more often than the other. */
  boolean mayPlay(Color color) {
    List<Color> colors = colors();
    int size = colors.size();
    boolean third = size >= 2 && colors.get(size - 1) == color && colors.get(size - 2) == color;
    int balance = color == Color.WHITE ? balance() : -balance();
    return !third && balance < 2;
  }
}
