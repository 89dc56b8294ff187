package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;

/**
 * A mini-game between two people at one table, or between one and the computer; immutable.
 *
 * @param matches the game after each move, from its beginning on; never empty
 * @param computer how strong the computer is, or null if two people play
 * @param humanSide the side that the person plays who plays against the computer
 */
public record LocalMiniGame(
    List<MiniGameState> matches, @Nullable Strength computer, Color humanSide) {
  /** A longer text than any of these games needs is not read. */
  private static final int LONGEST = 4_000;

  public LocalMiniGame {
    matches = List.copyOf(matches);
  }

  /** Begins a game. */
  public static LocalMiniGame of(MiniGame game, @Nullable Strength computer, Color own) {
    return new LocalMiniGame(List.of(MiniGameState.of(game)), computer, own);
  }

  /** Returns the game as it stands. */
  public MiniGameState match() {
    return matches.getLast();
  }

  /** Returns the moves made so far. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (MiniGameState match : matches) {
      if (match.last() != null) {
        moves.add(match.last());
      }
    }
    return List.copyOf(moves);
  }

  /** Judges a tried move, with all that was played before. */
  public Ruling rule(Move move) {
    RulingContext past = RulingContext.from(matches.getFirst().position(), moves());
    return Ruling.of(
        match().position(), move, past.triedBySide(computer == null ? null : humanSide));
  }

  /**
   * Returns the table after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public LocalMiniGame play(Move move) {
    List<MiniGameState> longer = new ArrayList<>(matches);
    longer.add(match().play(move));
    return new LocalMiniGame(longer, computer, humanSide);
  }

  /** Returns the table after the computer's move, or this one if it has none to make. */
  public LocalMiniGame answered() {
    return isTheComputersTurn() && computer != null
        ? play(MiniGameEngine.reply(match(), computer))
        : this;
  }

  private boolean isTheComputersTurn() {
    return computer != null && match().verdict() == null && match().turn() != humanSide;
  }

  /** Returns whether a move of a person can be taken back. */
  public boolean canTakeBack() {
    return matches.size() > (computer != null && humanSide == Color.BLACK ? 2 : 1);
  }

  /** Returns the table before the last move of a person, or this one if there was none. */
  public LocalMiniGame takenBack() {
    int kept = matches.size();
    if (canTakeBack()) {
      do {
        kept--;
      } while (computer != null && matches.get(kept - 1).turn() != humanSide);
    }
    return new LocalMiniGame(matches.subList(0, kept), computer, humanSide);
  }

  /** Returns the moves as text, to be {@linkplain #replayed} later: {@code e2e4.e7e5}. */
  public String text() {
    return moves().stream().map(Move::toString).collect(Collectors.joining("."));
  }

  /** Returns the table after the moves of a text, as far as they are moves that can be made. */
  public LocalMiniGame replayed(String text) {
    LocalMiniGame table = this;
    if (text.isEmpty() || text.length() > LONGEST) {
      return table;
    }
    for (String word : text.split("\\.", -1)) {
      Move move = read(word);
      if (move == null || !table.match().moves().contains(move)) {
        return table;
      }
      table = table.play(move);
    }
    return table;
  }

  private static @Nullable Move read(String word) {
    try {
      return Move.parseUci(word);
    } catch (NotationException noMove) {
      return null;
    }
  }
}
