package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;

/**
 * A mini-game between two people at one screen, or between one person and the computer. Immutable.
 *
 * @param states the states of the game, from its start to now; never empty
 * @param computer the computer's strength, or null if two people play
 * @param humanSide the person's side in a game against the computer
 */
public record LocalMiniGame(
    List<MiniGameState> states, @Nullable Strength computer, Color humanSide) {
  /** Longer than the text of any real mini-game. */
  private static final int MAX_LENGTH = 4_000;

  public LocalMiniGame {
    states = List.copyOf(states);
  }

  /** Starts a game. */
  public static LocalMiniGame of(MiniGame game, @Nullable Strength computer, Color own) {
    return new LocalMiniGame(List.of(MiniGameState.of(game)), computer, own);
  }

  /** Returns the current state. */
  public MiniGameState state() {
    return states.getLast();
  }

  /** Returns the moves made so far. */
  public List<Move> moves() {
    return states.stream().map(MiniGameState::last).filter(Objects::nonNull).toList();
  }

  /** Rules on an attempted move, taking the earlier moves into account. */
  public Ruling rule(Move move) {
    RulingContext context = RulingContext.from(states.getFirst().position(), moves());
    return Ruling.of(
        state().position(), move, context.triedBySide(computer == null ? null : humanSide));
  }

  /**
   * Returns the game after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public LocalMiniGame play(Move move) {
    List<MiniGameState> longer = new ArrayList<>(states);
    longer.add(state().play(move));
    return new LocalMiniGame(longer, computer, humanSide);
  }

  /** Returns the game after the computer's move, or this game if it isn't the computer's turn. */
  public LocalMiniGame answered() {
    return isComputersTurn() && computer != null
        ? play(MiniGameEngine.reply(state(), computer))
        : this;
  }

  private boolean isComputersTurn() {
    return computer != null && state().result() == null && state().turn() != humanSide;
  }

  /** Returns whether a person has made a move to take back. */
  public boolean canTakeBack() {
    return states.size() > (computer != null && humanSide == Color.BLACK ? 2 : 1);
  }

  /** Returns the game before the last move of a person, or this game if there was none. */
  public LocalMiniGame takenBack() {
    int kept = states.size();
    if (canTakeBack()) {
      do {
        kept--;
      } while (computer != null && states.get(kept - 1).turn() != humanSide);
    }
    return new LocalMiniGame(states.subList(0, kept), computer, humanSide);
  }

  /** Returns the moves as text that can be {@linkplain #replayed replayed}: {@code e2e4.e7e5}. */
  public String text() {
    return moves().stream().map(Move::toString).collect(Collectors.joining("."));
  }

  /** Returns the game after the moves in a text, up to the first illegal one. */
  public LocalMiniGame replayed(String text) {
    LocalMiniGame game = this;
    if (text.isEmpty() || text.length() > MAX_LENGTH) {
      return game;
    }
    for (String word : text.split("\\.", -1)) {
      Move move = read(word);
      if (move == null || !game.state().moves().contains(move)) {
        return game;
      }
      game = game.play(move);
    }
    return game;
  }

  private static @Nullable Move read(String word) {
    try {
      return Move.parseUci(word);
    } catch (NotationException noMove) {
      return null;
    }
  }
}
